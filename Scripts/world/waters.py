"""Oceans, seas, gulfs, straits, bays and great lakes: a hand-drawn table."""

import geometry
import tables
import text


def features():
    rows = list(tables.rows("waters.tsv"))
    outlines = {row["slug"]: row["outline"] for row in rows}
    for row in rows:
        polygons = [[ring] for ring in _rings(row["outline"], outlines)]
        box = [float(value) for value in row["box"].split()]
        longitude, latitude = (float(value) for value in row["label"].split())
        names = {each: row[each] for each in tables.LANGUAGES if row[each] and row[each] != row["name"]}
        taken = {text.collapsed(name) for name in [row["name"], *names.values()]}
        properties = {
            "kind": "water",
            "water": row["water"],
            "name": row["name"],
            "names": names,
            "alternates": text.distinct(tables.cells(row["alternates"]), taken),
            "bbox": box or geometry.bounding_box([], [polygon[0] for polygon in polygons]),
            "boundary": {"type": "MultiPolygon", "coordinates": polygons},
        }
        yield f"mapsearch:water/{row['slug']}", (longitude, latitude), properties


def _rings(outline, outlines):
    """The rings of an outline: rings parted by `;`, corners by `,`; two corners alone are those of a box."""
    for part in outline.split(";"):
        if part.startswith("="):
            yield from _rings(outlines[part[1:]], outlines)
            continue
        corners = [tuple(float(value) for value in corner.split()) for corner in part.split(",")]
        if len(corners) == 2:
            (west, south), (east, north) = corners
            corners = [(west, south), (east, south), (east, north), (west, north)]
        yield geometry.oriented(geometry.rounded([*corners, corners[0]]), counter_clockwise=True)
