"""Airports with an IATA code: airportsdata's list, a table of the great hubs, and the settlements beside them."""

import collections
import csv
import math
import re

import tables
import text

# The words for an airport where they are joined to its name. A name in Han is read in several countries.
_JOINED = {"CJK": ["{}空港", "{}机场"], "HANGUL": ["{}공항"], "THAI": ["สนามบิน{}", "ท่าอากาศยาน{}"]}
# The same for an international airport.
_INTERNATIONAL = {"CJK": ["{}国際空港", "{}国际机场"], "HANGUL": ["{}국제공항"], "THAI": ["ท่าอากาศยานนานาชาติ{}"]}
_COUNTRIES_OF_JOINED = frozenset("CN HK JP KP KR MO TH TW".split())
# What settlements of these countries have behind their names.
_SETTLEMENT_ENDS = re.compile(r"(?<=\w)(?:特别市|特別市|広域市|广域市|新区|新區|市|区|區|都|특별시|광역시|시|구)$")

# How far an airport's region may be read off the nearest settlement, and how far its city may lie, in degrees.
_REGION_REACH = 1.5
_CITY_REACH = 1.0

_KIND_WORDS = re.compile(
    r"air|a[eé]ro|field|strip|flug|\bbase\b|port\b|luft|lotnisko|intl|\braf\b|\brnas\b|\bcfb\b|runway|range|havn", re.I
)


class Airports:
    def __init__(self, package, settlements):
        with open(package / "airportsdata" / "airports.csv", encoding="utf-8", newline="") as file:
            self.records = sorted((r for r in csv.DictReader(file) if r["iata"]), key=lambda r: r["iata"])
        self._hubs = {row["iata"]: row for row in tables.rows("hubs.tsv")}
        self._grid = collections.defaultdict(list)
        for place in settlements.places:
            self._grid[place["countrycode"], *_cell(place["longitude"], place["latitude"])].append(place)

    def features(self, countries, regions):
        busiest = {}
        for record in self.records:
            if hub := self._hubs.get(record["iata"]):
                rank = float(hub["importance"]), record["iata"]
                busiest[_city(record)] = max(busiest.get(_city(record), rank), rank)
        for record in self.records:
            # Who says "Dubai Airport" means the busiest one.
            _, main = busiest.get(_city(record), (0, record["iata"]))
            yield self._feature(record, countries, regions, main == record["iata"])

    def _feature(self, record, countries, regions, is_main):
        country = record["country"]
        hub = self._hubs.get(record["iata"], {})
        position = hub.get("position") or f"{record['lon']} {record['lat']}"
        longitude, latitude = (float(value) for value in position.split())
        nearby = self._nearby(country, longitude, latitude)
        city = next((p for d, p in nearby if d < _CITY_REACH and _is_called(p, record["city"])), None)
        region = next((p for d, p in nearby if d < _REGION_REACH), None)
        region = region and regions.identifier(region)
        name = hub.get("name") or _cleaned(record["name"])
        alternates = [record["name"], *_parts(name), *tables.cells(hub.get("alternates", ""))]
        for town in dict.fromkeys([record["city"], city["name"] if city else ""]):
            if is_main and town and not any(c in town for c in "/-") and (hub or text.fold(town) not in text.fold(name)):
                alternates.append(f"{town} Airport")
        if country in _COUNTRIES_OF_JOINED:
            local = self._local_names(nearby, alternates, hub, city if is_main else None)
            alternates += _joined(local, any("International" in each for each in [name, *alternates]))
        properties = {
            "kind": "airport",
            "name": name,
            "alternates": text.distinct(alternates, {text.collapsed(name)}),
            "codes": [code for code in (record["iata"], record["icao"]) if code],
            "importance": _importance(hub.get("importance")),
            "parent": region or countries.identifier(country),
            "country": country,
            "timezone": record["tz"],
            "near": city and f"geonames:{city['geonameid']}",
        }
        return f"iata:{record['iata']}", (longitude, latitude), properties

    @staticmethod
    def _local_names(nearby, names, hub, city):
        """What an airport is called in the script of its country: what the table has, and the names of its city, and of
        other settlements nearby that its own name has."""
        local = tables.cells(hub.get("local", ""))
        said = [f" {text.fold(name)} " for name in names]
        for distance, place in nearby:
            key = f" {text.fold(place['name'])} "
            if place is city or distance < _CITY_REACH and any(key in each for each in said):
                local += _names_without_blanks(place)
        return dict.fromkeys(local)

    def _nearby(self, country, longitude, latitude):
        """The country's settlements within reach, nearest first, with the distance in degrees of latitude."""
        x, y = _cell(longitude, latitude)
        shrink = math.cos(math.radians(latitude))
        found = []
        for column in range(x - 4, x + 5):
            for row in range(y - 2, y + 3):
                for place in self._grid.get((country, column % 360, row), ()):
                    east = ((place["longitude"] - longitude + 180) % 360 - 180) * shrink
                    found.append((math.hypot(east, place["latitude"] - latitude), place))
        return sorted(found, key=lambda pair: (pair[0], pair[1]["geonameid"]))


def _names_without_blanks(place):
    """The names of a settlement in Han and in its country's script, without what it is, as they are joined to another word."""
    scripts = text.own_scripts(place["countrycode"]) | {"CJK"}
    for name in place["alternatenames"]:
        found = text.scripts(name)
        if " " not in name and 1 < len(name) < 15 and len(found) == 1 and found <= scripts:
            yield _SETTLEMENT_ENDS.sub("", name)


def _joined(names, is_international):
    """The names of an airport with the word for what it is, as one word."""
    for name in names:
        for script in text.scripts(name):
            patterns = _JOINED.get(script, []) + (_INTERNATIONAL.get(script, []) if is_international else [])
            yield from (pattern.format(name) for pattern in patterns)


def _city(record):
    return record["country"], text.fold(record["city"])


def _cell(longitude, latitude):
    return math.floor(longitude) % 360, math.floor(latitude)


def _is_called(place, name):
    key = text.fold(name)
    if not key:
        return False
    return key == text.fold(place["name"]) or any(key == text.fold(other) for other in place["alternatenames"])


def _cleaned(name):
    """The name with its abbreviations written out, and with the word that says what it is if it has none."""
    name = re.sub(r"\bIntl\.?(?=\W|$)", "International", re.sub(r"\s+", " ", name)).strip()
    if re.search(r"International$", name) or not _KIND_WORDS.search(name):
        name += " Airport"
    return name


def _parts(name):
    """What an airport with two names is called by either, and with the word that people add to a name without it."""
    parts = [part.strip() for part in name.split("/")] if "/" in name else []
    for part in [name, *parts]:
        if not re.search(r"airport|flug|aéroport|aeropuerto", part, re.I):
            yield f"{part} Airport"
        elif part != name:
            yield part


def _importance(of_hub):
    """The importance of an airport: the busiest hub stands where a city of half a million people does."""
    return round(0.15 + 0.5 * float(of_hub), 3) if of_hub else 0.1
