import Foundation
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import MapSearchWorld

let arguments = CommandLine.arguments
if arguments[1] == "build" {
    var builder = IndexBuilder(name: "")
    try GeoJSONSequence(path: arguments[3]).read(into: &builder)
    let (bytes, report) = try builder.build()
    try Data(bytes).write(to: URL(fileURLWithPath: arguments[2]))
    print(report)
} else {
    let backend = OfflineBackend(try OfflineIndex(path: arguments[1]))
    for text in arguments.dropFirst(2) {
        let start = ContinuousClock.now
        var response: SearchResponse?
        for _ in 0..<100 { response = try backend.answer(.text(text)) }
        let time = (ContinuousClock.now - start) / 100
        print(text, time, response!.metadata.found, response!.metadata.correctedRequestText ?? "")
        for object in response!.objects {
            print("   ", object.address!.formatted, object.kind, object.uri!, object[MatchMetadata.self]!.score, object[MatchMetadata.self]!.matchedName ?? "")
        }
    }
}
