"""Words that overlays say of tiles, in every language that pace notes have."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

TILE_WORDS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "en": {
            "low": "low",
            "medium": "medium",
            "high": "high",
            "off the course": "off the course",
            "not reached": "not reached",
            "tile": "{number} tile",
            "tiles": "{number} tiles",
            "cell": "{number} cell",
            "cells": "{number} cells",
        },
        "fr": {
            "low": "faible",
            "medium": "moyen",
            "high": "élevé",
            "off the course": "hors parcours",
            "not reached": "non atteinte",
            "tile": "{number} tuile",
            "tiles": "{number} tuiles",
            "cell": "{number} case",
            "cells": "{number} cases",
        },
        "pt": {
            "low": "baixo",
            "medium": "médio",
            "high": "alto",
            "off the course": "fora do percurso",
            "not reached": "não alcançada",
            "tile": "{number} peça",
            "tiles": "{number} peças",
            "cell": "{number} casa",
            "cells": "{number} casas",
        },
    }
)
"""Words by their English key, for every two-letter code of a language."""
