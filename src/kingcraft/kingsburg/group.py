"""A group of dice in words, as a fact that every language says in its own way."""

from kingcraft.core.kinds import Action
from kingcraft.core.speech import Phrase, spoken_facts
from kingcraft.kingsburg.dice import FACES
from kingcraft.kingsburg.influence import own_in, shift_in, shift_rights, token_in, white_in
from kingcraft.kingsburg.position import Position
from kingcraft.locales import say


class Dice(Phrase):
    """A group of dice in words: `2 + white 5 + token`, and the shift if there is one."""

    def __init__(self, state: Position, move: Action) -> None:
        self.parts: list[Phrase | str] = [str(face) for face in reversed(FACES[int(own_in(move))])]
        self.parts += [Phrase("kingsburg-die-white", {"face": face}) for face in reversed(FACES[int(white_in(move))])]
        if token_in(move) != 0:
            self.parts.append(Phrase("kingsburg-die-token"))
        self.shift = int(shift_in(move))
        ready = int(shift_rights(state, state.to_act))
        piece = state.box.right_pieces[(ready & -ready).bit_length() - 1] if self.shift and ready else ""
        super().__init__("kingsburg-dice-shifted", {"piece": state.box.word(piece)} if piece else {})

    def text(self, lang: str) -> str:
        """The group in a language."""
        dice = " + ".join([part if isinstance(part, str) else part.text(lang) for part in self.parts])
        if not self.facts:
            return dice
        by = "up" if self.shift > 0 else "down"
        return say(lang, self.id, dice=dice, by=by, **spoken_facts(self.facts, lang))
