import Foundation
import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchText
import Testing

/// What a client sees of a file that is none, or no longer.
@Suite struct DamagedFilesTests {
    private static let bytes = Result { try CompleteIndex.bytes() }

    private func error(_ bytes: [UInt8]) -> SearchError? {
        do throws(SearchError) {
            _ = try OfflineIndex(bytes: bytes)
            return nil
        } catch {
            return error
        }
    }

    private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "offline-\(UUID().uuidString).mapindex")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        try body(url.path)
    }

    @Test func goodFile() throws {
        try withFile(try Self.bytes.get()) { path in
            let index = try OfflineIndex(path: path)
            #expect(index.path == path)
            try index.verify()
            #expect(try OfflineBackend(index).first("Vaduz")?.name == "Vaduz")
        }
    }

    @Test("an index in memory does not depend on its file")
    func shortenedFile() throws {
        try withFile(try Self.bytes.get()) { path in
            let index = try OfflineIndex(path: path, loading: .intoMemory)
            #expect(index.path == path)
            #expect(truncate(path, 0) == 0)
            try index.verify()
            #expect(try OfflineBackend(index).first("Vaduz")?.name == "Vaduz")
            let error = #expect(throws: SearchError.self) { try OfflineIndex(path: path, loading: .intoMemory) }
            #expect(error?.code == .indexCorrupt)
        }
    }

    @Test func missingFileAndFolder() throws {
        for path in [NSTemporaryDirectory() + "none-\(UUID().uuidString)", NSTemporaryDirectory(), "", "/"] {
            let error = #expect(throws: SearchError.self) { try OfflineIndex(path: path) }
            #expect(error?.code == .indexMissing)
            #expect(error?.file == path)
            #expect(error?.message.contains("mapsearch build") == true)
            #expect(error?.description.contains("(errno ") == true)
        }
    }

    @Test(arguments: ["", "Hello", String(repeating: "{}\n", count: 3000), "MapIndex", "MapInde"])
    func fileOfSomethingElse(text: String) throws {
        try withFile(Array(text.utf8)) { path in
            let error = #expect(throws: SearchError.self) { try OfflineIndex(path: path) }
            #expect(error?.code == .indexCorrupt)
            #expect(error?.file == path)
        }
    }

    @Test func cutFile() throws {
        let bytes = try Self.bytes.get()
        for length in Array(0..<500) + stride(from: 500, to: bytes.count, by: 37) {
            guard error(Array(bytes.prefix(length)))?.code == .indexCorrupt else {
                Issue.record("\(length) of \(bytes.count) bytes")
                return
            }
        }
    }

    @Test func otherVersions() throws {
        var newer = try Self.bytes.get()
        newer[8] = 99
        let format = try #require(error(newer))
        #expect(format.code == .indexVersion)
        #expect(format.message.contains("99") && format.message.contains("update the library"))
        var older = try Self.bytes.get()
        older[10] = 0
        let folding = try #require(error(Seal.resealed(older)))
        #expect(folding.code == .indexVersion)
        #expect(folding.message.contains("rebuild") && !folding.message.contains("update the library"))
    }

    /// Two kinds of one name, which no builder writes, are counted as one.
    @Test func kindThatIsNamedTwice() throws {
        var bytes = try Self.bytes.get()
        let airport = Array("\u{7}airport".utf8)
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: airport) })
        bytes.replaceSubrange(place..<place + airport.count, with: Array("\u{7}country".utf8))
        #expect(
            try OfflineIndex(bytes: bytes).objectCounts() == [
                .country: 2, .region: 1, .locality: 41, .water: 1, .street: 1, .business: 2,
            ])
    }

    /// Latitudes beyond the poles under checksums that are right: whatever is asked of them, and what their distance is.
    @Test func latitudesBeyondThePoles() throws {
        let bytes = try Self.bytes.get()
        let vaduz = Coordinate(latitude: 47.14, longitude: 9.52)
        let options = SearchOptions(
            sort: .distance(from: vaduz), filters: [.range(SearchFilter.distance, to: 500)], includesFacets: true)
        var damaged = bytes
        let latitudes = 46.9...47.3
        var changed = 0
        let header = try #require(Seal.sections(of: bytes).map(\.lowerBound).min())
        // Wherever four bytes behind the header are the latitude of a place of the test's world.
        for place in (header..<bytes.count).dropLast(3) {
            let unit = (0..<4).reduce(0) { $0 | Int32(truncatingIfNeeded: Int(bytes[place + $1]) << (8 * $1)) }
            guard latitudes.contains(Double(unit) * 360 / 4_294_967_296) else { continue }
            damaged[place + 3] = 0x7F
            changed += 1
        }
        #expect(changed > 40)
        let index = try OfflineIndex(bytes: Seal.resealed(damaged, withSections: true))
        let backend = OfflineBackend(index)
        for request in [
            SearchRequest.text("cafe", in: .point(vaduz), options: options),
            .text("margen", in: .point(vaduz), options: options), .uri("t:vaduz"), .uri("t:street#8a"),
        ] {
            let error = #expect(throws: SearchError.self, "\(request)") { try backend.answer(request) }
            #expect(error?.code == .indexCorrupt)
        }
        let error = #expect(throws: SearchError.self) { try index.verify() }
        #expect(error?.code == .indexCorrupt)
    }

    @Test func verificationNamesTheSection() throws {
        let bytes = try Self.bytes.get()
        for section in Seal.sections(of: bytes) {
            for place in Set([0, section.count / 3, section.count - 1]) {
                var damaged = bytes
                damaged[section.lowerBound + place] ^= 4
                let error = #expect(throws: SearchError.self) { try OfflineIndex(bytes: damaged).verify() }
                #expect(error?.code == .indexCorrupt, "byte \(section.lowerBound + place)")
            }
        }
    }
}
