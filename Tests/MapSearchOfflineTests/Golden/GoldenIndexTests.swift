import Foundation
import MapSearch
import MapSearchOffline
import Testing

/// One index of each format that this version reads, as it was written then: made of the table of the same name by
/// `mapsearch build -o format-4.mapindex format-4.csv`.
@Suite struct GoldenIndexTests {
    private static let formats = [4]

    private static func index(_ format: Int) throws -> OfflineIndex {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return try OfflineIndex(path: folder.appending(path: "format-\(format).mapindex").path)
    }

    @Test(arguments: formats)
    func isSound(format: Int) throws {
        let index = try Self.index(format)
        #expect(index.formatVersion == format)
        try index.verify()
    }

    @Test(arguments: formats)
    func answers(format: Int) throws {
        let backend = OfflineBackend(try Self.index(format))
        for (text, name, latitude) in [
            ("Mill Street 2, Lower Ham", "Mill Street 2", 47.2012), ("Old Bakery, Lower Ham", "Old Bakery", 47.2013),
            ("Old Bakery, Mill Street, Upper Ford", "Old Bakery", 47.1013), ("cafe zurich", "Café Zürich", 47.102),
            ("Mill Stret 12a, 1010", "Mill Street 12a", 47.1014), ("Northshire Lower Ham", "Lower Ham", 47.2),
        ] {
            let object = try backend.answer(.text(text)).objects.first
            #expect(object?.name == name, "\(text)")
            #expect(abs((object?.coordinate.latitude ?? 0) - latitude) < 1e-6, "\(text)")
        }
        let here = Coordinate(latitude: 47.2012, longitude: 9.601)
        #expect(try backend.answer(.reverse(here)).objects.first?.name == "Mill Street 2")
    }
}
