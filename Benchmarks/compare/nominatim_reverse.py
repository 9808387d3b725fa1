"""Asks a Nominatim and mapsearch what is at the same random places, and reports where they agree.

    nominatim_reverse.py INDEX EXTRACT.osm.pbf [--mapsearch PROGRAM] [--url http://127.0.0.1:8088] [--count 2000]
                         [--seed 1] [--layer address|address,poi] [--types places|places,organizations] [--show CLASS]

Both must be made of the same extract. The places are evenly spread over the country whose whole boundary the extract has.
Distances to streets are worked out here, from the ways of the extract, and belong to neither of the two.
"""

import argparse
import collections
import json
import math
import random
import subprocess
import sys
import urllib.parse
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import osmium

METERS = 6371008.8 * math.pi / 180
# What two maps of one place may differ by, in metres: coordinates have seven decimals, and both round distances.
TOLERANCE = 0.5


class Ground:
    """The named ways of an extract, the boundary of its country, and those of its municipalities."""

    def __init__(self, path):
        self.streets = collections.defaultdict(list)
        members, municipalities, ways = {}, {}, {}
        for item in osmium.FileProcessor(path, osmium.osm.RELATION):
            tags = item.tags
            # A line between two countries is a boundary, too, and has no code.
            if tags.get("boundary") == "administrative" and tags.get("admin_level") == "2" and "ISO3166-1" in tags:
                members[item.id] = [m.ref for m in item.members if m.type == "w"]
            elif tags.get("boundary") == "administrative" and tags.get("admin_level") == "8":
                municipalities[tags.get("name")] = [m.ref for m in item.members if m.type == "w"]
        wanted = {way for refs in [*members.values(), *municipalities.values()] for way in refs}
        for item in osmium.FileProcessor(path).with_locations():
            if not item.is_way():
                continue
            line = [(node.lat, node.lon) for node in item.nodes if node.location.valid()]
            if item.id in wanted:
                ways[item.id] = line
            if "highway" in item.tags or item.tags.get("place") == "square":
                for key in ("name", "ref", "alt_name", "name:de"):
                    if key in item.tags:
                        self.streets[item.tags[key]].append(line)
        whole = [m for m in members.values() if m and all(way in ways for way in m)]
        if len(whole) != 1:
            sys.exit(f"{path} has {len(whole)} countries with a whole boundary: it must have one")
        self.edges = self.edges_of(whole[0], ways)
        self.municipalities = {
            name: self.edges_of(refs, ways) for name, refs in municipalities.items() if all(ref in ways for ref in refs)}
        self.boxes = {name: [self.box(line) for line in lines] for name, lines in self.streets.items()}

    @staticmethod
    def box(line):
        return (min(p[0] for p in line), min(p[1] for p in line), max(p[0] for p in line), max(p[1] for p in line))

    @staticmethod
    def edges_of(refs, ways):
        return [edge for ref in refs for edge in zip(ways[ref], ways[ref][1:])]

    def municipality(self, place):
        """The name of the municipality whose boundary contains a place."""
        return next((name for name, edges in self.municipalities.items() if self.contains(place, edges)), None)

    @staticmethod
    def contains(place, edges):
        inside = False
        for (a, b), (c, d) in edges:
            if (a > place[0]) != (c > place[0]) and place[1] < b + (d - b) * (place[0] - a) / (c - a):
                inside = not inside
        return inside

    def places(self, count, seed):
        generator = random.Random(seed)
        corners = [p for edge in self.edges for p in edge]
        south, north = min(p[0] for p in corners), max(p[0] for p in corners)
        west, east = min(p[1] for p in corners), max(p[1] for p in corners)
        places = []
        while len(places) < count:
            place = (round(generator.uniform(south, north), 7), round(generator.uniform(west, east), 7))
            if self.contains(place, self.edges):
                places.append(place)
        return places

    def distance(self, name, place):
        """Metres from a place to the nearest way of a name."""
        best = math.inf
        east = METERS * math.cos(math.radians(place[0]))
        for line, box in zip(self.streets.get(name, []), self.boxes.get(name, [])):
            dy = max(box[0] - place[0], place[0] - box[2], 0) * METERS
            dx = max(box[1] - place[1], place[1] - box[3], 0) * east
            if math.hypot(dx, dy) >= best:
                continue
            best = min(best, distance_to_line(line, place))
        return best


def distance_to_line(line, place):
    """Metres from a place to a line of places."""
    east = METERS * math.cos(math.radians(place[0]))
    points = [((p[1] - place[1]) * east, (p[0] - place[0]) * METERS) for p in line]
    best = min(math.hypot(x, y) for x, y in points)
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        ux, uy = bx - ax, by - ay
        length = ux * ux + uy * uy
        share = min(max(-(ax * ux + ay * uy) / length, 0), 1) if length else 0
        best = min(best, math.hypot(ax + ux * share, ay + uy * share))
    return best


def distance_to_shape(shape, place):
    """Metres from a place to a shape of GeoJSON, 0 in an area."""
    def lines(parts):
        if isinstance(parts[0], (int, float)):
            return [[(parts[1], parts[0])]]
        if isinstance(parts[0][0], (int, float)):
            return [[(p[1], p[0]) for p in parts]]
        return [line for part in parts for line in lines(part)]

    if not shape:
        return math.inf
    shapes = lines(shape["coordinates"])
    if "Polygon" in shape["type"] and Ground.contains(place, [e for line in shapes for e in zip(line, line[1:])]):
        return 0
    return min(distance_to_line(line, place) for line in shapes)


