"""``python -m trackeditor``."""

from trackeditor.cli import main

main()
