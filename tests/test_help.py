"""`help` tells the same of every public object, compiled or not."""

import inspect

import pytest

import kingcraft as kc

KINDS = [name for name in kc.__all__ if inspect.isclass(getattr(kc, name))]


@pytest.mark.parametrize("name", KINDS)
def test_every_class_says_what_it_is(name: str) -> None:
    assert inspect.getdoc(getattr(kc, name))


@pytest.mark.parametrize("name", KINDS)
def test_every_public_method_says_what_it_does(name: str) -> None:
    kind = getattr(kc, name)
    methods = [method for method in vars(kind) if not method.startswith("_") and callable(getattr(kind, method))]
    assert [method for method in methods if not getattr(kind, method).__doc__] == []


def test_properties_have_their_words_too() -> None:
    assert kc.Table.to_act.__doc__ == "The seat that decides, or CHANCE (only without a dealer), or OVER."
