"""Words on pictures, for tiles and pages, in every language that pace notes have."""

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
            "page with everything": "a tile's edge is {edge} mm",
            "page of a poster": (
                "page {number} of {pages}    row {row} of {rows}, column {column} of {columns}"
            ),
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
            "page with everything": "côté d'une tuile\N{NO-BREAK SPACE}: {edge} mm",
            "page of a poster": (
                "page {number} sur {pages}    rangée {row} sur {rows}, colonne {column}"
                " sur {columns}"
            ),
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
            "page with everything": "lado de uma peça: {edge} mm",
            "page of a poster": (
                "página {number} de {pages}    fila {row} de {rows}, coluna {column} de {columns}"
            ),
        },
    }
)
"""Words by their English key, for every two-letter code of a language."""


def number_words(number: float, language: str) -> str:
    """A number with one digit after the point, which is a comma in most languages.

    >>> number_words(12.34, "en"), number_words(12.34, "fr")
    ('12.3', '12,3')
    """
    text = f"{number:.1f}"
    return text if language == "en" else text.replace(".", ",")
