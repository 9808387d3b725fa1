import Foundation
import MapSearch
import MapSearchOffline
import Testing

/// One index of each format that this version reads, as written by the version of that format.
///
/// It is made of the lines of the same name by `mapsearch build -o format-4.mapindex format-4.geojsonl`. Every section is in it
/// but the tree of areas, which takes a thousand of them. A released one is never made again.
@Suite struct GoldenIndexTests {
    private static let formats = [4]

    private static func path(_ format: Int) -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return folder.appending(path: "format-\(format).mapindex").path
    }

    @Test(arguments: formats)
    func isSound(format: Int) throws {
        let index = try OfflineIndex(path: Self.path(format))
        #expect(index.formatVersion == format)
        try index.verify()
    }

    @Test(arguments: formats)
    func answers(format: Int) throws {
        let backend = OfflineBackend(try OfflineIndex(path: Self.path(format)))
        for (text, uri, latitude) in [
            ("Mill Street 2, Lower Ham", "g:mill2#2", 47.2012), ("Old Bakery, Lower Ham", "g:9", 47.2013),
            ("Old Bakery, Mill Street, Upper Ford", "g:8", 47.1013), ("cafe zurich", "g:10", 47.1021),
            ("Mill Stret 12a, 1010", "g:mill1#12a", 47.1014), ("Northshire Lower Ham", "g:2", 47.2),
            ("Overford", "g:1", 47.1), ("UFD", "g:1", 47.1), ("Золотая земля", "g:li", 47.15),
            ("Hamlet 139", "h:139", 47.24), ("Golden Lake", "g:lake", 47.26), ("Mill Park", "g:park", 47.1065),
            ("1020 Mill Street", "g:mill2", 47.2012),
        ] {
            let object = try backend.answer(.text(text)).objects.first
            #expect(object?.uri == uri, "\(text)")
            #expect(abs((object?.coordinate.latitude ?? 0) - latitude) < 0.001, "\(text)")
        }
        let bakeries = try backend.answer(.text("bakery")).objects
        #expect(bakeries.map(\.name) == ["Old Bakery", "Old Bakery"])
        #expect(bakeries.contains { $0[BusinessMetadata.self]?.openingHoursText == "Mo-Fr 08:00-18:00" })
    }

    @Test(arguments: formats)
    func answersPlaces(format: Int) throws {
        let backend = OfflineBackend(try OfflineIndex(path: Self.path(format)))
        for (latitude, longitude, uri) in [
            (47.2012, 9.601, "g:mill2#2"), (47.1014, 9.501, "g:mill1#12a"), (47.26, 9.565, "g:lake"),
        ] {
            let here = Coordinate(latitude: latitude, longitude: longitude)
            #expect(try backend.answer(.reverse(here)).objects.first?.uri == uri, "\(here)")
        }
    }

    /// A program that was written from the document of the format, and knows nothing of this library, reads the same.
    @Test(.enabled(if: python != nil, "there is no python3"), arguments: formats)
    func documentSaysEnough(format: Int) throws {
        let index = try OfflineIndex(path: Self.path(format))
        #expect(try Self.read(format, "check").hasSuffix(" terms agree\n"))
        let documents = try Self.read(format, "documents").split(separator: "\n").map {
            $0.split(separator: "\t").map(String.init)
        }
        #expect(try documents.count == index.objectCounts().values.reduce(0, +))
        let backend = OfflineBackend(index)
        for columns in documents {
            let object = try #require(try backend.answer(.uri(columns[1])).objects.first)
            let (latitude, longitude) = (object.coordinate.latitude, object.coordinate.longitude)
            #expect(columns[5] == object.name && columns[2] == object.kind.rawValue)
            #expect(columns[3] == String(format: "%.5f,%.5f", latitude, longitude))
        }
        #expect(
            try Self.read(format, "word", "zurich", "overford", "mill", "nothing")
                == "zurich\tg:10\noverford\tg:1\nmill\tg:park\tg:mill1\tg:mill2\nnothing\n")
        #expect(try Self.read(format, "word", "hamlet").split(separator: "\t").count == 141)
    }

    private static let python = ["/usr/bin/env"].first {
        (try? output(of: $0, ["python3", "-c", "print(1)"])) == "1\n"
    }

    private static func read(_ format: Int, _ arguments: String...) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let script = root.appending(path: "Scripts/read-index").path
        return try output(of: python ?? "", ["python3", script, path(format)] + arguments)
    }

    private static func output(of program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONUTF8": "1"]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = Pipe()
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
