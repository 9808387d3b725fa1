"""First-level regions of a gazetteer built before, and Natural Earth's names of them."""

import json

import capitals
import text

LATIN_NAMES = ["name", "name_alt", "name_en", "gn_name", "name_de", "name_fr", "name_es"]


def regions_and_languages(gazetteer):
    """The properties of the regions by their GeoNames codes, and the languages that each country speaks."""
    regions, spoken = {}, {}
    with open(gazetteer, encoding="utf-8") as file:
        for line in map(json.loads, file):
            properties = line.get("properties", {})
            if properties.get("kind") == "region":
                regions[line["id"].removeprefix("geonames:")] = properties
            elif properties.get("kind") == "country":
                tags = (tag.split("-")[0] for tag in properties.get("languages", ()))
                spoken[properties["country"]] = list(dict.fromkeys(tags))
    return regions, spoken


def latin_names(row):
    """The names in Latin letters that a row of Natural Earth has."""
    return [name for key in LATIN_NAMES for name in (row[key] or "").split("|") if name]


def bare(name):
    """The words of a name without those for kinds of regions, unless it has no others."""
    words = text.fold(name).split()
    return tuple(word for word in words if word not in capitals.GENERIC) or tuple(words)
