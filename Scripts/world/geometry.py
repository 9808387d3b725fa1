"""Plane geometry on degrees: rings, bounding boxes that may cross 180°, label points."""

import math

DIGITS = 4


def ring_area(ring):
    """The signed area of a closed ring in square degrees; positive when it runs counter-clockwise."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, ring[1:])) / 2


def in_ring(x, y, ring):
    """Whether a point is inside a closed ring, by the even-odd rule."""
    inside = False
    for (x1, y1), (x2, y2) in zip(ring, ring[1:]):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            inside = not inside
    return inside


def in_polygon(x, y, polygon):
    """Whether a point is inside the outer ring of a polygon and in none of its holes."""
    return in_ring(x, y, polygon[0]) and not any(in_ring(x, y, hole) for hole in polygon[1:])


def in_multipolygon(x, y, polygons):
    return any(in_polygon(x, y, polygon) for polygon in polygons)


def area(polygons):
    """The area of polygons in square degrees, holes not counted off: an order, not a measure."""
    return sum(abs(ring_area(polygon[0])) for polygon in polygons)


def rounded(ring):
    """A closed ring with coordinates of `DIGITS` decimals and no vertex twice in a row; None if it collapses."""
    result = []
    for x, y in ring:
        point = [round(x, DIGITS) + 0.0, round(y, DIGITS) + 0.0]
        if not result or result[-1] != point:
            result.append(point)
    if result and result[0] != result[-1]:
        result.append(list(result[0]))
    return result if len(result) >= 4 else None


def oriented(ring, counter_clockwise):
    """The ring in the direction that RFC 7946 asks for."""
    return ring if (ring_area(ring) > 0) == counter_clockwise else ring[::-1]


def bounding_box(points, rings=(), padding=0.0):
    """`[west, south, east, north]` of points and rings; west > east when the smallest box crosses 180° (RFC 7946)."""
    latitudes = [y for _, y in points] + [y for ring in rings for _, y in ring]
    intervals = [(x, x) for x, _ in points] + [(min(x for x, _ in ring), max(x for x, _ in ring)) for ring in rings]
    intervals.sort()
    first, reach = intervals[0]
    widest = (-1.0, 180.0, -180.0)
    for start, end in intervals:
        if start > reach:
            widest = max(widest, (start - reach, reach, start))
        reach = max(reach, end)
    _, east, west = max(widest, (first + 360 - reach, reach, first))
    south, north = max(min(latitudes) - padding, -90), min(max(latitudes) + padding, 90)
    west, east = west - padding, east + padding
    if west < -180:
        west += 360
    if east > 180:
        east -= 360
    return [round(value, DIGITS) + 0.0 for value in (west, south, east, north)]


def extent(ring):
    """The smallest box around a ring that does not cross 180°: west, south, east, north."""
    return min(x for x, _ in ring), min(y for _, y in ring), max(x for x, _ in ring), max(y for _, y in ring)


def main_parts(polygons, places, share):
    """The polygons that a map of the whole shows: all but outlying ones of little weight.

    Polygons that are less than `_GAP` degrees apart are one part. A part is outlying when it has neither `_LAND` of the
    area nor `share` of those who live there; `places` are `(longitude, latitude, people)`.
    """
    parts = _parts([extent(polygon[0]) for polygon in polygons])
    land = [0.0] * len(polygons)
    people = [0] * len(polygons)
    for index, polygon in enumerate(polygons):
        land[index] = abs(ring_area(polygon[0])) * math.cos(math.radians(polygon[0][0][1]))
    boxes = [extent(polygon[0]) for polygon in polygons]
    for x, y, count in places:
        people[min(range(len(boxes)), key=lambda index: _apart((x, y, x, y), boxes[index]))] += count
    kept = []
    for part in parts:
        if sum(land[i] for i in part) >= _LAND * sum(land) or sum(people[i] for i in part) >= share * sum(people):
            kept += [polygons[i] for i in part]
    return kept


_GAP, _LAND = 2.0, 0.1


def _parts(boxes):
    """The numbers of the boxes in groups that are close together."""
    left = set(range(len(boxes)))
    while left:
        part = [left.pop()]
        for index in part:
            near = {other for other in left if _apart(boxes[index], boxes[other]) < _GAP}
            left -= near
            part += near
        yield part


def _apart(one, other):
    """How far two boxes are apart in degrees, along the axis on which they are farther; across 180° too."""
    east = max(0.0, other[0] - one[2], one[0] - other[2])
    around = max(0.0, 360 - (max(one[2], other[2]) - min(one[0], other[0])))
    return max(min(east, around), other[1] - one[3], one[1] - other[3], 0.0)


def label_point(polygons):
    """A point well inside the largest polygon: the centroid if it is inside, else the middle of its widest row."""
    polygon = max(polygons, key=lambda polygon: abs(ring_area(polygon[0])))
    ring = polygon[0]
    total = ring_area(ring)
    x = sum((x1 + x2) * (x1 * y2 - x2 * y1) for (x1, y1), (x2, y2) in zip(ring, ring[1:])) / (6 * total)
    y = sum((y1 + y2) * (x1 * y2 - x2 * y1) for (x1, y1), (x2, y2) in zip(ring, ring[1:])) / (6 * total)
    if in_polygon(x, y, polygon):
        return x, y
    south, north = min(y for _, y in ring), max(y for _, y in ring)
    best = (-1.0, x, y)
    for step in range(1, 40):
        row = south + (north - south) * step / 40
        crossings = sorted(
            x1 + (row - y1) / (y2 - y1) * (x2 - x1)
            for each in polygon
            for (x1, y1), (x2, y2) in zip(each, each[1:])
            if (y1 > row) != (y2 > row)
        )
        for left, right in zip(crossings[::2], crossings[1::2]):
            best = max(best, (right - left, (left + right) / 2, row))
    return best[1], best[2]


def weighted_centre(points, box):
    """The mean of `(longitude, latitude, weight)` points, moved into the box; points far outside do not count."""
    west, south, east, north = box
    width = (east - west) % 360
    east_of_west = [((x - west + 1) % 360 - 1, y, weight) for x, y, weight in points]
    near = [(x, y, weight) for x, y, weight in east_of_west if x <= width + 1 and south - 1 <= y <= north + 1]
    total = sum(weight for _, _, weight in near)
    x = min(max(sum(x * weight for x, _, weight in near) / total, 0), width) + west
    y = min(max(sum(y * weight for _, y, weight in near) / total, south), north)
    return (x + 180) % 360 - 180, y
