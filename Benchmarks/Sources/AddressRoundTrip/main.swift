// How many addresses of an index are found again when they are written as their country writes them.
//
//     swift run -c release AddressRoundTrip INDEX [--short] [--abbreviated] [--misses]
//
// Houses near 2,000 places of the index, chosen at random, are found by their coordinates; the address of each is written
// in one line and looked for as a text.

import BenchmarkSupport
import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchPresentation
import MapSearchTestSupport

/// What came of some addresses.
struct Outcome {
    var count = 0
    var same = 0
    var near = 0

    var summary: String {
        let share = (Double(same) / Double(max(count, 1)) * 10_000).rounded() / 100
        return "\(same) of \(count) the same object (\(share) %), \(near) another one within \(Int(nearness)) m"
    }
}

/// Two objects with one address, as a shop and its house, are no farther from each other in metres.
let nearness = 10.0
let houseCount = 2000

let arguments = Arguments(
    usage: "INDEX [--short] [--abbreviated] [--misses]", fileCount: 1...1,
    flags: ["--short", "--abbreviated", "--misses"])
let backend = OfflineBackend(arguments.read(arguments.files[0]) { try OfflineIndex(path: $0) })
let geocoder = Geocoder(backend: backend)
var formatter = AddressFormatter(arguments.has("--short") ? .short : .singleLine)
formatter.abbreviates = arguments.has("--abbreviated")

/// The house at a place; nil where there is none.
func house(at coordinate: Coordinate) async throws -> Placemark? {
    do {
        return try await geocoder.reverseGeocode(coordinate)
            .first { $0.object.kind == .house && $0.subThoroughfare != nil }
    } catch SearchError.Code.noResult {
        return nil
    }
}

/// The best answer to a text; nil where there is none.
func answer(_ text: String) async throws -> Placemark? {
    do {
        return try await geocoder.geocode(address: text).first
    } catch SearchError.Code.noResult {
        return nil
    }
}

var random = SplitMix64(seed: 8)
let places = try backend.places(in: .world, limit: .max).map(\.coordinate)
var seen: Set<String> = []
var outcomes: [String: Outcome] = [:]
var tries = 0
while seen.count < houseCount, tries < 30 * houseCount, let place = places.randomElement(using: &random) {
    tries += 1
    let coordinate = place.destination(
        distance: .random(in: 0...200, using: &random), bearing: .random(in: 0..<360, using: &random))
    guard let house = try await house(at: coordinate), let uri = house.object.uri, seen.insert(uri).inserted
    else { continue }
    let text = formatter.string(from: house)
    let found = try await answer(text)
    let country = house.isoCountryCode ?? "??"
    outcomes[country, default: Outcome()].count += 1
    if found?.object.uri == uri {
        outcomes[country, default: Outcome()].same += 1
    } else {
        let distance = found.map { $0.coordinate.distance(to: house.coordinate) } ?? .infinity
        if distance <= nearness { outcomes[country, default: Outcome()].near += 1 }
        if arguments.has("--misses") {
            print("\(text) | \(uri) | \(found?.object.name ?? "nothing") \(found?.object.uri ?? "") \(distance) m")
        }
    }
}
for (country, outcome) in outcomes.sorted(by: { $0.key < $1.key }) { print("\(country)  \(outcome.summary)") }
let all = outcomes.values.reduce(into: Outcome()) { all, outcome in
    all.count += outcome.count
    all.same += outcome.same
    all.near += outcome.near
}
print("all \(all.summary)")
