// A tour of the library, with the bundled world: `swift run QuickStart`.

import Foundation
import MapSearch
import MapSearchOffline
import MapSearchWorld

if let argument = CommandLine.arguments.dropFirst().first {
    print("usage: swift run QuickStart, without arguments")
    exit(argument == "--help" ? 0 : 2)
}

let world = try OfflineBackend.world

print("# From an address to a place")
let geocoder = Geocoder(backend: world)
for placemark in try await geocoder.geocode(address: "Springfield, Illinois") {
    let parts = [placemark.name, placemark.administrativeArea, placemark.country].compactMap(\.self)
    print(parts.joined(separator: ", "), "at", placemark.coordinate)
}

print("\n# From a place to an address")
let matterhorn = Coordinate(latitude: 45.9764, longitude: 7.6586)
if let placemark = try await geocoder.reverseGeocode(matterhorn, languages: ["de"]).first {
    print("nearest settlement:", placemark.locality ?? "none")
    print("country:           ", placemark.country ?? "none")
    print("time zone:         ", placemark.timeZoneIdentifier ?? "none")
}

print("\n# A typing error")
let manager = SearchManager(backend: world)
let corrected = try await manager.submit(text: "Reykjavk").response()
print(
    corrected.objects.first?.name ?? "nothing", "- searched for:", corrected.metadata.correctedRequestText ?? "as typed"
)

print("\n# Page by page, nearest first")
let zurich = Coordinate(latitude: 47.3769, longitude: 8.5417)
var options = SearchOptions(resultPageSize: 3, userPosition: zurich)
options.sort = .distance(from: zurich)
let session = manager.submit(text: "airport", in: .point(zurich), options: options)
var number = 0
for try await page in session.pages() {
    number += 1
    print("page \(number):")
    for object in page.objects {
        let kilometers = object.distance.map { "\(Int($0 / 1000)) km" } ?? "?"
        print("  \(object.name), \(kilometers)")
    }
    if number == 2 { break }
}

print("\n# What is known of an object")
if let object = try await manager.submit(text: "Tokyo").response().objects.first {
    print("name:       ", object.name)
    print("kind:       ", object.kind)
    print("address:    ", object.address?.formatted ?? "none")
    print("population: ", object[ToponymMetadata.self]?.population.map(String.init) ?? "unknown")
    print("matched:    ", object.matchedRanges.map { object.name[$0] }.joined(separator: ", "))
    print("found by:   ", object[SourceMetadata.self]?.dataSet ?? "unknown")

    if let uri = object.uri {
        let bookmark = try await manager.resolve(uri: uri)
        print("bookmark:   ", uri, "leads to", bookmark.name)
    }
}

print("\n# As you type")
for suggestion in try await world.suggestions(for: SuggestRequest(text: "san fr", limit: 3)) {
    print(suggestion.title, "-", suggestion.subtitle ?? "")
}

print("\n# Nothing is not an error, unless a geocoder was asked for a place")
print("results:", try await manager.submit(text: "qqqqzzzzqqqq").response().objects.count)
do {
    _ = try await geocoder.geocode(address: "qqqqzzzzqqqq")
} catch SearchError.Code.noResult {
    print("error:  ", SearchError.noResult)
}

print("\n# Whom to credit")
for attribution in corrected.attributions { print(attribution.text) }
