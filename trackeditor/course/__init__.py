"""Courses: what a layout is when it is driven."""

from trackeditor.course.analysis import Analysis, analyse, turned_round
from trackeditor.course.document import course_from_dict, course_to_dict
from trackeditor.course.drives import DriveGraph, drive_graph
from trackeditor.course.lines import LinePlace
from trackeditor.course.model import Course, CourseCell, CourseKind, CourseMove, CourseTile
from trackeditor.course.rallycross import Detour, Rallycross
from trackeditor.course.soundness import unsound

__all__ = [
    "Analysis",
    "Course",
    "CourseCell",
    "CourseKind",
    "CourseMove",
    "CourseTile",
    "Detour",
    "DriveGraph",
    "LinePlace",
    "Rallycross",
    "analyse",
    "course_from_dict",
    "course_to_dict",
    "drive_graph",
    "turned_round",
    "unsound",
]
