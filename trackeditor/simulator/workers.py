"""Processes that share work, and end when the process that started them stops or dies.

The processes are started afresh ("spawn"), alike on all systems. Each has a pipe of its own, over
which it gets one task after another.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread, current_thread, main_thread
from typing import Any, NamedTuple, TypeVar

from trackeditor.simulator.errors import SimulatorError

MOST_WORKERS = 64

Task = TypeVar("Task")
Result = TypeVar("Result")


class _Worker(NamedTuple):
    """A process, and the end of its pipe that is here."""

    process: BaseProcess
    pipe: Connection


def share(
    prepare: Callable[[], Callable[[Task], Result]], tasks: Iterable[Task], workers: int
) -> Generator[Result, None, None]:
    """Results of tasks, as they come; close the generator to end the processes at once.

    A task is taken from ``tasks`` when a worker is free for it.

    Parameters
    ----------
    prepare : called once in every process, gives what is done with a task; it and all tasks and
        results must be picklable
    tasks : what is to be done, in any number
    workers : the most processes to start

    Raises
    ------
    SimulatorError
        when a process cannot be started or ends too soon. Any other exception is one that the
        work has raised.
    """
    waiting = iter(tasks)
    first = list(islice(waiting, workers))
    with ExitStack() as ending:
        crew = [ending.enter_context(_worker()) for _ in first]
        for worker, task in zip(crew, first, strict=True):
            _send(worker, prepare)
            _send(worker, task)
        yield from _results(crew, waiting)


def _results(crew: Iterable[_Worker], waiting: Iterator[Any]) -> Iterator[Any]:
    """Results of the tasks that the workers have, and of those that they are given after them."""
    busy = {worker.pipe: worker for worker in crew}
    while busy:
        for pipe in wait(list(busy)):
            worker = busy[pipe]  # type: ignore[index]
            result, fault = _receive(worker)
            if fault is not None:
                raise fault
            try:
                _send(worker, next(waiting))
            except StopIteration:
                del busy[worker.pipe]
            yield result


@contextmanager
def _worker() -> Iterator[_Worker]:
    """A new process, which waits for its work; it is ended at the end of the context."""
    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_work, args=(there,), daemon=True)
    with here, there:
        try:
            _start(process)
            there.close()
            yield _Worker(process, here)
        finally:
            if process.pid is not None:
                process.kill()
                process.join()


def _start(process: BaseProcess) -> None:
    try:
        with _end_put_off(), _interrupts_held_back():
            process.start()
    except OSError as error:
        raise SimulatorError(
            f"a worker cannot be started ({error.strerror or error}); "
            "run from a folder that exists, or with 1 worker"
        ) from error


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Hold back Ctrl+C, which a terminal sends to all processes, from one that is being started.

    The new process inherits that and leaves it to this one to end it.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Starting the first process would start it, too, and that lets Ctrl+C through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _end_put_off() -> Iterator[None]:
    """Put off the end of this process, when it is asked to end, to after the start of another.

    One whose start breaks off in the middle would complain.
    """
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    if current_thread() is not main_thread() or None in before.values():
        yield
        return
    asked: list[int] = []
    for number in before:
        signal.signal(number, lambda number, _: asked.append(number))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for arrived in asked:
            signal.raise_signal(arrived)


def _send(worker: _Worker, content: object) -> None:
    try:
        worker.pipe.send(content)
    except OSError as error:
        raise _ended_too_soon() from error


def _receive(worker: _Worker) -> tuple[Any, Exception | None]:
    try:
        result, fault = worker.pipe.recv()
    except (EOFError, OSError) as error:
        raise _ended_too_soon() from error
    return result, fault


def _ended_too_soon() -> SimulatorError:
    return SimulatorError("a worker has ended too soon, maybe for want of memory; run with fewer")


# --- in the new process ---------------------------------------------------------------------------


def _work(pipe: Connection) -> None:
    """Do one task after another until no more come."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    try:
        prepare = pipe.recv()
        work, fault = _outcome(prepare)
        while True:
            task = pipe.recv()
            pipe.send((None, fault) if fault else _outcome(work, task))
    except (EOFError, OSError):
        return


def _outcome(work: Callable[..., Any], *arguments: object) -> tuple[Any, Exception | None]:
    """The result, or the exception, which is raised again where the result is wanted."""
    try:
        return work(*arguments), None
    except Exception as fault:
        return None, fault


def _end_with_parent() -> None:
    """End this process, whatever it is doing, as soon as the one that started it is gone."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
