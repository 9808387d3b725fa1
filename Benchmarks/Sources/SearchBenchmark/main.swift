// Times the engine on the queries of a file, each asked once a pass, in an order of their own.
//
//     swift run -c release SearchBenchmark QUERIES.tsv [INDEX…]
//
// Several indexes are searched as one; `world` is the bundled one, which is also searched when no index is given.
//
// `KINDS` (search,suggest,reverse,keystrokes) and `BEST` (1) in the environment choose what is timed and of how many runs
// the best is taken: `suggest` is what is offered after four letters, `keystrokes` after each letter of each query.
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
let repeats = ProcessInfo.processInfo.environment["BEST"].flatMap { Int($0) } ?? 1
let kinds = ProcessInfo.processInfo.environment["KINDS"] ?? "search,suggest,reverse"
var random = SystemRandomNumberGenerator()
for pass in 1...3 {
    var searches = Samples()
    var reverses = Samples()
    var suggestions = Samples()
    var keystrokes = Keystrokes()
    var slow: [(Double, String)] = []
    for row in all.shuffled(using: &random) {
        if kinds.contains("search") {
            var one = Samples()
            try one.measureBest(of: repeats) { try backend.answer(.text(row.query)) }
            searches.append(one)
            slow.append((one.percentile(0.5), row.query))
        }
        if kinds.contains("suggest") {
            let text = String(row.query.prefix(4))
            try suggestions.measureBest(of: repeats) { try backend.suggest(SuggestRequest(text: text)) }
        }
        if kinds.contains("keystrokes") {
            try keystrokes.type(row.query) { text in
                var one = Samples()
                try one.measureBest(of: repeats) { try backend.suggest(SuggestRequest(text: text)) }
                return one
            }
        }
        if kinds.contains("reverse"), let coordinate = row.coordinate {
            try reverses.measureBest(of: repeats) { try backend.answer(.reverse(coordinate)) }
        }
    }
    print("pass \(pass)  search   \(searches.summary)")
    print("pass \(pass)  suggest  \(suggestions.summary)")
    print("pass \(pass)  reverse  \(reverses.summary)")
    for line in keystrokes.summary { print("pass \(pass)  \(line)") }
    if pass == 3 {
        print("slowest", slow.sorted { $0.0 > $1.0 }.prefix(12).map { "\($0.1) \($0.0)" }.joined(separator: " · "))
    }
}
