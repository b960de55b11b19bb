"""Somebody who does what a lesson or a first game asks: by clicks, or by the keyboard alone."""

from kingcraft.learn.lessons import Lesson, Step
from tests.e2e.visitor import BOARD, END, Visitor
from tests.waiting import wait_until


def teach(visitor: Visitor, game: str) -> None:
    """Presses "Teach me", waits for the first thing to do, and points at nothing yet."""
    visitor.go()
    visitor.wait(f"[data-teach={game}]").click()
    visitor.wait("[data-coach][data-rails=true]")
    visitor.wait(f"{BOARD}[data-turn=mine]")
    visitor.page.mouse.move(2, 2)


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
            self._end(verb, by_keys)
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
            self._end(verb, by_keys)
            return
        if verb != "build" and not self.visitor.find(".lifted, [data-lifted]").count():
            self._take_up_tile(by_keys)
        place = self.visitor.wait("[data-hex]" if "*" in rest else f"[data-hex='{rest}']")
        if not by_keys:
            place.click(force=True)
            return
        wait_until("the map under the keyboard", self._map_focused)
        self.visitor.page.keyboard.press("n")
        self.visitor.page.keyboard.press("Enter")

    def _take_up_tile(self, by_keys: bool) -> None:
        if by_keys:
            self.visitor.page.keyboard.press("1")
        else:
            self.visitor.find(".hand .tile").first.click()
        self.visitor.wait(".hand .tile.chosen")

    def _map_focused(self) -> int:
        found = self.visitor.find("svg[role=application]:focus").count()
        if not found:
            self.visitor.page.keyboard.press("Tab")
        return found

    def _influence(self, move: str, by_keys: bool) -> None:
        dice, _, number = move.partition(">")
        self.visitor.wait(".hand .die:not([disabled])")
        for count, die in enumerate(dice.split("+"), 1):
            if by_keys:
                self.visitor.page.keyboard.press("t" if die == "2!" else "Shift+" * ("w" in die) + f"Digit{die[-1]}")
            else:
                picture = "token-plus-2" if die == "2!" else f"die-{'white-' * ('w' in die)}{die[-1]}"
                self.visitor.find(f".hand button:not(.chosen):has(use[href='#{picture}'])").first.click()
            self.visitor.page.wait_for_function(
                "count => document.querySelectorAll('.hand .chosen').length >= count", arg=count
            )
        self._press(f"[data-advisor='{number}']", by_keys)

    def _pick_goods(self, count: int, by_keys: bool) -> None:
        """Takes or gives goods, one after another."""
        for _ in range(count):
            self._press(".picker .good:not([disabled]), [data-move^='pay']", by_keys)

    def _end(self, verb: str, by_keys: bool) -> None:
        """The choice to do no more, which is asked once more if something would be left unused.

        The turn may have come before the table is drawn: what is looked for is there only then.
        """
        self.visitor.wait(f"[data-move='{verb}'], {END}")
        plain = self.visitor.find(f"[data-move='{verb}']")
        if plain.count():
            self._press(f"[data-move='{verb}']", by_keys)
        elif not by_keys:
            self.visitor.end()
        else:
            self.visitor.page.keyboard.press("e")
            if self.visitor.find(f"{END}[data-warned=true]").count():
                self.visitor.page.keyboard.press("e")

    def _press(self, selector: str, by_keys: bool) -> None:
        thing = self.visitor.wait(selector)
        if by_keys:
            self._reach(selector)
            self.visitor.page.keyboard.press("Enter")
        else:
            thing.click()

    def _reach(self, selector: str) -> None:
        """Moves the focus there by keys alone: along what can be chosen, else from one thing to the next."""
        for key in ["n"] * 30 + ["Tab"] * 120:
            if self.visitor.page.evaluate("selector => !!document.activeElement?.matches(selector)", selector):
                return
            self.visitor.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {selector}")
