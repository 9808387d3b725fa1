#!/usr/bin/env python3
"""Asks this library, tantivy and SQLite FTS5 the questions of ScaleBenchmark on one machine in one run, and prints one table.

    swift build -c release --package-path Benchmarks --product ScaleBenchmark
    scale.py ROWS… [--work DIR] [--seed N] [--questions N] [--engines mapsearch,tantivy,sqlite] [--keep]

ScaleBenchmark makes a country, builds its index and answers; the peers read the same table and get the same questions,
except suggestions and those with an area, which they have nothing for. The time of a question is that around parsing the
query, the search and reading ten stored rows, in microseconds: SQLite's and tantivy's with what Python adds. A peer first
asks for rows that have all words. Where there are none, tantivy asks again with one edit allowed in each word of more than
three letters; SQLite has no such search and asks for rows that have any of the words, best first, which takes long.
"""
import argparse
import csv
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAM = f"{HERE}/../.build/release/ScaleBenchmark"
ENGINES = ("mapsearch", "tantivy", "sqlite")
LIMIT = 10
# What each peer may hold in memory before it writes; tantivy refuses less than 15 MB a thread.
WRITER_MEMORY = 1_000_000_000
WRITER_THREADS = 2


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", nargs="+", type=int)
    parser.add_argument("--work", default="/tmp/scale-benchmark", help="a folder for tables and indexes")
    parser.add_argument("--seed", type=int, default=20261122)
    parser.add_argument("--questions", type=int, default=100, help="how many of each kind")
    parser.add_argument("--engines", default=",".join(ENGINES))
    parser.add_argument("--keep", action="store_true", help="keep tables and indexes")
    options = parser.parse_args()
    engines = options.engines.split(",")
    unknown = set(engines) - set(ENGINES)
    if unknown:
        parser.error(f"unknown engines {', '.join(sorted(unknown))}: use {', '.join(ENGINES)}")
    if not os.path.exists(PROGRAM):
        sys.exit("first: swift build -c release --package-path Benchmarks --product ScaleBenchmark")
    for rows in options.rows:
        compare(rows, engines, options)


def compare(rows, engines, options):
    base = f"{options.work}/country-{options.seed}-{rows}"
    # The peers need its table and its questions, so it always runs.
    command = [PROGRAM, str(rows), "--seed", str(options.seed), "--questions", str(options.questions)]
    subprocess.run(command + ["--work", options.work, "--keep"], check=True)
    with open(f"{base}.answers.tsv", encoding="utf-8") as file:
        answers = [line.rstrip("\n").split("\t") for line in file]
    questions = [Question(cells) for cells in answers]
    results = {}
    if "mapsearch" in engines:
        results["mapsearch"] = [(int(cells[0]), float(cells[1])) for cells in answers]
    for engine, ask in (("tantivy", ask_tantivy), ("sqlite", ask_sqlite)):
        if engine in engines:
            asked = ask(base, questions)
            if asked:
                results[engine] = asked
    print_table(questions, results)
    if not options.keep:
        for end in (".csv", ".mapindex", ".answers.tsv", ".sqlite"):
            if os.path.exists(base + end):
                os.remove(base + end)
        shutil.rmtree(f"{base}.tantivy", ignore_errors=True)


class Question:
    def __init__(self, cells):
        self.kind, self.text = cells[2], cells[3]
        self.latitude, self.longitude, self.tolerance = map(float, cells[4:7])
        self.is_plain = not cells[7] and not self.kind.startswith("suggest")
        self.words = re.findall(r"\w+", self.text.lower())

    def rank(self, places):
        for rank, (latitude, longitude) in enumerate(places, 1):
            if abs(latitude - self.latitude) <= self.tolerance and abs(longitude - self.longitude) <= self.tolerance:
                return rank
        return 0


