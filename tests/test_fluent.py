"""Our reader of Project Fluent says what Mozilla's own library says, of every message and in every form."""

from pathlib import Path

import pytest
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

import kingcraft
from kingcraft.locales import LANGUAGES, form, listing, say
from kingcraft.locales.counting import Counting
from kingcraft.locales.fluent import Facts, Pattern, Reader
from tests.test_locales import messages

LOCALES = Path(kingcraft.__file__).parent / "locales"
REGION = {"en": "en_GB"}
COUNTING = Counting("1,000", {"": "other", "one": "n = 1"})
FACTS: list[str | int] = [0, 1, 2, 5, 11, 21, 101, 1000, 1234567, -3, "yes", "no", "Anna"]


def nothing(id: str, attribute: str) -> Pattern:
    raise AssertionError(id)


def read(text: str, facts: Facts) -> str:
    return Reader("message", text, "en", nothing, lambda: COUNTING).patterns()[""](facts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_read_as_by_the_reference(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in (LOCALES / lang).glob("*.ftl"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for id, names in messages(lang).items():
        message = bundle.get_message(id)
        assert message.value is not None
        for fact in FACTS:
            facts = dict.fromkeys(sorted(names), fact)
            assert say(lang, id, **facts) == bundle.format_pattern(message.value, facts)[0]
            for which, pattern in message.attributes.items():
                assert form(lang, id, which, **facts) == bundle.format_pattern(pattern, facts)[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["standard", "or"])
@pytest.mark.parametrize("words", [["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]])
def test_rows_are_joined_as_by_the_reference(lang: str, kind: str, words: list[str]) -> None:
    assert listing(lang, words, kind) == format_list(words, style=kind, locale=REGION.get(lang, lang))  # type: ignore[arg-type]


def test_lines_share_their_indent() -> None:
    assert read("\n    one\n      two\n\n    three\n", {}) == "one\n  two\n\nthree"


def test_choices_stand_within_choices() -> None:
    text = '{ $a ->\n  [1] { $b ->\n    [yes] both\n   *[no] a { "b" }\n  }\n *[other] none\n}'
    assert [read(text, {"a": a, "b": b}) for a, b in ((1, "yes"), (1, "no"), (2, "no"))] == ["both", "a b", "none"]


@pytest.mark.parametrize("text", ["{ NUMBER($a) }", "{ -term }", "{ $a", "} a", "{ $a -> [one] b }"])
def test_what_is_not_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        read(text, {"a": 1})


def test_a_fact_that_is_missing_is_an_error() -> None:
    with pytest.raises(ValueError, match="seat"):
        say("en", "ruling-undo-other")
