"""Seats of government: of countries, and of first-level regions where they are known."""

import tables
import text

# What a region's name bears beside the name of its capital.
GENERIC = frozenset(
    "province region oblast governorate state prefecture city county department district municipality canton muhafazat"
    " wilaya wilayat voivodeship krai republic of de la al el the do da del kray oblysy provincia departamento".split()
)


class Capitals:
    """The capital settlements by country code and by (country, admin1 code).

    A country's capital is the one that GeoNames' country list names. A region's is taken from `capitals.tsv`; of a
    region that is not listed there, it is the largest settlement if the region bears its name.
    """

    def __init__(self, countries, regions, settlements):
        self.of_countries, self.of_regions = {}, {}
        missing = []
        extra = {}
        for row in tables.rows("capitals.tsv"):
            extra.setdefault(row["country"], {})[row["region"]] = row["capital"]
        for code, record in countries.records.items():
            name = extra.get(code, {}).get("") or record["capital"]
            place = name and settlements.find(code, name)
            if place:
                self.of_countries[code] = place
            elif name:
                missing.append((code, name))
        known = {(country, name) for (country, _), name in regions.names.items()}
        for country, listed in extra.items():
            missing += [(country, region) for region in listed if region and (country, region) not in known]
        for key, name in regions.names.items():
            listed = extra.get(key[0], {})
            if name in listed:
                place = settlements.find(key[0], listed[name], region=key[1]) or settlements.find(key[0], listed[name])
                if place is None:
                    missing.append((*key, listed[name]))
            else:
                place = _namesake(name, regions.members[key])
            if place:
                self.of_regions[key] = place
        if missing:
            raise SystemExit(f"capitals.tsv or the list of countries names what does not exist: {missing}")


def _namesake(name, places):
    largest = max(places, key=lambda place: (place["population"], -place["geonameid"]))
    bare = set(text.fold(name).split()) - GENERIC
    same = bare and bare == set(text.fold(largest["name"]).split()) - GENERIC
    return largest if same and largest["population"] > 0 else None
