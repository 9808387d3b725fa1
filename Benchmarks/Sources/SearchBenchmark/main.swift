// Times the engine on the queries of a file, each asked once a pass, in an order of their own.
//
//     swift run -c release SearchBenchmark QUERIES.tsv [INDEX…]
//
// Several indexes are searched as one; `world` is the bundled one, which is also searched when no index is given.
//
// `KINDS` (search,suggest,typed,reverse,keystrokes) and `BEST` (1) in the environment choose what is timed and of how many runs
// the best is taken: `suggest` is what is offered after four letters, `typed` after the whole query, `keystrokes` after each
// letter of each query. `NEAR=1` and `FACETS=1` ask for what is near the coordinate of the row, and for facets.
//
// The file has a header line with the columns `query`, and `lat`/`lon` or `exp_lat`/`exp_lon` where known.

import BenchmarkSupport
import Foundation
import MapSearch
import MapSearchOffline
import MapSearchWorld

struct Row {
    let query: String
    let coordinate: Coordinate?

    init(_ row: QueryFile.Row) {
        query = row["query"]
        if let latitude = Double(row["lat", "exp_lat"]), let longitude = Double(row["lon", "exp_lon"]) {
            coordinate = Coordinate(latitude: latitude, longitude: longitude)
        } else {
            coordinate = nil
        }
    }
}

let arguments = Arguments(usage: "QUERIES.tsv [INDEX…]", fileCount: 1...)
let all = arguments.read(arguments.files[0]) { try QueryFile(path: $0, requiring: "query").rows.map(Row.init) }
let open = ContinuousClock.now
let paths = arguments.files.count > 1 ? Array(arguments.files.dropFirst()) : ["world"]
let indexes = try paths.map { path in
    path == "world" ? try WorldGazetteer.index : arguments.read(path) { try OfflineIndex(path: $0) }
}
print("open", ContinuousClock.now - open)
let backend = OfflineIndexGroup(indexes)
let environment = ProcessInfo.processInfo.environment
let repeats = environment["BEST"].flatMap { Int($0) } ?? 1
let kinds = (environment["KINDS"] ?? "search,suggest,reverse").split(separator: ",").map(String.init)
var random = SystemRandomNumberGenerator()
for pass in 1...3 {
    var samples = Dictionary(kinds.map { ($0, Samples()) }, uniquingKeysWith: { first, _ in first })
    var keystrokes = Keystrokes()
    var slow: [(time: Double, text: String)] = []
    func best(_ body: () throws -> Void) rethrows -> Samples {
        var one = Samples()
        try one.measureBest(of: repeats, body)
        return one
    }
    func measure(_ kind: String, _ text: String, _ body: () throws -> Void) rethrows {
        guard samples[kind] != nil else { return }
        let one = try best(body)
        samples[kind]?.append(one)
        slow.append((one.percentile(0.5), text))
    }
    for row in all.shuffled(using: &random) {
        var options = SearchOptions()
        options.includesFacets = environment["FACETS"] != nil
        if environment["NEAR"] != nil { options.userPosition = row.coordinate }
        let area = options.userPosition.map { SearchArea.point($0) }
        func suggest(_ text: String) throws {
            _ = try backend.suggest(SuggestRequest(text: text, in: area, options: options))
        }
        try measure("search", row.query) { _ = try backend.answer(.text(row.query, in: area, options: options)) }
        let beginning = String(row.query.prefix(4))
        try measure("suggest", beginning) { try suggest(beginning) }
        try measure("typed", row.query) { try suggest(row.query) }
        if let coordinate = row.coordinate {
            try measure("reverse", row.query) { _ = try backend.answer(.reverse(coordinate)) }
        }
        if kinds.contains("keystrokes") {
            try keystrokes.type(row.query) { text in
                try best { try suggest(text) }
            }
        }
    }
    for kind in kinds where kind != "keystrokes" {
        print("pass \(pass)  \(kind)  \(samples[kind]?.summary ?? "")")
    }
    for line in keystrokes.summary { print("pass \(pass)  \(line)") }
    if pass == 3, !slow.isEmpty { print(Samples.slowest(slow)) }
}
