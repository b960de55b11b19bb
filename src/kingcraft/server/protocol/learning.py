"""What one reads to learn a game."""

from kingcraft.server.protocol.common import Message


class RuleReading(Message):
    """What one text says of a point that the texts leave open or tell differently."""

    text: str
    says: str


class RuleStatement(Message):
    """One rule with its number; `choice` is what is played here where the texts leave it open, else empty."""

    number: str
    text: str
    choice: str
    readings: list[RuleReading]


class RuleFigure(Message):
    """A part of a board, drawn under `figures/NAME`, how large it is, and what it shows in words."""

    name: str
    caption: str
    width: int
    height: int


class RuleSection(Message):
    """A part of the rules: its number, its title and first words, its figures and statements."""

    number: str
    title: str
    intro: str
    figures: list[RuleFigure]
    statements: list[RuleStatement]


class Rules(Message):
    """The rules of a game in a language, how one wins first; `texts` tells what each text is whose readings stand
    side by side, `pieces` the statement about each piece."""

    game: str
    goal: str
    sections: list[RuleSection]
    texts: dict[str, str]
    pieces: dict[str, str]


class LessonStep(Message):
    """What to do, in words and as moves (one that ends with a star is any move that begins so), and in a first game
    why something else comes later."""

    text: str
    why: str
    moves: list[str]


class LessonPlan(Message):
    """A lesson: its name, the module it is for if any, its title, the rule it is about, its steps, and what was
    learned."""

    name: str
    group: str
    title: str
    rule: str
    steps: list[LessonStep]
    done: str


class Lessons(Message):
    """The lessons of a game in order, the first game with its first turn step by step, and what the coach says at each
    moment of it."""

    game: str
    lessons: list[LessonPlan]
    first: LessonPlan
    coach: dict[str, str]
