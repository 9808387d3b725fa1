"""Oceans, seas, gulfs, straits, bays and great lakes: a hand-drawn table."""

import geometry
import tables


def features():
    for row in tables.rows("waters.tsv"):
        polygons = [[ring] for ring in _rings(row["outline"])]
        longitude, latitude = (float(value) for value in row["label"].split())
        names = {language: name for language, name in tables.tagged(row["names"]).items() if name != row["name"]}
        properties = {
            "kind": "hydro",
            "water": row["water"],
            "name": row["name"],
            "names": dict(sorted(names.items())),
            "alternates": tables.cells(row["alternates"]),
            "bbox": geometry.bounding_box([], [polygon[0] for polygon in polygons]),
            "boundary": {"type": "MultiPolygon", "coordinates": polygons},
        }
        yield f"mapsearch:water/{row['slug']}", (longitude, latitude), properties


def _rings(outline):
    """The rings of an outline: rings parted by `;`, corners by `,`; two corners alone are those of a box."""
    for part in outline.split(";"):
        corners = [tuple(float(value) for value in corner.split()) for corner in part.split(",")]
        if len(corners) == 2:
            (west, south), (east, north) = corners
            corners = [(west, south), (east, south), (east, north), (west, north)]
        yield geometry.oriented(geometry.rounded([*corners, corners[0]]), counter_clockwise=True)
