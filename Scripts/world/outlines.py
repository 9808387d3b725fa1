"""Country outlines: Natural Earth's 1:110m countries (public domain), read from their shapefile."""

import struct

import geometry

# Three-letter codes of Natural Earth that are not ISO 3166-1, and the country that the outline goes to.
_OWN_CODES = {"CYN": "CY", "SOL": "SO", "-99": "XK"}


def read(package, alpha2_of_alpha3):
    """The outlines as GeoJSON MultiPolygon coordinates by ISO alpha-2 code."""
    folder = package / "geopandas" / "datasets" / "naturalearth_lowres"
    names = _codes((folder / "naturalearth_lowres.dbf").read_bytes())
    shapes = _shapes((folder / "naturalearth_lowres.shp").read_bytes())
    outlines = {}
    for alpha3, rings in zip(names, shapes):
        country = alpha2_of_alpha3.get(alpha3) or _OWN_CODES[alpha3]
        for polygon in _polygons(rings):
            outlines.setdefault(_owner(country, polygon), []).append(polygon)
    return outlines


def _owner(country, polygon):
    """The country or territory of a polygon: those with an ISO code of their own are cut from the mother country."""
    west = min(x for x, _ in polygon[0])
    south = min(y for _, y in polygon[0])
    if country == "FR" and west < -30:
        return "GF"
    if country == "NO" and south > 74:
        return "SJ"
    return country


def _codes(data):
    count, header, size = struct.unpack("<IHH", data[4:12])
    fields, offset = [], 32
    while data[offset] != 0x0D:
        fields.append((data[offset : offset + 11].split(b"\0")[0].decode(), data[offset + 16]))
        offset += 32
    start = 1 + sum(length for _, length in fields[: [name for name, _ in fields].index("iso_a3")])
    return [data[header + i * size + start :][:3].decode("latin-1").strip() for i in range(count)]


def _shapes(data):
    offset = 100
    while offset < len(data):
        (words,) = struct.unpack(">i", data[offset + 4 : offset + 8])
        content = data[offset + 8 : offset + 8 + 2 * words]
        part_count, point_count = struct.unpack("<ii", content[36:44])
        parts = struct.unpack(f"<{part_count}i", content[44 : 44 + 4 * part_count])
        values = struct.unpack(f"<{2 * point_count}d", content[44 + 4 * part_count :])
        points = list(zip(values[::2], values[1::2]))
        yield [points[start:end] for start, end in zip(parts, parts[1:] + (point_count,))]
        offset += 8 + 2 * words


def _polygons(rings):
    """Groups a shape's rings: outer rings run clockwise in a shapefile, holes counter-clockwise."""
    polygons = [[ring] for ring in rings if geometry.ring_area(ring) < 0]
    for hole in (ring for ring in rings if geometry.ring_area(ring) > 0):
        next(p for p in polygons if geometry.in_ring(*hole[0], p[0])).append(hole)
    for polygon in polygons:
        kept = [geometry.rounded(ring) for ring in polygon]
        if kept[0]:
            yield [geometry.oriented(ring, counter_clockwise=i == 0) for i, ring in enumerate(kept) if ring]
