#!/usr/bin/env python3
"""Asks this library and other search engines the same questions about OpenStreetMap extracts, and prints one table.

The questions and their answers are made from the extracts by scripts that are no part of this repository; they are
named with --scripts, and must be: merge_pbf.py, make_docs.py, make_queries.py, common.py, and for the peers
bench_sqlite.py with bench_sqlite.c, bench_tantivy.py and bench_nominatim.py. That one asks a Nominatim that serves the
same extracts on this machine, on the port that PORT names.

    peers.py --scripts DIR --work DIR [--mapsearch PATH] [--engines mapsearch,sqlite,tantivy,nominatim]
             [--misses KIND] EXTRACT.osm.pbf ...

What is in --work already is used again. The last table has, for each kind of question, how many of a hundred answers
are right in the first place and among the first five, and the time of a question in milliseconds.
"""
import argparse
import importlib.util
import json
import os
import subprocess
import sys

SETS = ("forward", "forward_hard")
# Beginnings of names are what somebody has typed so far: they are asked for suggestions.
UNFINISHED = {"prefix", "prefix_typo"}
# Of the modes of each peer, the one that answers most: its script, what builds its index, and the name it reports under.
PEERS = {
    "sqlite": ("bench_sqlite.py", ["--build"], "sqlite-fts5-vocabor"),
    "tantivy": ("bench_tantivy.py", ["--build"], "tantivy-and-fuzzyprefix-or"),
    "nominatim": ("bench_nominatim.py", [], "nominatim-http"),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scripts", required=True, help="the folder of the scripts that make the questions")
    parser.add_argument("--work", required=True, help="a folder for everything that is made")
    parser.add_argument("--mapsearch", default=".build/release/mapsearch", help="the command line tool")
    parser.add_argument("--engines", default="mapsearch,sqlite,tantivy,nominatim")
    parser.add_argument("--misses", metavar="KIND", help="print each question of a kind that was answered wrongly")
    parser.add_argument("extracts", nargs="*")
    options = parser.parse_args()
    options.work = os.path.abspath(options.work)
    os.makedirs(f"{options.work}/bench", exist_ok=True)
    make_sets(options)
    reports = {}
    for name in options.engines.split(","):
        if name == "mapsearch":
            build_index(options)
        for kind in SETS:
            report = ask_mapsearch(options, kind) if name == "mapsearch" else ask_peer(options, kind, name)
            if report:
                reports[kind, name] = report
    for kind in SETS:
        print_table(kind, {name: report for (set_, name), report in reports.items() if set_ == kind})


def environment(options, kind="forward"):
    return dict(os.environ, ROOT=options.work, SET=kind, PYTHONDONTWRITEBYTECODE="1")


def run(options, *command, kind="forward", output=None):
    subprocess.run(command, check=True, env=environment(options, kind), stdout=output)


def make_sets(options):
    bench = f"{options.work}/bench"
    if not os.path.exists(f"{bench}/docs.tsv"):
        mix = f"{options.work}/mix.osm.pbf"
        run(options, sys.executable, f"{options.scripts}/merge_pbf.py", mix, *options.extracts)
        run(options, sys.executable, f"{options.scripts}/make_docs.py", mix, f"{bench}/docs.tsv")
    if not os.path.exists(f"{bench}/forward_hard.tsv"):
        run(options, sys.executable, f"{options.scripts}/make_queries.py", f"{bench}/docs.tsv", bench)


def common(options, kind):
    """The module that knows what a right answer is; it reads its folder and its set from the environment."""
    os.environ.update(environment(options, kind))
    sys.dont_write_bytecode = True
    spec = importlib.util.spec_from_file_location("common", f"{options.scripts}/common.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_index(options):
    index = f"{options.work}/peers.mapindex"
    newest = max((os.path.getmtime(path) for path in options.extracts + [options.mapsearch]), default=0)
    if not os.path.exists(index) or os.path.getmtime(index) < newest:
        run(options, options.mapsearch, "build", "-o", index, *options.extracts, output=sys.stderr)


def ask_mapsearch(options, kind):
    scores = common(options, kind)
    questions = list(scores.forward())
    # A few more than count: among suggestions are sorts of place, which are no answer to what is asked here.
    lines = [
        json.dumps({"id": i, "op": "suggest" if q["kind"] in UNFINISHED else "search", "text": q["q"], "limit": 8})
        for i, q in enumerate(questions)
    ]
    # Twice: the first pass warms the pages, the second is reported.
    answers = subprocess.run(
        [options.mapsearch, "batch", "--index", f"{options.work}/peers.mapindex"],
        input="\n".join(lines * 2) + "\n", capture_output=True, text=True, check=True).stdout.splitlines()
    answers = [json.loads(line) for line in answers[len(lines):]]
    for answer in answers:
        answer["results"] = [result for result in answer.get("results", []) if "latitude" in result][:5]
    results = [[place(result) for result in answer["results"]] for answer in answers]
    if options.misses:
        print_misses(scores, questions, answers, results, options.misses)
    times = [answer.get("microseconds", 0) / 1000 for answer in answers]
    sys.stdout.flush()
    with open(f"{options.work}/mapsearch-{kind}.txt", "w") as log:
        stdout, sys.stdout = sys.stdout, log
        scores.score_forward("mapsearch", questions, results, times)
        sys.stdout = stdout
    return saved(options, kind, "mapsearch")


def place(result):
    return result.get("uri", "").removeprefix("osm:"), result["latitude"], result["longitude"]


def print_misses(scores, questions, answers, results, kind):
    for question, answer, places in zip(questions, answers, results):
        family = question["kind"] in (kind, "prefix_typo" if kind == "all" else kind) or kind == "all"
        right = [scores.right(question, place) for place in places[:5]]
        if not family or right[:1] == [True]:
            continue
        rank = right.index(True) + 1 if True in right else "-"
        print(f"{question['kind']}\t{question['q']}\t{','.join(sorted(question['ids']))[:40]}\trank {rank}")
        for result in answer.get("results", [])[:5 if rank == "-" else int(rank)]:
            distance = scores.dist(question["lat"], question["lon"], result["latitude"], result["longitude"])
            print(f"    {result.get('kind', ''):9} {result['name']} | {result.get('subtitle') or result.get('description') or ''}"
                  f" | {result.get('uri', '')} | {distance / 1000:.1f} km")


def ask_peer(options, kind, name):
    script, arguments, mode = PEERS[name]
    if kind != SETS[0]:
        arguments = []
    try:
        with open(f"{options.work}/{name}-{kind}.txt", "w") as log:
            run(options, sys.executable, f"{options.scripts}/{script}", *arguments, kind=kind, output=log)
    except (subprocess.CalledProcessError, FileNotFoundError) as error:
        print(f"{name} is left out: {error}", file=sys.stderr)
        return None
    return saved(options, kind, mode)


def saved(options, kind, name):
    with open(f"{options.work}/bench/results/{kind}-{name}.json") as file:
        return json.load(file)["rep"]


def without(report, kind):
    """The whole without one kind: hits in the first place and among the first five, in per cent."""
    total, part = report["ALL"], report[kind]
    count = total["n"] - part["n"]
    return [(total[hit] * total["n"] - part[hit] * part["n"]) / count for hit in ("hit1", "hit5")]


def print_table(kind, reports):
    if not reports:
        return
    names = list(reports)
    print(f"\n## {kind}\n\n| kind | n | " + " | ".join(f"{name}, hit@1 / hit@5 %, p50 ms" for name in names) + " |")
    print("| --- | ---: |" + " ---: |" * len(names))
    rows = list(reports[names[0]])
    for row in rows:
        cells = [
            f"{r[row]['hit1']:.1f} / {r[row]['hit5']:.1f}, {r[row]['p50']:.3f}" if row in r else "" for r in reports.values()
        ]
        print(f"| {row} | {reports[names[0]][row]['n']} | " + " | ".join(cells) + " |")
    if "category" in rows:
        count = reports[names[0]]["ALL"]["n"] - reports[names[0]]["category"]["n"]
        cells = ["{:.1f} / {:.1f}".format(*without(r, "category")) for r in reports.values()]
        print(f"| ALL without category | {count} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
