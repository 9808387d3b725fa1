#!/usr/bin/env python3
"""Times other libraries on the data and the questions of GeometryBenchmark, and prints the same table.

Needs numpy; shapely, pyproj and geographiclib are timed where they are installed. README.md says how.
Arguments choose rows by a part of their name; BEST (9) in the environment is the number of runs of which the best counts.
"""

import json
import math
import os
import sys
import time

import numpy as np


def optional(name):
    try:
        return __import__(name)
    except ImportError:
        print(f"{name} is not installed: its rows are left out", file=sys.stderr)
        return None


pyproj = optional("pyproj")
shapely = optional("shapely")
geographiclib = optional("geographiclib")
if geographiclib:
    from geographiclib.geodesic import Geodesic

REPEATS = int(os.environ.get("BEST", "9"))
WANTED = sys.argv[1:]


class Generator:
    """The generator of Steele, Lea and Flood (2014), as in Workload.swift."""

    def __init__(self, seed):
        self.state = seed

    def unit(self):
        mask = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return ((z ^ (z >> 31)) >> 11) / 9007199254740992


WORLD = 268_435_456.0


class Workload:
    """The same data as Workload.swift makes; coordinates are pairs of longitude and latitude."""

    def __init__(self):
        random = Generator(1)
        places = []
        for _ in range(10_000):
            latitude = -80 + 160 * random.unit()
            places.append((-180 + 360 * random.unit(), latitude))
        neighbours = []
        for longitude, latitude in places:
            north = latitude + 0.1 * (random.unit() - 0.5)
            neighbours.append((longitude + 0.1 * (random.unit() - 0.5), north))
        self.places = np.array(places)
        self.neighbours = np.array(neighbours)
        self.rects = np.array(
            [
                (random.unit() * WORLD, random.unit() * WORLD * 0.9, random.unit() * WORLD / 3, random.unit() * WORLD / 10)
                for _ in range(10_000)
            ]
        )
        self.short_line = self.line(100, random)
        self.long_line = self.line(100_000, random)
        self.near_line = self.box(self.long_line, 1000, random)
        self.star = self.make_star(10_000, random)
        self.near_star = self.box(self.star, 10_000, random)
        self.geojson = self.document(2000, 50, random)

    @staticmethod
    def line(count, random):
        latitude, longitude, heading = 47.0, 9.0, 0.0
        line = []
        for _ in range(count):
            line.append((longitude, latitude))
            heading += 0.5 * (random.unit() - 0.5)
            latitude += 0.0005 * math.cos(heading)
            longitude += 0.0007 * math.sin(heading)
        return np.array(line)

    @staticmethod
    def make_star(count, random):
        ring = []
        for index in range(count):
            angle = 2 * math.pi * index / count
            reach = 1 + 0.3 * math.sin(7 * angle) + 0.05 * random.unit()
            ring.append((9 + reach * math.cos(angle), 47 + reach * math.sin(angle)))
        return np.array(ring + ring[:1])

    @staticmethod
    def box(coordinates, count, random):
        west, south = coordinates.min(axis=0)
        east, north = coordinates.max(axis=0)
        places = []
        for _ in range(count):
            latitude = south + (north - south) * random.unit()
            places.append((west + (east - west) * random.unit(), latitude))
        return np.array(places)

    @staticmethod
    def document(features, vertices, random):
        def decimal(millionths):
            sign = "-" if millionths < 0 else ""
            return f"{sign}{abs(millionths) // 1_000_000}.{abs(millionths) % 1_000_000:06d}"

        parts = []
        for feature in range(features):
            latitude = int(random.unit() * 80_000_000)
            longitude = int(random.unit() * 170_000_000)
            ring = []
            for vertex in range(vertices + 1):
                angle = 2 * math.pi * (vertex % vertices) / vertices
                east = longitude + round(100_000 * math.cos(angle))
                ring.append(f"[{decimal(east)},{decimal(latitude + round(100_000 * math.sin(angle)))}]")
            parts.append(
                f'{{"type":"Feature","properties":{{"name":"feature {feature}","rank":{feature % 10}}},'
                f'"geometry":{{"type":"Polygon","coordinates":[[{",".join(ring)}]]}}}}'
            )
        return '{"type":"FeatureCollection","features":[' + ",".join(parts) + "]}"