def rows_of(table):
    with open(table, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            text = " ".join(row[column] for column in ("name", "street", "number", "city", "region", "postcode"))
            yield text, float(row["lat"]), float(row["lon"])


def in_child(build):
    """Runs the build of a peer in a process of its own; returns its seconds and its peak of memory in MB."""
    start = time.perf_counter()
    process = os.fork()
    if process == 0:
        status = 1
        try:
            build()
            status = 0
        finally:
            os._exit(status)
    _, status, usage = os.wait4(process, 0)
    if status:
        sys.exit("the build of a peer failed")
    return time.perf_counter() - start, usage.ru_maxrss * 1024 / 1e6


def timed(questions, ask):
    """The rank and the time of each plain question, asked twice in orders of their own, the second time counting."""
    results = [None] * len(questions)
    order = [index for index, question in enumerate(questions) if question.is_plain]
    for _ in range(2):
        random.shuffle(order)
        for index in order:
            start = time.perf_counter()
            places = ask(questions[index].words)
            results[index] = (questions[index].rank(places), (time.perf_counter() - start) * 1e6)
    return results


def print_build(engine, seconds, peak, size):
    print(f"{engine}: built in {seconds:.1f} s, peak {peak:.0f} MB, {size / 1e6:.1f} MB")


# MARK: tantivy


def ask_tantivy(base, questions):
    try:
        import tantivy
    except ImportError:
        print("tantivy is left out: pip install tantivy")
        return None
    builder = tantivy.SchemaBuilder()
    builder.add_text_field("text")
    builder.add_float_field("latitude", stored=True)
    builder.add_float_field("longitude", stored=True)
    schema = builder.build()
    folder = f"{base}.tantivy"

    def build():
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        writer = tantivy.Index(schema, path=folder).writer(WRITER_MEMORY, WRITER_THREADS)
        for text, latitude, longitude in rows_of(base + ".csv"):
            writer.add_document(tantivy.Document(text=text, latitude=latitude, longitude=longitude))
        writer.commit()
        writer.wait_merging_threads()

    seconds, peak = in_child(build)
    print_build("tantivy", seconds, peak, sum(entry.stat().st_size for entry in os.scandir(folder)))
    index = tantivy.Index.open(folder)
    index.reload()
    searcher = index.searcher()

    def places(query):
        found = (searcher.doc(address) for _, address in searcher.search(query, LIMIT).hits)
        return [(document["latitude"][0], document["longitude"][0]) for document in found]

    def ask(words):
        found = places(index.parse_query(" AND ".join(f'"{word}"' for word in words), ["text"]))
        if found:
            return found
        parts = [
            tantivy.Query.fuzzy_term_query(schema, "text", word, distance=1 if len(word) > 3 else 0) for word in words
        ]
        return places(tantivy.Query.boolean_query([(tantivy.Occur.Must, part) for part in parts]))

    return timed(questions, ask)


# MARK: SQLite


def ask_sqlite(base, questions):
    path = f"{base}.sqlite"
    try:
        sqlite3.connect(":memory:").execute("CREATE VIRTUAL TABLE probe USING fts5(text)")
    except sqlite3.OperationalError:
        print("SQLite is left out: this Python has one without FTS5")
        return None

    def build():
        if os.path.exists(path):
            os.remove(path)
        database = sqlite3.connect(path)
        database.execute("PRAGMA journal_mode = off")
        database.execute("CREATE TABLE place (id INTEGER PRIMARY KEY, latitude REAL, longitude REAL)")
        database.execute(
            "CREATE VIRTUAL TABLE word USING fts5(text, content='', detail=none, tokenize='unicode61 remove_diacritics 2')"
        )
        for number, (text, latitude, longitude) in enumerate(rows_of(base + ".csv"), 1):
            database.execute("INSERT INTO place VALUES (?, ?, ?)", (number, latitude, longitude))
            database.execute("INSERT INTO word (rowid, text) VALUES (?, ?)", (number, text))
        database.execute("INSERT INTO word (word) VALUES ('optimize')")
        database.commit()

    seconds, peak = in_child(build)
    print_build("sqlite", seconds, peak, os.path.getsize(path))
    database = sqlite3.connect(path)
    statement = (
        "SELECT latitude, longitude FROM place JOIN "
        f"(SELECT rowid, rank FROM word WHERE word MATCH ? ORDER BY rank LIMIT {LIMIT}) AS hit "
        "ON place.id = hit.rowid ORDER BY hit.rank"
    )

    def ask(words):
        quoted = [f'"{word}"' for word in words]
        found = database.execute(statement, (" AND ".join(quoted),)).fetchall()
        return found or database.execute(statement, (" OR ".join(quoted),)).fetchall()

    return timed(questions, ask)


# MARK: The table


def print_table(questions, results):
    """A line for each kind: hits in the first place and among the first five in per cent, p50 and p99."""
    kinds = list(dict.fromkeys(question.kind for question in questions))
    plain = [index for index, question in enumerate(questions) if question.is_plain]
    print(f"\n| hit@1 / hit@5 %, p50 / p99 µs | n | {' | '.join(results)} |")
    print(f"|---|---:|{'---:|' * len(results)}")
    groups = [(kind, [i for i, question in enumerate(questions) if question.kind == kind]) for kind in sorted(kinds)]
    for kind, members in groups + [("all that peers answer", plain)]:
        cells = [cell([asked[index] for index in members]) for asked in results.values()]
        print(f"| {kind} | {len(members)} | {' | '.join(cells)} |")


def cell(answers):
    if not answers or None in answers:
        return ""
    times = sorted(time for _, time in answers)

    def share(limit):
        return 100 * sum(0 < rank <= limit for rank, _ in answers) / len(answers)

    def percentile(part):
        return times[min(len(times) - 1, int(part * len(times)))]

    return f"{share(1):.1f} / {share(5):.1f}, {percentile(0.5):.0f} / {percentile(0.99):.0f}"


if __name__ == "__main__":
    main()
