// How many queries of a file find what they should, and how many still do with one mistake.
//
//     swift run -c release RelevanceReport QUERIES.tsv [INDEX] [--misses]
//
// The file has the columns `query`, `limit`, `exp_name`, `exp_country`, `exp_cc` and `geonames_1000` (the id of an
// accepted object).

import BenchmarkSupport
import MapSearch
import MapSearchOffline
import MapSearchTestSupport
import MapSearchWorld

struct Row {
    let query: String
    let limit: Int
    let uri: String
    let country: String

    /// Reads a line; nil for one that says of no object that it is the right one.
    init?(_ row: QueryFile.Row) {
        uri = row["geonames_1000"]
        guard !uri.isEmpty else { return nil }
        query = row["query"]
        limit = Int(row["limit"]) ?? 1
        country = row["exp_cc"]
    }
}

let arguments = Arguments(usage: "QUERIES.tsv [INDEX] [--misses]", fileCount: 1...2, flags: ["--misses"])
let showsMisses = arguments.has("--misses")
let rows = arguments.read(arguments.files[0]) { path in
    try QueryFile(path: path, requiring: "geonames_1000").rows.compactMap(Row.init)
}
let index =
    try arguments.files.count > 1
    ? arguments.read(arguments.files[1]) { try OfflineIndex(path: $0) } : WorldGazetteer.index
let backend = OfflineBackend(index)

func accepted(_ text: String, _ uri: String, limit: Int) throws -> Bool {
    let wanted = uri.split(separator: ",").map { "geonames:\($0)" }
    let uris = try backend.answer(.text(text)).objects.prefix(limit).map { $0.uri ?? "" }
    return uris.contains { wanted.contains($0) }
}

var right = 0
for row in rows {
    if try accepted(row.query, row.uri, limit: row.limit) {
        right += 1
    } else if showsMisses {
        let found = try backend.answer(.text(row.query)).objects.prefix(3).map {
            "\($0.address?.formatted ?? "") \($0.uri ?? "")"
        }
        print("miss", row.query, row.limit, row.uri, row.country, "→", found)
    }
}
print("accepted \(right) of \(rows.count): \(Double(right) / Double(rows.count) * 100) %")

var random = SplitMix64(seed: 7)
var plain = (right: 0, count: 0)
var located = (right: 0, count: 0)
for row in rows where row.query.count >= 5 && row.query.allSatisfy({ $0.isLetter }) {
    guard try accepted(row.query, row.uri, limit: 1) else { continue }
    let text = mistyped(row.query.lowercased(), &random)
    plain.count += 1
    if try accepted(text, row.uri, limit: 1) {
        plain.right += 1
    } else if showsMisses {
        let found = try backend.answer(.text(text)).objects.prefix(3).map { "\($0.address?.formatted ?? "")" }
        print("typo", row.query, text, "→", found)
    }
    guard let country = try backend.answer(.uri("geonames:\(row.uri)")).objects.first?.address?.country else {
        continue
    }
    located.count += 1
    if try accepted("\(text), \(country)", row.uri, limit: 1) {
        located.right += 1
    } else if showsMisses {
        let found = try backend.answer(.text("\(text), \(country)")).objects.prefix(3).map {
            "\($0.address?.formatted ?? "")"
        }
        print("typo+country", row.query, "\(text), \(country)", "→", found)
    }
}
print("one edit: \(plain.right) of \(plain.count) \(Double(plain.right) / Double(plain.count) * 100) %")
print(
    "one edit and the country: \(located.right) of \(located.count) \(Double(located.right) / Double(located.count) * 100) %"
)