def row(name, library, count, operation):
    if WANTED and not any(part in name for part in WANTED):
        return
    best = math.inf
    for _ in range(REPEATS):
        start = time.perf_counter()
        operation()
        best = min(best, time.perf_counter() - start)
    print(f"{name:<46}{best / count * 1e9:>11.1f}  {library}", flush=True)


def main():
    data = Workload()
    print(" " * 54 + "ns  library")
    longitudes, latitudes = data.places[:, 0].copy(), data.places[:, 1].copy()
    count = len(longitudes)

    if pyproj:
        name = f"pyproj {pyproj.__version__}, whole arrays"
        project = pyproj.Transformer.from_crs(4326, 3857, always_xy=True)
        x, y = project.transform(longitudes, latitudes)
        row("Mercator forward", name, count, lambda: project.transform(longitudes, latitudes))
        row("Mercator inverse", name, count, lambda: project.transform(x, y, direction="INVERSE"))

    if shapely:
        name = f"shapely {shapely.__version__}, whole arrays"
        boxes = shapely.box(
            data.rects[:, 0], data.rects[:, 1], data.rects[:, 0] + data.rects[:, 2], data.rects[:, 1] + data.rects[:, 3]
        )
        first, second = boxes[:-1], boxes[1:]
        row("rect intersection", name, count - 1, lambda: shapely.intersection(first, second))
        row("rect intersects across 180°", name + ", not across 180°", count - 1, lambda: shapely.intersects(first, second))
        row("rect union across 180°", name + ", not across 180°", count - 1, lambda: shapely.union(first, second))

    if pyproj:
        name = f"pyproj {pyproj.__version__}, whole arrays"
        geod = pyproj.Geod(ellps="WGS84")
        near_longitudes, near_latitudes = data.neighbours[:, 0].copy(), data.neighbours[:, 1].copy()
        row(
            "geodesic inverse, any distance",
            name,
            count - 1,
            lambda: geod.inv(longitudes[:-1], latitudes[:-1], longitudes[1:], latitudes[1:]),
        )
        row(
            "geodesic inverse, some kilometres",
            name,
            count,
            lambda: geod.inv(longitudes, latitudes, near_longitudes, near_latitudes),
        )
        bearings, distances = np.full(count, 60.0), np.full(count, 5e5)
        row("geodesic direct", name, count, lambda: geod.fwd(longitudes, latitudes, bearings, distances))

    if geographiclib:
        name = f"geographiclib {geographiclib.__version__}, in Python"
        some = list(zip(latitudes[:501].tolist(), longitudes[:501].tolist()))

        def inverse():
            for (lat1, lon1), (lat2, lon2) in zip(some, some[1:]):
                Geodesic.WGS84.Inverse(lat1, lon1, lat2, lon2, Geodesic.DISTANCE)

        def direct():
            for latitude, longitude in some[1:]:
                Geodesic.WGS84.Direct(latitude, longitude, 60, 5e5)

        row("geodesic inverse, any distance", name, 500, inverse)
        row("geodesic direct", name, 500, direct)

    if shapely:
        name = f"shapely {shapely.__version__}, planar, whole arrays"
        places = shapely.points(data.near_line)
        short, long = shapely.linestrings(data.short_line), shapely.linestrings(data.long_line)
        row("closest position, 100 vertices", name, 1000, lambda: shapely.line_locate_point(short, places))
        few = places[:20]
        row("closest position, 100,000 vertices", name, 20, lambda: shapely.line_locate_point(long, few))
        tree = shapely.STRtree(shapely.linestrings(np.stack([data.long_line[:-1], data.long_line[1:]], axis=1)))
        row("closest position, 100,000 vertices, indexed", name + ", STRtree of segments", 1000, lambda: tree.nearest(places))

        polygon = shapely.polygons(data.star)
        inside = data.near_star[:200]
        row("contains, 10,000 vertices", name, 200, lambda: shapely.contains_xy(polygon, inside[:, 0], inside[:, 1]))
        shapely.prepare(polygon)
        all_x, all_y = data.near_star[:, 0].copy(), data.near_star[:, 1].copy()
        row("contains, 10,000 vertices, prepared", name, len(all_x), lambda: shapely.contains_xy(polygon, all_x, all_y))

        size = len(data.geojson)
        row("GeoJSON decode, per byte", name, size, lambda: shapely.from_geojson(data.geojson))
    row("GeoJSON decode, per byte", "json of Python, no geometries", len(data.geojson), lambda: json.loads(data.geojson))


main()
