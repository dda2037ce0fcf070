"""Courses: what a layout is when it is driven."""

from trackeditor.course.document import course_from_dict, course_to_dict
from trackeditor.course.model import Course, CourseCell, CourseKind, CourseMove, CourseTile

__all__ = [
    "Course",
    "CourseCell",
    "CourseKind",
    "CourseMove",
    "CourseTile",
    "course_from_dict",
    "course_to_dict",
]
