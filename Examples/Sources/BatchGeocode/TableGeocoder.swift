import MapSearch
import MapSearchOffline
import MapSearchSnapshots
import SampleIsland

/// Finds the addresses of a table, several at a time, and keeps their order.
struct TableGeocoder {
    /// The result for a row.
    struct Answer: Sendable {
        var row: Int
        var address: String
        /// Nil if the address was not found.
        var placemark: Placemark?
    }

    let backend: OfflineBackend
    /// The number of concurrent requests.
    var width = 4

    /// What a table needs.
    static let need = """
        the table must be UTF-8, with commas between the cells and the titles street and city; \
        for other tables, use mapsearch batch --csv
        """

    /// An answer for each row after the titles.
    ///
    /// - Throws: A request error if the table lacks a title, and the errors of the backend, except `noResult`: that is an answer.
    func answers(_ table: AddressTable) async throws -> [Answer] {
        let titles = (table.rows.first ?? []).map { $0.lowercased() }
        let columns = ["street", "city"].compactMap { titles.firstIndex(of: $0) }
        guard columns.count == 2 else { throw SearchError.badRequest(Self.need) }
        let addresses = table.rows.dropFirst().map { row in
            columns.filter(row.indices.contains).map { row[$0] }.joined(separator: ", ")
        }
        return try await withThrowingTaskGroup(of: Answer.self) { group in
            var answers: [Answer] = []
            for (row, address) in addresses.enumerated() {
                // The number of concurrent requests is limited, however long the table is.
                if row >= width, let answer = try await group.next() { answers.append(answer) }
                group.addTask { try await answer(row, address) }
            }
            for try await answer in group { answers.append(answer) }
            return answers.sorted { $0.row < $1.row }
        }
    }

    private func answer(_ row: Int, _ address: String) async throws -> Answer {
        do {
            // A geocoder makes one request at a time, so each row has its own.
            let placemarks = try await Geocoder(backend: backend).geocode(address: address)
            return Answer(row: row, address: address, placemark: placemarks.first)
        } catch let error as SearchError where [.noResult, .emptyQuery].contains(error.code) {
            return Answer(row: row, address: address, placemark: nil)
        }
    }

    /// The table with four additional columns.
    func completed(_ table: AddressTable, _ answers: [Answer]) -> AddressTable {
        var rows = [(table.rows.first ?? []) + ["latitude", "longitude", "precision", "found"]]
        for (row, answer) in zip(table.rows.dropFirst(), answers) {
            guard let placemark = answer.placemark else {
                rows.append(row + ["", "", "", "not found"])
                continue
            }
            let place = placemark.coordinate
            rows.append(
                row + [
                    decimal(place.latitude), decimal(place.longitude), placemark.precision?.rawValue ?? "",
                    placemark.object.address?.formatted ?? placemark.name,
                ])
        }
        return AddressTable(rows: rows)
    }

    /// Five decimals: about a metre.
    private func decimal(_ degrees: Double) -> String { String((degrees * 100_000).rounded() / 100_000) }

    /// The positions of the rows; exact matches are green, the colour of the others depends on their confidence.
    func picture(_ answers: [Answer]) throws -> MapSnapshot {
        var snapshot = MapSnapshot(size: ViewSize(width: 760, height: 440))
        snapshot.title = "Geocoded rows"
        let kinds: [(name: String, color: MapColor)] = [
            ("the house itself", MapColor(hex: 0x2B7A4B)), ("a house nearby, or the street", MapColor(hex: 0xC07A16)),
        ]
        snapshot.legend = kinds.map { .init(.pin(""), $0.name, color: $0.color) }
        for answer in answers {
            guard let placemark = answer.placemark else { continue }
            let isExact = placemark.precision == .exact
            snapshot.pins.append(
                .init(
                    placemark.coordinate, name: placemark.name, symbol: "\(answer.row + 1)",
                    color: kinds[isExact ? 0 : 1].color))
        }
        return try IslandMap.complete(snapshot, from: backend.index)
    }
}
