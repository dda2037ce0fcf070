"""Words for pace notes in other languages, as co-drivers there call them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from trackeditor.roadbook.wording import ENGLISH, Words

FRENCH: Words = {
    "start": "{tile} DÉPART",
    "from": "depuis {tile}",
    "finish": "{tile} ARRIVÉE",
    "straight": "tout droit {cells}",
    "junction": "{turn} à la bifurcation",
    "junction straight": "tout droit à la bifurcation",
    "flat": "{side} à fond",
    "flat long": "{side} long à fond",
    "jump": "saut {limit}",
    "water": "gué",
    "narrows": "passage étroit {limit}",
    "surface gravel": "sur terre",
    "surface asphalt": "sur asphalte",
    "surface snow": "sur neige",
    "left": "gauche",
    "right": "droite",
    "turn": "{side} {limit}",
    "turn without name": "{limit}",
    "kink": "cassure {limit}",
    "bend": "courbe",
    "plain": "{turn}",
    "hairpin": "épingle {turn}",
    "long": "{turn} long",
    "double": "double {turn}",
    "tightens": "{turn} se ferme {limit}",
    "opens": "{turn} s'ouvre {limit}",
    "chicane": "chicane {turns}",
    "cut": "{turn} corde {cut}",
    "caution": "{turn} attention",
    "slide in": "{turn} dérapage à l'entrée",
    "slide out": "{turn} dérapage à la sortie",
    "slide both": "{turn} dérapage à l'entrée et à la sortie",
    "narrow": "{note} étroit",
    "up": "montée {note}",
    "down": "descente {note}",
}

PORTUGUESE: Words = {
    "start": "{tile} PARTIDA",
    "from": "de {tile}",
    "finish": "{tile} CHEGADA",
    "straight": "em frente {cells}",
    "junction": "{turn} na bifurcação",
    "junction straight": "em frente na bifurcação",
    "flat": "{side} a fundo",
    "flat long": "{side} longa a fundo",
    "jump": "salto {limit}",
    "water": "passagem de água",
    "narrows": "passagem estreita {limit}",
    "surface gravel": "para terra",
    "surface asphalt": "para asfalto",
    "surface snow": "para neve",
    "left": "esquerda",
    "right": "direita",
    "turn": "{side} {limit}",
    "turn without name": "{limit}",
    "kink": "quebra {limit}",
    "bend": "curva",
    "plain": "{turn}",
    "hairpin": "gancho {turn}",
    "long": "{turn} longa",
    "double": "duas vezes {turn}",
    "tightens": "{turn} fecha {limit}",
    "opens": "{turn} abre {limit}",
    "chicane": "chicane {turns}",
    "cut": "{turn} corta {cut}",
    "caution": "{turn} atenção",
    "slide in": "{turn} derrapa à entrada",
    "slide out": "{turn} derrapa à saída",
    "slide both": "{turn} derrapa à entrada e à saída",
    "narrow": "estreito {note}",
    "up": "a subir {note}",
    "down": "a descer {note}",
}

WORDS: Mapping[str, Words] = MappingProxyType({"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE})
"""The words of every language, by its two-letter code."""
