"""Everything in the schema has a Chinese name, and nothing else has one."""

from tests.words import words
from toolkit.rules.shape import PROOF, fields_of, kinds

WORDS = words()
FIELDS = [(kind.__name__, field) for kind in kinds() for field in fields_of(kind)]


def test_every_kind_and_field_has_a_name() -> None:
    assert not {kind.__name__ for kind in kinds() if WORDS.title(kind.__name__) == kind.__name__}
    assert not [(k, f.name) for k, f in FIELDS if WORDS.name(k, f.name) == f.name]


def test_no_name_is_left_over() -> None:
    known = {k.__name__: {f.name for f in fields_of(k)} | {"_"} for k in kinds()}
    given = {table: set(names) for table, names in WORDS.tables.items() if table != "common"}
    assert not {table: names - known.get(table, set()) for table, names in given.items()
                if names - known.get(table, set())}  # fmt: skip
    assert set(WORDS.tables["common"]) == set(PROOF)


def test_every_choice_has_a_word_of_its_own() -> None:
    for kind, field in FIELDS:
        given = [WORDS.choice(kind, field.name, value) for value in field.choices if value]
        assert len(set(given)) == len(given), (kind, field.name)
        assert not [word for word in given if "、" in word or not word]
        missing = [v for v in field.choices if v and v not in WORDS.choices]
        assert not [v for v in missing if v not in WORDS.choices_of.get(f"{kind}.{field.name}", {})]


def test_names_and_explanations_are_parted() -> None:
    assert WORDS.name("Changes", "fee") == "每变动一人（元）"
    assert WORDS.name("Changes", "clause") == "条款"
    assert "十三(一)4" in WORDS.note("Changes", "clause")
    assert WORDS.note("Changes", "fee") == ""


def test_values_in_words() -> None:
    assert WORDS.value("Late", "policy", "organiser_decides") == "由组委会裁定"
    assert WORDS.value("Cap", "order", "entry") == "报名先后"
    assert WORDS.value("Cap", "order", "payment") == "付款先后"
    assert WORDS.value("Lodging", "whole_rooms", True) == "是"
    assert WORDS.told("Row", "places", [11, 19], chosen=False) == "11–19"
    assert WORDS.told("Demand", "of", ["unit", "team"], chosen=True) == "单位、队"
    assert WORDS.choices_by_word("Entrants", "who", ("unit",)) == {"单位": "unit"}
