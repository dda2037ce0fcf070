"""The tile library from cold; the aim is 100 ms from the cache and 1 s without.

"Cold" leaves out the start of Python and its imports: every round reads the files anew.
"""

from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from trackeditor.resources import data_directory
from trackeditor.tiles import Library, compile_side, read_library

TILES = data_directory("tile_library")


@pytest.fixture
def warm(tmp_path: Path) -> Path:
    """A cache directory that is current."""
    read_library(TILES, tmp_path)
    return tmp_path


def compile_all(library: Library) -> Library:
    for side in library:
        library.compiled(side)
    return library


def test_read_from_the_cache(benchmark: BenchmarkFixture, warm: Path):
    assert len(benchmark(read_library, TILES, warm)) == 271


def test_read_from_the_cache_and_compile_every_side(benchmark: BenchmarkFixture, warm: Path):
    library = benchmark(lambda: compile_all(read_library(TILES, warm)))
    assert len(library) == 271


def test_read_without_a_cache(benchmark: BenchmarkFixture):
    assert len(benchmark.pedantic(read_library, args=(TILES,), rounds=5)) == 271


def test_read_without_a_cache_and_compile_every_side(benchmark: BenchmarkFixture):
    library = benchmark.pedantic(lambda: compile_all(read_library(TILES)), rounds=5)
    assert len(library) == 271


@pytest.mark.parametrize("side", ["204a", "211b", "215b", "151b", "152b"])
def test_compile_one_side(benchmark: BenchmarkFixture, side: str):
    printed = read_library(TILES).side(side)
    assert benchmark(compile_side, printed).passages
