"""Garbage with objects of Qt in it is collected by the thread of the window."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import gc
import threading

import pytest
from PySide6.QtCore import QObject

from trackeditor.editor.garbage import GarbageCollector, collect_due


@pytest.fixture
def collector(qapp):
    collector = GarbageCollector()
    collector.begin()
    yield collector
    collector.end()
    assert gc.isenabled()


def litter(count: int) -> None:
    """Leave cycles of objects behind, with an object of Qt in each."""
    for _ in range(count):
        cycle: list[object] = [QObject()]
        cycle.append(cycle)


def test_a_worker_that_makes_garbage_collects_none(collector):
    threads = set()

    def note(phase, info):
        threads.add(threading.current_thread())

    gc.callbacks.append(note)
    try:
        worker = threading.Thread(target=litter, args=(5000,))
        worker.start()
        worker.join()
        assert threads == set()
        collect_due()
        assert threads == {threading.main_thread()}
    finally:
        gc.callbacks.remove(note)


def test_garbage_goes_while_the_window_waits_for_its_user(collector, qtbot):
    gc.collect()
    litter(5000)
    before = gc.get_count()[0]
    assert before > gc.get_threshold()[0]
    qtbot.waitUntil(lambda: gc.get_count()[0] < gc.get_threshold()[0], timeout=5000)


def test_nothing_is_collected_that_is_not_due(collector):
    gc.collect()
    collected = []
    gc.callbacks.append(lambda phase, info: collected.append(phase))
    try:
        collect_due()
        assert collected == []
    finally:
        gc.callbacks.pop()
