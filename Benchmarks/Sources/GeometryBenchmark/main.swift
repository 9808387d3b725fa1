// Times the operations of MapGeometry, each beside the naive way to do the same.
//
//     swift run -c release --package-path Benchmarks GeometryBenchmark [NAME …]
//
// Without names everything is timed, else what has one of them in its own. `BEST` (9) in the environment is the number of
// runs of which the best is taken. `compare/geometry.py` times other libraries on the same data.

import Foundation
import MapGeometry

let workload = Workload()
let repeats = ProcessInfo.processInfo.environment["BEST"].flatMap { Int($0) } ?? 9
var table = Table(names: Array(CommandLine.arguments.dropFirst()), repeats: repeats)

let pairs = Array(zip(workload.places, workload.places.dropFirst()))
let nearPairs = Array(zip(workload.places, workload.neighbours))
let points = workload.places.map { MapPoint($0) }
let rectPairs = Array(zip(workload.rects, workload.rects.dropFirst()))

table.row("Mercator forward", workload.places, naively: { Naive.forward($0).y }) { MapPoint($0).y }
table.row("Mercator inverse", points, naively: { Naive.inverse($0).latitude }) { $0.coordinate.latitude }
table.row("rect intersection", rectPairs) { $0.0.intersection($0.1).size.width }
table.row("rect intersects across 180°", rectPairs, naively: { Naive.intersectsWrapped($0.0, $0.1) ? 1 : 0 }) {
    $0.0.intersectsWrapped($0.1) ? 1 : 0
}
table.row("rect union across 180°", rectPairs, naively: { Naive.unionWrapped($0.0, $0.1).size.width }) {
    $0.0.unionWrapped($0.1).size.width
}
table.row("geodesic inverse, any distance", pairs, naively: { Naive.vincenty($0.0, $0.1) }) { $0.0.distance(to: $0.1) }
table.row("geodesic inverse, some kilometres", nearPairs, naively: { Naive.vincenty($0.0, $0.1) }) {
    $0.0.distance(to: $0.1)
}
table.row("geodesic direct", workload.places, naively: { Naive.destination($0, distance: 5e5, bearing: 60).latitude }) {
    $0.destination(distance: 5e5, bearing: 60).latitude
}
let ruler = FlatRuler(latitude: 47)
table.row("ruler", nearPairs, naively: { Naive.haversine($0.0, $0.1) }) { ruler.distance($0.0, $0.1) }
table.row("ruler, made for each pair", nearPairs, naively: { Naive.haversine($0.0, $0.1) }) {
    FlatRuler(latitude: ($0.0.latitude + $0.1.latitude) / 2).distance($0.0, $0.1)
}

let shortIndex = PolylineIndex(workload.shortLine)
let longIndex = PolylineIndex(workload.longLine)
table.row(
    "closest position, 100 vertices, indexed", workload.placesNearLine,
    naively: { Naive.distance($0, to: workload.shortLine) }
) { shortIndex.closestPosition(to: $0)?.distance ?? 0 }
table.row(
    "closest position, 100 vertices", workload.placesNearLine,
    naively: { Naive.distance($0, to: workload.shortLine) }
) { workload.shortLine.closestPosition(to: $0)?.distance ?? 0 }
table.row(
    "closest position, 100,000 vertices, indexed", workload.placesNearLine,
    naively: { Naive.distance($0, to: workload.longLine) }, naiveInputs: 20
) { longIndex.closestPosition(to: $0)?.distance ?? 0 }
table.row(
    "contains, 10,000 vertices", Array(workload.placesNearPolygon.prefix(200)),
    naively: { Naive.contains(workload.polygon, $0) ? 1 : 0 }
) { workload.polygon.contains($0) ? 1 : 0 }
let polygonIndex = PolygonIndex(workload.polygon)
table.row(
    "contains, 10,000 vertices, prepared", workload.placesNearPolygon,
    naively: { Naive.contains(workload.polygon, $0) ? 1 : 0 }, naiveInputs: 200
) { polygonIndex.contains($0) ? 1 : 0 }
table.row(
    "GeoJSON decode, per byte", [workload.geoJSON], count: workload.geoJSON.count,
    naively: { bytes in
        let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        return Double((object?["features"] as? [Any])?.count ?? 0)
    }
) { Double((try? GeoJSON(utf8: $0))?.features.count ?? 0) }
print("checksum \(table.checksum)")
