import Foundation
import MapSearch
import MapSearchOffline
import TestFixtures
import Testing

/// What fuzzing found in indexes, and one damage of each section: changes of the golden index, with checksums that are right.
@Suite struct IndexCorpusTests {
    /// Lines of section, offset and bytes in hexadecimal digits.
    private static func damaged(_ entry: Corpus.Entry) throws -> [UInt8] {
        let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../Golden/format-4.mapindex")
        var bytes = Array(try Data(contentsOf: golden))
        for line in entry.text.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            let section = try #require(words.first.flatMap { UInt8($0) })
            let offset = try #require(words.dropFirst().first.flatMap { Int($0) })
            let number = try #require(
                (0..<Int(bytes[12])).first { bytes[48 + $0 * 32] == section }, "there is no section \(section)")
            let range = Seal.sections(of: bytes)[number]
            let digits = Array(words[2])
            for place in 0..<digits.count / 2 {
                let target = offset < 0 ? range.upperBound + offset + place : range.lowerBound + offset + place
                try #require(range.contains(target))
                bytes[target] = try #require(UInt8(String(digits[2 * place...2 * place + 1]), radix: 16))
            }
        }
        return Seal.resealed(bytes, withSections: true)
    }

    @Test(arguments: try Corpus.entries("index"))
    func replay(entry: Corpus.Entry) throws {
        let index: OfflineIndex
        do {
            index = try OfflineIndex(bytes: try Self.damaged(entry))
        } catch let error as SearchError {
            #expect(error.code == .indexCorrupt && !entry.isTaken, "\(error)")
            return
        }
        do {
            try index.verify()
            #expect(entry.isTaken, "verify found nothing")
        } catch let error as SearchError {
            #expect(error.code == .indexCorrupt && !entry.isTaken, "\(error)")
        }
        // Who does not verify gets results or an error of this code, too.
        let backend = OfflineBackend(index)
        let here = Coordinate(latitude: 47.1013, longitude: 9.5011)
        for request: SearchRequest in [
            .text("Mill Street 2, Lower Ham"), .text("hamlet"), .text("bakery", in: .point(here)),
            .text("Mill Stret 12a, 1010"), .reverse(here), .reverse(here, zoom: 10), .uri("g:8"), .uri("h:139"),
        ] {
            do {
                for object in try backend.answer(request).objects { #expect(object.coordinate.isValid) }
            } catch let error as SearchError {
                #expect([.indexCorrupt, .notFound].contains(error.code), "\(error)")
            }
        }
    }
}
