// The Swift code of the top-level README, block by block: a test compares them.
// Each block is the body of a function here; its imports are above.

import MapSearch
import MapSearchIndexing
import MapSearchOffline
import MapSearchWorld

func useTheWorld() async throws {
    let geocoder = try SharedGeocoder(backend: .world)
    let springfield = try await geocoder.geocode(address: "Springfield, Illinois")[0]
    print(springfield.coordinate, springfield.timeZoneIdentifier ?? "")

    let matterhorn = Coordinate(latitude: 45.9764, longitude: 7.6586)
    let nearest = try await geocoder.reverseGeocode(matterhorn, languages: ["de"])[0]
    print(nearest.locality ?? "", nearest.country ?? "")  // Zermatt Schweiz
}

func searchTheWorld() async throws {
    let manager = try SearchManager(backend: .world)
    let response = try await manager.submit(text: "Reykjavk, Iceland").response()
    let reykjavik = response.objects[0]
    print(reykjavik.name, reykjavik.kind, reykjavik[ToponymMetadata.self]?.population ?? 0)
    print(response.metadata.correctedRequestText ?? "as typed", response.attributions.map(\.text))
}

func buildAnIndex(offices: [(id: Int, city: String, coordinate: Coordinate)]) async throws {
    var builder = IndexBuilder(name: "Our offices")
    for office in offices {
        var record = IndexRecord(
            uri: "office:\(office.id)", kind: .business, name: "Office \(office.city)", coordinate: office.coordinate)
        record.alternateNames = ["Headquarters"]
        try builder.add(record)
    }
    let index = try OfflineIndex(bytes: try builder.build().bytes)
    let found = try OfflineBackend(index).answer(.text("ofice zürich")).objects
    print(found[0].name, found[0][MatchMetadata.self]?.edits ?? 0)
}

func searchPageByPage(manager: SearchManager, visible: CoordinateBounds, newlyVisible: CoordinateBounds) async throws {
    let session = manager.submit(text: "airport", in: .bounds(visible, .required))
    for try await page in session.pages() {
        print(page.objects.map(\.name))
        if page.objects.count < 10 { break }  // leaving the loop cancels the next request
    }
    session.area = .bounds(newlyVisible, .required)  // the user moved the map
    let moved = try await session.resubmit()
    print(moved.metadata.found, moved.attributions.map(\.text))
}

func catchErrors(geocoder: SharedGeocoder, text: String) async throws -> String {
    func answer(to text: String) async throws -> String {
        do {
            return try await geocoder.geocode(address: text)[0].name
        } catch SearchError.Code.noResult {
            return "There is no place called \(text)."
        } catch let error as SearchError {
            return error.message
        }
    }

    return try await answer(to: text)
}
