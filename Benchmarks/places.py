"""What the reports in this folder share: the objects of an index, questions about them, and the answers of `mapsearch`."""
import argparse
import json
import math
import subprocess


def read_arguments(description, **numbers):
    """Parses the arguments of a report, with numbers of its own by their defaults."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mapsearch")
    parser.add_argument("--index", default="world")
    for name, default in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--misses")
    return parser.parse_args()


def index_options(indexes):
    return [part for index in indexes for part in ("--index", index)]


def named_objects(mapsearch, indexes):
    """The objects with a name, as GeoJSON features."""
    command = [mapsearch, "dump", *index_options(indexes)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as dump:
        for line in dump.stdout:
            feature = json.loads(line)
            if feature.get("properties", {}).get("name"):
                yield feature
    if dump.returncode != 0:
        raise subprocess.CalledProcessError(dump.returncode, command)


class Countries:
    """Finds the country of an object by what it belongs to."""

    def __init__(self, features):
        self.properties = {feature["id"]: feature["properties"] for feature in features}

    def code(self, properties):
        """The code of the country; None if it is not known."""
        while properties:
            if "country" in properties:
                return properties["country"]
            properties = self.properties.get(properties.get("parent"))


def position(feature):
    """The latitude and longitude of an object: the first of its shape, which is its own point where it has one."""
    geometry = feature["geometry"]
    while "geometries" in geometry:
        geometry = geometry["geometries"][0]
    first = geometry["coordinates"]
    while isinstance(first[0], list):
        first = first[0]
    return first[1], first[0]


def english_name(properties):
    return properties.get("names", {}).get("en") or properties["name"]


def distance(one, other):
    """The metres between two positions, on a sphere."""
    (y1, x1), (y2, x2) = (map(math.radians, place) for place in (one, other))
    half = math.sin((y2 - y1) / 2) ** 2 + math.cos(y1) * math.cos(y2) * math.sin((x2 - x1) / 2) ** 2
    return 2 * 6_371_009 * math.asin(math.sqrt(min(1, half)))


def first_results(mapsearch, indexes, texts, **options):
    """Searches for each text, and returns the first result of each; None where there is none."""
    found = answers(mapsearch, indexes, texts, {"op": "search", "limit": 1} | options)
    return [results[0] if results else None for results in found]


def answers(mapsearch, indexes, texts, options):
    """The results or suggestions for each text."""
    requests = [{"text": text} | options for text in texts]
    run = subprocess.run(
        [mapsearch, "batch", *index_options(indexes)], input="".join(json.dumps(each) + "\n" for each in requests),
        capture_output=True, text=True, check=True)
    found = [json.loads(line)["results"] for line in run.stdout.splitlines()]
    assert len(found) == len(requests)
    return found


def result_position(result):
    return result["latitude"], result["longitude"]


class Tally:
    """The numbers of answers, in a row for each kind of question."""

    def __init__(self, kinds, columns):
        self.columns = ["asked", *columns]
        self.rows = {kind: dict.fromkeys(self.columns, 0) for kind in kinds}

    def add(self, kind, *columns):
        for column in ("asked", *columns):
            self.rows[kind][column] += 1

    def print(self):
        rows = self.rows | {"all": {column: sum(row[column] for row in self.rows.values()) for column in self.columns}}
        width = max(map(len, rows)) + 2
        print(" " * width + "".join(f"{column:>{len(column) + 3}}" for column in self.columns))
        for kind, row in rows.items():
            print(f"{kind:{width}}" + "".join(f"{row[column]:{len(column) + 3}}" for column in self.columns))


def write_misses(path, misses):
    """Writes the lines to a file, unless there is no path."""
    if path:
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(misses)
