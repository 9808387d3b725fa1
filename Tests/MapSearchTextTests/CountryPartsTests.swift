import Foundation
import MapSearchText
import Testing

@Suite struct CountryPartsTests {
    /// The bundled world and the queries for an extract have the same boxes.
    @Test(
        "the boxes are those of the table for the bundled world",
        arguments: [("England", "ENG"), ("Northern Ireland", "NIR"), ("Scotland", "SCT"), ("Wales", "WLS")])
    func boxes(name: String, code: String) throws {
        let path = URL(filePath: #filePath).appending(path: "../../../Scripts/world/region-boxes.tsv").standardized
        let rows = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
        let row = try #require(rows.first { $0.hasPrefix("GB\t\(code)\t") })
        let numbers = row.split(whereSeparator: \.isWhitespace).dropFirst(2).compactMap { Double($0) }
        let box = try #require(CountryParts.box(of: Array(TextFolding.folded(name).utf8)))
        #expect([box.west, box.south, box.east, box.north] == numbers)
    }

    @Test func otherNamesHaveNone() { #expect(CountryParts.box(of: Array("great britain".utf8)) == nil) }
}