def ask_nominatim(url, layer, zoom, places):
    def one(place):
        query = urllib.parse.urlencode(
            {"lat": place[0], "lon": place[1], "format": "jsonv2", "layer": layer, "zoom": zoom,
             "polygon_geojson": int(zoom == 18)})
        with opener.open(f"{url}/reverse?{query}", timeout=60) as answer:
            return json.load(answer)

    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(one, places))


def ask_mapsearch(program, index, types, zoom, places):
    requests = "".join(
        json.dumps({"id": i, "op": "reverse", "latitude": p[0], "longitude": p[1], "types": types, "zoom": zoom}) + "\n"
        for i, p in enumerate(places))
    run = subprocess.run([program, "batch", "--index", index], input=requests, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(run.stderr)
    return [(json.loads(line).get("results") or [{}])[0] for line in run.stdout.splitlines()]


def street_class(ground, place, theirs, ours):
    """What the two say of the street, in a word."""
    their, our = theirs.get("address", {}).get("road"), ours.get("address", {}).get("street")
    if their == our:
        return "same" if our else "none"
    found = distance_to_shape(theirs.get("geojson"), place)
    if our is None:
        where = "beyond 700 m" if found > 700 else "across a border" if not on_this_side(ground, place, theirs) else ""
        return f"missing: {theirs.get('category')} {where}, ours a {ours.get('kind', 'nothing')}"
    if their is None:
        return "ours alone"
    number = theirs["address"].get("house_number")
    if number and number == ours["address"].get("houseNumber") and abs(ours["distance"] - found) <= TOLERANCE:
        return "the same house"
    if ground.distance(our, place) <= ground.distance(their, place) + TOLERANCE:
        return "nearer"
    if ours["distance"] <= found + TOLERANCE:
        return "nearer " + ours["kind"]
    where = "theirs across a border" if not on_this_side(ground, place, theirs) else ""
    return f"farther: ours a {ours['kind']}, theirs a {theirs.get('category')} {where}"


def on_this_side(ground, place, theirs):
    """Whether what Nominatim found is in the municipality of the place."""
    return ground.municipality(place) == ground.municipality((float(theirs["lat"]), float(theirs["lon"])))


def settlement_class(ground, place, theirs, ours):
    """What the two say of the settlement. Of the names that Nominatim gives only its line has all."""
    names = theirs.get("display_name", "").split(", ")
    mine = [ours["address"][key] for key in ("locality", "district") if key in ours.get("address", {})]
    if any(name in names for name in mine):
        return "same"
    around = ground.municipality(place)
    if around in mine:
        return "ours contains the place, theirs does not" if mine else "none"
    return "theirs contains the place, ours does not" if around in names else "different"


def country_class(theirs, ours):
    their, our = theirs.get("address", {}).get("country_code"), ours.get("address", {}).get("countryCode", "").lower()
    return "same" if their == our else f"theirs {their or 'none'}, ours {our or 'none'}"


def describe(ground, place, kind, theirs, ours):
    road, mine = theirs.get("address", {}).get("road"), ours.get("address", {})
    return (f"{place[0]},{place[1]}  {kind}\n"
            f"    theirs {theirs.get('display_name', theirs)} [{theirs.get('osm_type')} {theirs.get('osm_id')}, "
            f"{theirs.get('category')}={theirs.get('type')}] {ground.distance(road, place):.1f} m\n"
            f"    ours   {ours.get('name')} · {mine.get('formatted')} [{ours.get('uri')}] {ours.get('distance')} m, "
            f"{ground.distance(mine.get('street'), place):.1f} m")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("index")
    parser.add_argument("extract")
    parser.add_argument("--mapsearch", default=".build/release/mapsearch")
    parser.add_argument("--url", default="http://127.0.0.1:8088")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--layer", default="address")
    parser.add_argument("--types", default="places")
    parser.add_argument("--show", default="", help="print the places of a class, such as 'street farther'")
    options = parser.parse_args()
    ground = Ground(options.extract)
    places = ground.places(options.count, options.seed)
    types = options.types.split(",")
    print(f"{options.count} places, seed {options.seed}, layer {options.layer}, types {options.types}")

    def compare(title, zoom, classify):
        ours = ask_mapsearch(options.mapsearch, options.index, types, zoom, places)
        theirs = ask_nominatim(options.url, options.layer, zoom, places)
        counter = collections.Counter()
        for place, their, our in zip(places, theirs, ours):
            kind = classify(place, their, our)
            counter[kind] += 1
            if options.show and f"{title} {kind}".startswith(options.show):
                print(describe(ground, place, kind, their, our))
        return counter

    streets = compare("street", 18, lambda *answers: street_class(ground, *answers))
    named = options.count - streets["none"] - streets["ours alone"]
    good = sum(count for kind, count in streets.items() if kind.startswith(("same", "the same", "nearer")))
    print(f"street, zoom 18: the same or a nearer one for {100 * good / named:.2f} % of the {named} places where Nominatim "
          f"names one, {100 * (options.count - named + good) / options.count:.2f} % of all")
    tables = [(streets, "")]
    for title, zoom, classify in [
            ("settlement", 10, lambda *answers: settlement_class(ground, *answers)),
            ("settlement in the address", 18, lambda *answers: settlement_class(ground, *answers)),
            ("country", 3, lambda place, *answers: country_class(*answers)),
            ("country in the address", 18, lambda place, *answers: country_class(*answers))]:
        counter = compare(title, zoom, classify)
        print(f"{title}, zoom {zoom}: the same for {100 * counter['same'] / options.count:.2f} %")
        tables.append((counter, title))
    for counter, title in tables:
        for kind, count in counter.most_common():
            print(f"{count:6}  {title or 'street'}: {kind}")


main()
