"""A person at Kingsburg's table: what is clicked or pressed, in the words of people, and how often."""

from tests.e2e.visitor import BOARD, END, Visitor
from tests.waiting import wait_until

MINE = f"{BOARD}[data-turn=mine]"
OVER = f"{BOARD}[data-phase=over]"
NEAR = ".advisor.near, .advisor.reached"
GOOD = ".picker .good:not(:disabled)"
BUILDING = "[data-building]"
MOVE = ".doing [data-move]"
CARD = ".stage button.card:enabled"
SECRET = "[data-token], [data-bid]"
SEASONS = 15


class Player:
    """Plays for a visitor by clicks, and counts them; every decision is one choice."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.clicks = 0
        self.choices = 0

    def await_turn(self) -> bool:
        """Until there is something to decide; False if the game is over."""
        every = (NEAR, GOOD, BUILDING, MOVE, CARD, SECRET, END)
        ways = ", ".join(f"{MINE} {one}" for group in every for one in group.split(", "))
        self.visitor.wait(f"{ways}, {OVER}")
        return not self.visitor.over

    def play_on(self, until: int = 10_000) -> None:
        """Decides until the game is over, or so many decisions are made."""
        while self.choices < until and self.await_turn():
            self.decide()

    def decide(self) -> None:
        """One decision: an advisor, goods, a building, or no more."""
        before = self.visitor.ply
        self.choices += 1
        for selector in (NEAR, GOOD, BUILDING):
            if self.visitor.find(selector).count():
                self.choose(selector, before)
                return
        self.click(END)
        self.moved(before)

    def choose(self, selector: str, before: int) -> None:
        """Clicks the last of them until the move is made: goods one by one, an advisor twice."""
        self.show(selector)
        place = self.visitor.find(selector).last
        mark = "el => el.dataset.advisor ? `[data-advisor='${el.dataset.advisor}']` : ''"
        same = place.evaluate(mark) or selector
        for _ in range(4):
            self.click(same)
            if self.has_moved(before):
                return
        self.moved(before)

    def show(self, selector: str) -> None:
        """Turns to the sheet that holds what is to be clicked, where sheets are shown one at a time."""
        if not self.visitor.find(selector).last.is_visible():
            self.visitor.find(".panes button").nth(1 if selector == BUILDING else 0).click()

    def click(self, selector: str) -> None:
        self.clicks += 1
        self.visitor.find(selector).last.click()

    def has_moved(self, before: int) -> bool:
        """Whether the table went on; a click that only chose something leaves a mark at once."""
        marks = ".advisor.chosen, .have b, [data-warned=true], button.card.chosen"
        seen = f"{BOARD}:not([data-ply='{before}']), {marks}"
        self.visitor.wait(f"{seen}, {BOARD} p[aria-busy=true]")
        if self.visitor.find("p[aria-busy=true]").count():
            self.moved(before)
        return self.visitor.ply != before

    def moved(self, before: int) -> None:
        self.visitor.wait(f"{BOARD}:not([data-ply='{before}'])")


CHOICES = f"{NEAR}, {GOOD}, {BUILDING}, {CARD}, {SECRET}"
"""What N goes along and Enter takes."""


def play_by_keys(visitor: Visitor) -> int:
    """A whole game without a mouse: N goes along what can be chosen, Enter takes it, E ends. Gives the decisions."""
    player = Player(visitor)
    while player.await_turn():
        before = visitor.ply
        player.choices += 1
        if visitor.find(CHOICES).count():
            press_until_moved(player, before)
        else:
            visitor.page.keyboard.press("e")
            player.moved(before)
    return player.choices


def press_until_moved(player: Player, before: int) -> None:
    """Enter, as often as the choice needs; N wherever nothing is under the keyboard, or not any more."""
    visitor = player.visitor
    for _ in range(6):
        wait_until("something under the keyboard", lambda: is_focused(visitor) or pressed(visitor, "n"))
        visitor.page.keyboard.press("Enter")
        if player.has_moved(before):
            return
    player.moved(before)


def pressed(visitor: Visitor, key: str) -> bool:
    visitor.page.keyboard.press(key)
    return is_focused(visitor)


def is_focused(visitor: Visitor) -> bool:
    return visitor.find(f":is({CHOICES}):focus").count() > 0
