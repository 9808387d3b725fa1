"""What must hold of a finished gazetteer, whatever its sources say."""

import collections
import json

import geometry

_KINDS = ("country", "region", "county", "locality", "district", "airport", "water", "area", "postcode")
_ALTERNATES_BUDGET = 450_000


def problems(path):
    """The rules that the file breaks, one message each; and the counts to report."""
    with open(path, encoding="utf-8") as file:
        header, *lines = (json.loads(line) for line in file)
    found = []
    if header.get("type") != "Source" or not header.get("attribution"):
        found.append("the first line is not a source with its attribution")
    features = {}
    for line in lines:
        if line["id"] in features:
            found.append(f"{line['id']}: id twice")
        features[line["id"]] = line
    for identifier, feature in features.items():
        found += [f"{identifier}: {text}" for text in _feature_problems(feature, features)]
    found += _water_problems(features.values())
    found += _uncovered_points(features.values())
    counts = collections.Counter(feature["properties"]["kind"] for feature in lines)
    counts["alternates"] = sum(len(feature["properties"].get("alternates", ())) for feature in lines)
    counts["names"] = sum(len(feature["properties"].get("names", ())) for feature in lines)
    if counts["alternates"] > _ALTERNATES_BUDGET:
        found.append(f"{counts['alternates']} alternates, more than {_ALTERNATES_BUDGET}")
    return found, counts


def _feature_problems(feature, features):
    properties = feature["properties"]
    if properties.get("kind") not in _KINDS:
        yield f"kind {properties.get('kind')}"
    if not properties.get("name"):
        yield "no name"
    if not _is_valid(feature["geometry"]["coordinates"]):
        yield f"coordinates {feature['geometry']['coordinates']}"
    for key in ("parent", "capitalId", "near"):
        if key in properties and properties[key] not in features:
            yield f"{key} {properties[key]} does not exist"
    if properties.get("kind") not in ("country", "water", "area") and "parent" not in properties:
        yield "no parent"
    for polygon in properties.get("boundary", {}).get("coordinates", ()):
        for ring in polygon:
            if ring[0] != ring[-1] or len(ring) < 4 or not all(map(_is_valid, ring)):
                yield "a ring is open, too short or outside the globe"
    if "bbox" in feature:
        west, south, east, north = feature["bbox"]
        if not (_is_valid([west, south]) and _is_valid([east, north]) and south <= north):
            yield f"bbox {feature['bbox']}"
        longitude, latitude = feature["geometry"]["coordinates"]
        inside = west <= longitude <= east if west <= east else longitude >= west or longitude <= east
        if not (inside and south <= latitude <= north):
            yield "its point is outside its bbox"


def _is_valid(point):
    return len(point) == 2 and -180 <= point[0] <= 180 and -90 <= point[1] <= 90


def _water_problems(features):
    """Waters whose label lies outside them, and seas that are not smaller than every ocean."""
    oceans, others = {}, {}
    for feature in features:
        properties = feature["properties"]
        if "boundary" in properties and properties["kind"] == "water":
            polygons = properties["boundary"]["coordinates"]
            (oceans if properties["water"] == "ocean" else others)[feature["id"]] = geometry.area(polygons)
            if not geometry.in_multipolygon(*feature["geometry"]["coordinates"], polygons):
                yield f"{feature['id']}: its label point is outside its outline"
    smallest = min(oceans.values(), default=0)
    for identifier, area in others.items():
        if area >= smallest:
            yield f"{identifier}: as large as an ocean"


def _uncovered_points(features):
    """Points of a 1° grid that are neither in a country nor in a water."""
    lands, waters = [], []
    for feature in features:
        boundary = feature["properties"].get("boundary")
        if boundary:
            polygons = [(geometry.extent(polygon[0]), polygon) for polygon in boundary["coordinates"]]
            (waters if feature["properties"]["kind"] == "water" else lands).extend(polygons)
    for column in range(-180, 180):
        for row in range(-90, 90):
            x, y = column + 0.5, row + 0.5
            if not _covers(waters, x, y) and not _covers(lands, x, y):
                yield f"no country and no water at {y}, {x}"


def _covers(polygons, x, y):
    return any(
        west <= x <= east and south <= y <= north and geometry.in_polygon(x, y, polygon)
        for (west, south, east, north), polygon in polygons
    )
