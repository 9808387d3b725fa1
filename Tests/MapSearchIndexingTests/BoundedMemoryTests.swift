import Foundation
import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchTestSupport
import TestFixtures
import Testing

import MapSearchIndexing

/// What a build makes does not depend on how much memory it has, nor on threads and the order of records.
@Suite struct BoundedMemoryTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bounded-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    /// Some of everything: containers in containers, streets with houses, chains, lines, outlines.
    static func records(_ count: Int, seed: UInt64) -> [IndexRecord] {
        var random = SplitMix64(seed: seed)
        let words = ["Haupt", "Ober", "Neu", "Alt", "Berg", "Tal", "Kirch", "Bach", "Mühl", "Wald", "Sankt"]
        func word() -> String { words.randomElement(using: &random) ?? "" }
        func place() -> Coordinate {
            Coordinate(
                latitude: Double.random(in: 46...48, using: &random),
                longitude: Double.random(in: 8...10, using: &random))
        }
        var records = [IndexRecord(uri: "t:country", kind: .country, name: "Land", coordinate: place())]
        records[0].countryCode = "LI"
        records[0].timeZone = "Europe/Vaduz"
        for number in 0..<count {
            var record = IndexRecord(
                uri: "t:\(number)", kind: .other, name: "\(word())\(word().lowercased()) \(word())", coordinate: place()
            )
            record.parent = number < 5 ? "t:country" : "t:\(Int.random(in: 0..<number, using: &random) / 3)"
            let corner = place()
            let path = [record.coordinate, corner, Coordinate(latitude: 47, longitude: 9)]
            switch number % 5 {
            case 0:
                record.kind = .locality
                record.population = Int.random(in: 0...100_000, using: &random)
                record.boundary = [Polygon(outer: path)]
            case 1, 2:
                record.kind = .street
                record.lines = [Polyline(path)]
                for house in 0..<Int.random(in: 0...9, using: &random) {
                    record.houses.append(
                        .init(number: "\(house)", coordinate: place(), postcode: house < 4 ? "94\(house)0" : nil))
                }
            case 3:
                record.kind = .business
                var business = BusinessMetadata(name: record.name)
                record.name = word()
                business.categories = [PlaceCategory(id: "shop=\(word())", name: "")]
                business.phones = [.init(number: "+\(Int.random(in: 0...50, using: &random))")]
                record.business = business
                record.houseNumber = "\(number)"
                record.boundary = [Polygon(outer: path)]
            default:
                record.postcode = "\(number % 50)"
                record.timeZone = "Europe/\(number % 3)"
                record.localizedNames = ["de": word(), "ru": "Вадуц"]
                record.minimumZoom = 5
            }
            records.append(record)
        }
        return records
    }

    private func builder(_ records: [IndexRecord], _ change: (inout IndexBuilder) -> Void = { _ in }) throws
        -> IndexBuilder
    {
        var builder = IndexBuilder(name: "Test")
        change(&builder)
        for record in records { try builder.add(record) }
        return builder
    }

    /// Even two hundred records need many times the least memory.
    @Test(arguments: [0, 1, TestRun.isHeavy ? 500 : 200])
    func bytesDependOnTheRecordsAlone(count: Int) throws {
        let records = Self.records(count, seed: 7)
        let (expected, report) = try builder(records).build()
        try OfflineIndex(bytes: expected).verify()
        try withFolder { folder in
            var random = SplitMix64(seed: 8)
            for (memory, workers) in [(1, 1), (1, 2), (20_000, 3), (IndexBuilder.defaultMemoryLimit, 2)] {
                let shuffled = try builder(records.shuffled(using: &random)) {
                    $0.memoryLimit = memory
                    $0.workerCount = workers
                    $0.scratchFolder = folder
                }
                let path = folder + "/a.mapindex"
                #expect(try shuffled.write(to: path) == report)
                let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
                #expect(bytes == expected, "\(memory) bytes of memory, \(workers) threads")
                #expect(try shuffled.build().bytes == expected)
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.mapindex"])
            }
        }
    }

    /// Copies of a builder share a scratch file, and not their records.
    @Test func copiesOfABuilderArePartedWays() throws {
        try withFolder { folder in
            let records = Self.records(20, seed: 1)
            var first = try builder(Array(records[..<10])) {
                $0.memoryLimit = 1
                $0.scratchFolder = folder
            }
            var second = first
            for record in records[10..<15] { try first.add(record) }
            for record in records[15...] { try second.add(record) }
            for record in records[15...] { try first.add(record) }
            for record in records[10..<15] { try second.add(record) }
            #expect(try first.build().bytes == builder(records).build().bytes)
            #expect(try second.build().bytes == first.build().bytes)
            #expect(throws: IndexingError.self) { try second.add(records[3]) }
            #expect(try first.contains("t:3") && !first.contains("t:99"))
        }
    }

    /// A table whose rows do not fit into memory, and whose streets are not together.
    @Test func tablesInLittleMemory() throws {
        try withFolder { folder in
            var random = SplitMix64(seed: 6)
            var rows: [String] = []
            for row in 0..<1500 {
                let town = Int.random(in: 0..<7, using: &random)
                let place = "\(47 + Double(town) + Double(row % 50) / 1000),\(9 + Double(row % 7) / 1000)"
                let street = "Street \(row % 13)"
                let code = "94\(town)\(row % 3)"
                rows.append(
                    row % 10 == 0
                        ? "\(row),Shop \(row % 20),business,\(place),\(row % 9),\(street),Town \(town),Land,\(code)"
                        : ",,,\(place),\(row % 90)a,\(street),Town \(town),Land,\(code)")
            }
            rows.append("town,Town 1,locality,48,9,,,,Land,9410")
            let titles = "id,name,kind,lat,lon,number,street,city,region,postcode"
            let path = folder + "/t.csv"
            try Data(([titles] + rows).joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
            func read(_ memory: Int, _ workers: Int) throws -> [UInt8] {
                let builder = try builder([]) {
                    $0.memoryLimit = memory
                    $0.workerCount = workers
                    $0.scratchFolder = folder
                }
                var filled = builder
                let report = try DelimitedFile(path: path).read(into: &filled)
                #expect(report.rowCount == 1501 && report.houseCount == 1350 && report.incompleteCount == 0)
                return try filled.build().bytes
            }
            let expected = try read(IndexBuilder.defaultMemoryLimit, 1)
            #expect(try read(1, 2) == expected)
            #expect(try read(100_000, 1) == expected)
        }
    }

    @Test func folderThatTakesNoScratchFile() throws {
        var builder = IndexBuilder(name: "Test")
        builder.memoryLimit = 1
        builder.scratchFolder = "/no/such/folder"
        let error = #expect(throws: IndexingError.self) { try builder.add(Self.records(0, seed: 1)[0]) }
        #expect(error?.message.contains("scratch file cannot be written") == true)
    }

    @Test func cancelledBuildOnSeveralThreads() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bounded-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let builder = try builder(Self.records(3000, seed: 4)) {
            $0.memoryLimit = 1
            $0.workerCount = 2
            $0.scratchFolder = folder
        }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try builder.write(to: folder + "/a.mapindex")
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
}
