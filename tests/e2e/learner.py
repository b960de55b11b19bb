"""Somebody who does what a lesson or a first game asks: by clicks, or by the keyboard alone."""

from kingcraft.learn.lessons import Lesson, Step
from tests.e2e.visitor import BOARD, END, Visitor
from tests.waiting import wait_until


class Learner:
    """A visitor at the table of a lesson."""

    def __init__(self, visitor: Visitor, lesson: Lesson) -> None:
        self.visitor = visitor
        self.lesson = lesson

    def begin(self) -> None:
        """Opens the lesson and waits for the first thing to do."""
        self.visitor.page.evaluate(
            "place => { location.hash = place }", f"#/lesson/{self.lesson.game}/{self.lesson.name}"
        )
        self.visitor.wait(f"aside[data-lesson='{self.lesson.name}'][data-step='0']")
        self.visitor.wait(f"{BOARD}[data-turn=mine]")

    def finish(self, by_keys: bool = False) -> None:
        """Does step after step until the lesson says what was learned."""
        for number, step in enumerate(self.lesson.steps, 1):
            self.do(step, by_keys)
            self.visitor.wait(f"aside[data-step='{number}']")
        self.visitor.wait("aside[data-done=true]")

    def do(self, step: Step, by_keys: bool = False) -> None:
        """Makes the first of the moves that a step asks for."""
        self.visitor.wait(f"{BOARD}[data-turn=mine]")
        verb, _, rest = step.moves[0].partition(" ")
        if self.lesson.game == "kingdom-builder":
            self._on_the_map(verb, rest, by_keys)
        elif ">" in verb:
            self._influence(verb, by_keys)
        elif verb == "build":
            self._press(f"[data-building='{rest}']", by_keys)
        elif verb in ("keep", "done", "pass"):
            self._press(f"[data-move='{verb}'], {END}", by_keys)
        elif verb == "soldiers":
            self._press("[data-token]", by_keys)
        elif verb in ("cover", "choose"):
            self._press("[data-strip]:not([disabled]), button[data-card]", by_keys)
            self._press("[data-confirm]", by_keys)
        elif rest in ("gold", "wood", "stone"):
            self._press(f".picker [data-good={rest}]", by_keys)
        else:
            self._pick_goods(2 if verb in ("lose", "recruit") else 1, by_keys)

    def _on_the_map(self, verb: str, rest: str, by_keys: bool) -> None:
        if verb == "end":
            self.visitor.end()
            return
        if verb != "build" and not self.visitor.find(".lifted, [data-lifted]").count():
            self.visitor.page.keyboard.press("1")
        place = self.visitor.wait("[data-hex]" if "*" in rest else f"[data-hex='{rest}']")
        if not by_keys:
            place.click(force=True)
            return
        wait_until("the map under the keyboard", self._map_focused)
        self.visitor.page.keyboard.press("n")
        self.visitor.page.keyboard.press("Enter")

    def _map_focused(self) -> int:
        found = self.visitor.find("svg[role=application]:focus").count()
        if not found:
            self.visitor.page.keyboard.press("Tab")
        return found

    def _influence(self, move: str, by_keys: bool) -> None:
        dice, _, number = move.partition(">")
        keys = {"2!": "t"}
        self.visitor.wait(".hand .die:not([disabled])")
        for count, die in enumerate(dice.split("+"), 1):
            white = die.startswith("w")
            self.visitor.page.keyboard.press(keys.get(die) or ("Shift+" * white + f"Digit{die[-1]}"))
            self.visitor.page.wait_for_function(
                "count => document.querySelectorAll('.hand .chosen').length >= count", arg=count
            )
        self._press(f"[data-advisor='{number}']", by_keys)

    def _pick_goods(self, count: int, by_keys: bool) -> None:
        """Takes or gives goods, one after another."""
        for _ in range(count):
            self._press(".picker .good:not([disabled]), [data-move^='pay']", by_keys)

    def _press(self, selector: str, by_keys: bool) -> None:
        thing = self.visitor.wait(selector)
        if by_keys:
            thing.focus()
            self.visitor.page.keyboard.press("Enter")
        else:
            thing.click()
