import Foundation
import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import TestFixtures
import Testing

/// Texts of many languages that ask for a category: none may lead to another one.
@Suite("Queries for categories")
struct CategoryQueriesTests {
    @Test("in a world that has one of each in every town")
    func syntheticTowns() throws {
        let rows = try CategoryQueries.rows()
        let backend = try Self.synthetic(categories: Set(rows.flatMap(\.categories)))
        for row in rows {
            let response = try backend.answer(.text(row.text))
            let categories = response.objects.first?[BusinessMetadata.self]?.categories.map(\.id) ?? []
            #expect(
                !Set(categories).isDisjoint(with: row.categories),
                "\(row.language) “\(row.text)” found \(response.objects.first?.name ?? "nothing"), \(categories)")
            #expect(response.metadata.displayType == .multiple, "\(row.language) “\(row.text)”")
        }
    }

    @Test(
        "in Liechtenstein, Malta and Andorra",
        .enabled(if: TestRun.isHeavy, "set MAPSEARCH_HEAVY=1 to run"),
        .enabled(if: SharedFolder.hasExtracts))
    func extracts() throws {
        var builder = IndexBuilder(name: "Extracts")
        let names = ["liechtenstein", "malta", "andorra"]
        _ = try OSMExtract(paths: names.map(SharedFolder.extract)).read(into: &builder)
        let backend = OfflineBackend(try OfflineIndex(bytes: try builder.build().bytes))
        var missed: [String] = []
        let rows = try CategoryQueries.rows()
        for row in rows {
            let first = try backend.answer(.text(row.text)).objects.first
            guard let first else {
                missed.append(row.text)
                continue
            }
            let categories = first[BusinessMetadata.self]?.categories.map(\.id) ?? []
            #expect(
                !Set(categories).isDisjoint(with: row.categories),
                "\(row.language) “\(row.text)” is harmful: \(first.name), \(categories)")
        }
        #expect(Double(missed.count) <= 0.02 * Double(rows.count), "nothing was found for \(missed)")
    }

    /// Towns of which each has a business of every category.
    private static func synthetic(categories: Set<String>) throws -> OfflineBackend {
        var builder = IndexBuilder(name: "Towns")
        let towns = [
            "Vaduz", "Schaan", "Balzers", "Eschen", "Triesen", "Triesenberg", "Mauren", "Bendern", "Malbun", "Valletta",
            "Sliema", "St. Julian's", "Mosta", "Mellieħa", "Andorra la Vella", "Encamp", "Canillo", "La Massana",
            "Ordino", "Soldeu", "Escaldes-Engordany", "Sant Julià de Lòria", "Liechtenstein", "Andorra",
        ]
        for (number, name) in towns.enumerated() {
            let middle = Coordinate(latitude: 40, longitude: Double(number))
            var town = IndexRecord(uri: "t:\(number)", kind: .locality, name: name, coordinate: middle)
            if name == "Valletta" { town.localizedNames["fr"] = "La Valette" }
            town.population = 5_000
            try builder.add(town)
            for (place, category) in categories.sorted().enumerated() {
                var record = IndexRecord(
                    uri: "t:\(number)-\(place)", kind: .business, name: "No. \(place)",
                    coordinate: Coordinate(latitude: 40 + Double(place) / 10_000, longitude: middle.longitude))
                var ids = [category]
                if category == "cuisine=italian" { ids = ["amenity=restaurant", category] }
                if category == "amenity=place_of_worship" { ids.append("religion=christian") }
                record.business = BusinessMetadata(
                    name: record.name, categories: ids.map { PlaceCategory(id: $0, name: $0) },
                    features: [.init(id: "diet", value: .values(["vegan"]))])
                record.parent = town.uri
                try builder.add(record)
            }
        }
        return OfflineBackend(try OfflineIndex(bytes: try builder.build().bytes))
    }
}
