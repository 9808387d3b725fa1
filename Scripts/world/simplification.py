"""Rings with fewer vertices: lines that two rings share stay shared."""


def simplified(rings, tolerance):
    """The closed rings in their order, none further than `tolerance` from where it was (Douglas and Peucker).

    Rings are cut into arcs where they begin or cease to run together, and an arc is simplified once for all rings. Of a
    small ring the tolerance is 1/50 of the width, so that none collapses.
    """
    junctions = _junctions(rings)
    tolerances = [min(tolerance, _width(ring) / 50) for ring in rings]
    cut = [list(_arcs(ring, junctions)) for ring in rings]
    allowed = {}
    for arcs, own in zip(cut, tolerances):
        for arc in arcs:
            key = _key(arc)
            allowed[key] = min(allowed.get(key, own), own)
    kept = {key: _kept(key, own) for key, own in allowed.items()}
    for arcs in cut:
        result = []
        for arc in arcs:
            key = _key(arc)
            line = kept[key] if key == arc else kept[key][::-1]
            result += line if not result else line[1:]
        yield result


def _junctions(rings):
    """The vertices at which not all rings go on to the same neighbours."""
    neighbours = {}
    junctions = set()
    for ring in rings:
        points = ring[:-1]
        for index, point in enumerate(points):
            pair = frozenset((points[index - 1], points[(index + 1) % len(points)]))
            if neighbours.setdefault(point, pair) != pair:
                junctions.add(point)
    return junctions


def _arcs(ring, junctions):
    """The ring cut at the junctions; one without any is cut at its least and its greatest vertex."""
    points = ring[:-1]
    cuts = [index for index, point in enumerate(points) if point in junctions]
    if len(cuts) < 2:
        cuts = sorted({points.index(min(points)), points.index(max(points)), *cuts})
    for start, end in zip(cuts, cuts[1:] + [cuts[0] + len(points)]):
        yield tuple(points[index % len(points)] for index in range(start, end + 1))


def _key(arc):
    """The arc in the direction that both its rings agree on."""
    return min(arc, arc[::-1])


def _kept(arc, tolerance):
    keep = {0, len(arc) - 1}
    ranges = [(0, len(arc) - 1)]
    while ranges:
        first, last = ranges.pop()
        worst, place = tolerance * tolerance, None
        x1, y1 = arc[first]
        dx, dy = arc[last][0] - x1, arc[last][1] - y1
        length = dx * dx + dy * dy
        for index in range(first + 1, last):
            x, y = arc[index][0] - x1, arc[index][1] - y1
            along = min(max((x * dx + y * dy) / length, 0), 1) if length else 0
            away = (x - along * dx) ** 2 + (y - along * dy) ** 2
            if away > worst:
                worst, place = away, index
        if place is not None:
            keep.add(place)
            ranges += [(first, place), (place, last)]
    return [arc[index] for index in sorted(keep)]


def _width(ring):
    return max(max(x for x, _ in ring) - min(x for x, _ in ring), max(y for _, y in ring) - min(y for _, y in ring))
