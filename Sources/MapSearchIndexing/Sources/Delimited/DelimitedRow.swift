import MapGeometry
import MapSearch

/// One row of a table.
struct DelimitedRow {
    private let fields: RowFields
    private let layout: ColumnLayout

    init(_ fields: RowFields, _ layout: ColumnLayout) {
        self.fields = fields
        self.layout = layout
    }

    /// The bytes of a field; nil when it is empty or the row is too short.
    func bytes(_ field: DelimitedFile.Field) -> ArraySlice<UInt8>? {
        guard let index = layout[field], index < fields.count else { return nil }
        return fields.trimmed(index)
    }

    /// A field; nil when it is empty or the row is too short.
    subscript(_ field: DelimitedFile.Field) -> String? {
        bytes(field).map { String(streamSafe: $0) }
    }

    private var coordinate: Coordinate? {
        guard let latitude = bytes(.latitude).flatMap({ Double(decimal: $0) }),
            let longitude = bytes(.longitude).flatMap({ Double(decimal: $0) })
        else { return nil }
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        return coordinate.isValid ? coordinate : nil
    }

    /// The number, if the row is a house and nothing else.
    var house: String? {
        bytes(.name) == nil && bytes(.street) != nil ? self[.houseNumber] : nil
    }

    /// Where the row is, with its names in a pool; nil without a coordinate.
    func address(countryCode: String?, in pool: inout StringPool) -> AddressTable.Address? {
        guard let coordinate else { return nil }
        func number(_ field: DelimitedFile.Field) -> UInt32 { pool.intern(bytes(field) ?? []) }
        let country = (self[.country] ?? countryCode ?? "").uppercased()
        return AddressTable.Address(
            country: pool.intern(Array(country.utf8)[...]), region: number(.region), city: number(.city),
            street: number(.street), postcode: number(.postcode), coordinate: coordinate)
    }

    /// The record of a place; nil without a name or a coordinate.
    func record(of file: DelimitedFile, line: Int) -> IndexRecord? {
        guard let name = self[.name], let coordinate else { return nil }
        var record = IndexRecord(
            uri: "\(file.scheme):\(self[.id] ?? "line\(line)")",
            kind: self[.kind].map { ObjectKind(rawValue: $0) } ?? file.kind, name: name, coordinate: coordinate)
        record.population = self[.population].flatMap { Int($0) }
        record.postcode = self[.postcode]
        record.houseNumber = self[.houseNumber]
        record.countryCode = (self[.country] ?? file.countryCode)?.uppercased()
        if record.kind == .business {
            var business = BusinessMetadata(name: name)
            business.categories = OSMNames.parts(self[.category]).map { Category(id: $0, name: $0) }
            business.phones = OSMNames.parts(self[.phone]).map { .init(number: $0) }
            business.links = OSMNames.parts(self[.website]).map { .init(url: $0) }
            business.openingHoursText = self[.openingHours]
            record.business = business
        }
        return record
    }
}
