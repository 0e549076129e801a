from dataclasses import dataclass

import pytest
from mypy_extensions import i64

from midway.cardtext.fields import Field, fields_of
from midway.kernel.node import Modifier, Node


@dataclass(frozen=True)
class Leaf(Node):
    n: i64


@dataclass(frozen=True)
class Said(Modifier):
    leaf: Leaf


@dataclass(frozen=True)
class Branch(Leaf):
    one: Leaf | Said
    many: tuple[Leaf, ...]
    maybe: Said | None


@dataclass(frozen=True)
class Strange(Node):
    words: list[str]


@dataclass(frozen=True)
class Hiding(Node):
    slot: Leaf  # type: ignore[assignment]  # the fault under test


def test_types_come_from_the_source_inherited_fields_included():
    assert fields_of(Branch) == {
        "n": Field(int),
        "one": Field((Leaf, Said)),
        "many": Field(Leaf, is_list=True),
        "maybe": Field(Said, may_be_absent=True),
    }


def test_what_is_said_of_a_noun_modifies():
    assert fields_of(Branch)["maybe"].modifies
    assert not fields_of(Branch)["many"].modifies


def test_a_field_that_is_no_part_of_a_tree_is_refused():
    with pytest.raises(TypeError, match="no int, class of nodes"):
        fields_of(Strange)


def test_a_field_may_not_hide_what_every_node_has():
    with pytest.raises(TypeError, match=r"Hiding\.slot hides"):
        fields_of(Hiding)
