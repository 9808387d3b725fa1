"""Continents and their parts, by CLDR's names in every language; landforms, rivers and other regions from a table."""

import tables
import text


def features(translations):
    for row in tables.rows("continents.tsv"):
        name = translations.territory("en", row["code"])
        names = translations.territories(row["code"], name)
        yield _feature(f"mapsearch:continent/{row['code']}", row, name, names)
    for row in tables.rows("landforms.tsv"):
        names = {language: row[language] for language in tables.LANGUAGES if row[language]}
        yield _feature(f"mapsearch:land/{row['slug']}", row, row["name"], names)


def _feature(identifier, row, name, names):
    is_river = row.get("kind") == "river"
    taken = {text.collapsed(each) for each in [name, *names.values()]}
    longitude, latitude = (float(value) for value in row["label"].split())
    properties = {
        "kind": "water" if is_river else "area",
        "water": "river" if is_river else None,
        "name": name,
        "names": names,
        "alternates": text.distinct(tables.cells(row["alternates"]), taken),
        "importance": float(row["importance"]),
        "country": row.get("country"),
        "bbox": [float(value) for value in row["box"].split()],
    }
    return identifier, (longitude, latitude), properties
