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

SHEET_WORDS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "en": {
            "kind": "PC course",
            "rally": "Rally",
            "stage": "{number} stage",
            "stages": "{number} stages",
            "leg": "{number} leg",
            "legs": "{number} legs",
            "zone": "over {number} zone",
            "zones": "over {number} zones",
            "variable weather": "variable weather",
            "dry": "dry",
            "snow": "snow on {zones}",
            "service": "service after",
            "no service": "no service after",
            "result": "Result of the rally",
            "goes on": "(continued)",
            "page": "page {number} of {pages}",
            "start": "start",
            "driver": "driver",
            "time": "time",
            "total": "total",
            "behind": "behind",
            "place": "place",
        },
        "fr": {
            "kind": "Parcours PC",
            "rally": "Rallye",
            "stage": "{number} spéciale",
            "stages": "{number} spéciales",
            "leg": "{number} tronçon",
            "legs": "{number} tronçons",
            "zone": "sur {number} zone",
            "zones": "sur {number} zones",
            "variable weather": "météo variable",
            "dry": "sec",
            "snow": "neige sur {zones}",
            "service": "assistance",
            "no service": "sans assistance",
            "result": "Classement du rallye",
            "goes on": "(suite)",
            "page": "page {number} sur {pages}",
            "start": "départ",
            "driver": "pilote",
            "time": "temps",
            "total": "total",
            "behind": "écart",
            "place": "position",
        },
        "pt": {
            "kind": "Percurso PC",
            "rally": "Rali",
            "stage": "{number} especial",
            "stages": "{number} especiais",
            "leg": "{number} troço",
            "legs": "{number} troços",
            "zone": "em {number} zona",
            "zones": "em {number} zonas",
            "variable weather": "tempo variável",
            "dry": "seco",
            "snow": "neve em {zones}",
            "service": "assistência",
            "no service": "sem assistência",
            "result": "Classificação do rali",
            "goes on": "(continuação)",
            "page": "página {number} de {pages}",
            "start": "partida",
            "driver": "piloto",
            "time": "tempo",
            "total": "total",
            "behind": "diferença",
            "place": "posição",
        },
    }
)
"""Words on PC-course sheets by their key, for every two-letter code of a language."""


def number_words(number: float, language: str) -> str:
    """A number with one digit after the point, which is a comma in most languages.

    >>> number_words(12.34, "en"), number_words(12.34, "fr")
    ('12.3', '12,3')
    """
    text = f"{number:.1f}"
    return text if language == "en" else text.replace(".", ",")
