"""Reading of the hand-made tables beside this file."""

import pathlib

FOLDER = pathlib.Path(__file__).parent

# The languages in which landforms and waters have names, besides English.
LANGUAGES = "ar de es fr it ja nl pl pt ru zh".split()


def rows(name):
    """The rows of a tab-separated table as dictionaries.

    Lines that begin with `#` are comments; the first other line names the columns; cells missing at a row's end are
    empty. A `|` separates several values in a cell: see `cells`.
    """
    columns = None
    for number, line in enumerate((FOLDER / name).read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        values = line.split("\t")
        if columns is None:
            columns = values
            continue
        if len(values) > len(columns):
            raise SystemExit(f"{name}:{number}: {len(values)} cells for {len(columns)} columns")
        yield dict(zip(columns, values + [""] * (len(columns) - len(values))))


def cells(text):
    """The values of a cell that holds several."""
    return [value.strip() for value in text.split("|") if value.strip()]


def tagged(text):
    """The `language=name` pairs of a cell."""
    return dict(value.split("=", 1) for value in cells(text))


def is_only_searched(name):
    """Whether a name of `countries.tsv` is in parentheses: not read as the country of an address."""
    return name.startswith("(") and name.endswith(")")


def searched(text):
    """The values of a cell of `countries.tsv`, those that are only searched for too."""
    return [name[1:-1] if is_only_searched(name) else name for name in cells(text)]
