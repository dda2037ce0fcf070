"""``python -m trackeditor.cli``."""

from trackeditor.cli import main

main()
