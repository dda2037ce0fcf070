"""The race on the canvas: its stages, and whether that in view is still what was driven."""

from __future__ import annotations

from PySide6.QtCore import QObject

from trackeditor.editor.drive.car_layer import CarLayer, Table
from trackeditor.editor.drive.race import LiveRace, RaceStatus
from trackeditor.editor.drive.scenes import Scene
from trackeditor.editor.drive.stretches import Stretch
from trackeditor.editor.session import Session


class RaceTable(QObject):
    """Shows scenes on the canvas while their stage is in view.

    A race that is over outlives the layout that it was driven on, but its cars are shown on no
    other one.
    """

    def __init__(self, session: Session, race: LiveRace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = session.document
        self._session = session
        self.race = race
        self._stage = -1
        self.stretches: tuple[Stretch, ...] = ()
        self.canvas: Table | None = None
        self.layer: CarLayer | None = None

    def use_canvas(self, canvas: Table) -> None:
        """Paint cars on a canvas."""
        self.canvas = canvas
        self.layer = CarLayer(self._session.library, canvas, self)
        self.place(self.race.scene)

    @property
    def stands(self) -> bool:
        """Whether all stages of the race are still what was driven."""
        return all(stretch.stands(self._document) for stretch in self.stretches)

    def is_driven_on(self, scene: Scene | None) -> bool:
        """Whether the document still has the stage of a scene as it was driven."""
        stretch = self._stretch_of(scene)
        return stretch is not None and stretch.stands(self._document)

    def is_elsewhere(self, scene: Scene | None) -> bool:
        """Whether the document has the stage of a scene and another one is in view."""
        stretch = self._stretch_of(scene)
        return self.is_driven_on(scene) and stretch.index != self._document.index

    def follow(self, scene: Scene | None) -> None:
        """Show a scene; with the first one of a stage, bring that into view."""
        stage = scene.stage if scene is not None else -1
        if stage != self._stage and stage >= 0:
            self.return_to(scene)
        self._stage = stage
        self.place(scene)

    def return_to(self, scene: Scene | None) -> None:
        """Bring the stage of a scene into view."""
        stretch = self._stretch_of(scene)
        if self.is_driven_on(scene):
            self._document.show_stage(stretch.index)

    def place(self, scene: Scene | None) -> None:
        """Show the cars, or none while their stage is not in view."""
        self.let_pick()
        if self.layer is None:
            return
        stretch = self._in_view(scene)
        if stretch is None:
            self.layer.show_scene(None, None)
        else:
            self.layer.use_library(stretch.library)
            pace = self.race.pace if self.race.playing else 0
            self.layer.show_scene(scene, stretch.layout, pace)

    def let_pick(self) -> None:
        """While a race is on, clicks mean cells and not editing."""
        if self.layer is not None:
            racing = self.race.status is RaceStatus.RUNNING
            self.layer.let_pick(racing and self._in_view(self.race.scene) is not None)

    def turn_boards(self) -> None:
        """Show boards on the sides on which they are driven."""
        racing = self.race.status is not RaceStatus.NONE
        turned = {
            stretch.index: stretch.lying.snow_zones
            for stretch in self.stretches
            if racing and stretch.is_turned and stretch.stands(self._document)
        }
        self._document.turn_boards(turned)

    def _stretch_of(self, scene: Scene | None) -> Stretch | None:
        number = max(0, scene.stage) if scene is not None else len(self.stretches)
        return self.stretches[number] if number < len(self.stretches) else None

    def _in_view(self, scene: Scene | None) -> Stretch | None:
        stretch = self._stretch_of(scene)
        if not self.is_driven_on(scene) or stretch.index != self._document.index:
            return None
        return stretch
