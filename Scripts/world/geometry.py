"""Plane geometry on degrees: rings, bounding boxes that may cross 180°, label points."""

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
    """The mean of `(longitude, latitude, weight)` points, with the seam of longitudes laid at the box's west edge."""
    west = box[0]
    total = sum(weight for _, _, weight in points)
    x = sum(((longitude - west) % 360) * weight for longitude, _, weight in points) / total + west
    y = sum(latitude * weight for _, latitude, weight in points) / total
    return (x + 180) % 360 - 180, y
