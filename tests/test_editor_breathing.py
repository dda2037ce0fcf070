"""The engine's thread leaves the window room, and ends at once when its race does."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import sys
import threading
from time import perf_counter, sleep

import pytest

from trackeditor.editor.drive.breathing import work_breathing


class EndedError(Exception):
    pass


def one_more(number: int) -> int:
    return number + 1


def compute(end: float) -> None:
    number = 0
    while perf_counter() < end:
        number = one_more(number)


def seconds_of_many_calls(work) -> float:
    """How long calls take that let go of Python, as those of Qt do, while a thread computes."""
    end = perf_counter() + 20
    done = threading.Event()

    def run():
        try:
            work(end, done)
        except EndedError:
            return

    thread = threading.Thread(target=run)
    thread.start()
    sleep(0.05)
    begun = perf_counter()
    for _ in range(120):
        sleep(0)
    taken = perf_counter() - begun
    done.set()
    thread.join()
    return taken


def test_many_calls_are_not_held_up_by_a_thread_that_computes():
    def plainly(end, done):
        while not done.is_set():
            compute(min(end, perf_counter() + 0.05))

    def breathing(end, done):
        def check():
            if done.is_set():
                raise EndedError

        work_breathing(lambda: compute(end), check)

    assert seconds_of_many_calls(breathing) < seconds_of_many_calls(plainly) / 3


def test_a_job_ends_in_the_middle_when_it_is_to_end():
    begun = perf_counter()

    def check():
        if perf_counter() > begun + 0.05:
            raise EndedError

    with pytest.raises(EndedError):
        work_breathing(lambda: compute(begun + 60), check)
    assert perf_counter() < begun + 10


def test_the_hook_is_taken_away_again():
    seen = []

    def job():
        seen.append(sys.getprofile())

    thread = threading.Thread(target=work_breathing, args=(job, lambda: None))
    thread.start()
    thread.join()
    assert seen[0] is not None
    work_breathing(lambda: None, lambda: None)
    assert sys.getprofile() is None
