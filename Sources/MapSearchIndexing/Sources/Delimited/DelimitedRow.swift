import MapGeometry
import MapSearch

/// One row of a table.
struct DelimitedRow {
    private let fields: [String]
    private let layout: ColumnLayout

    init(_ fields: [String], _ layout: ColumnLayout) {
        self.fields = fields
        self.layout = layout
    }

    /// A field; nil when it is empty or the row is too short.
    subscript(_ field: DelimitedFile.Field) -> String? {
        guard let index = layout[field], fields.indices.contains(index) else { return nil }
        let text = OSMNames.trimmed(fields[index])
        return text.isEmpty ? nil : text
    }

    private var coordinate: Coordinate? {
        guard let latitude = self[.latitude].flatMap(Double.init), let longitude = self[.longitude].flatMap(Double.init)
        else { return nil }
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        return coordinate.isValid ? coordinate : nil
    }

    /// The number, if the row is a house and nothing else.
    var house: String? {
        self[.name] == nil && self[.street] != nil ? self[.houseNumber] : nil
    }

    /// Where the row is; nil without a coordinate.
    func address(countryCode: String?) -> AddressTable.Address? {
        guard let coordinate else { return nil }
        return AddressTable.Address(
            street: self[.street] ?? "", city: self[.city] ?? "", region: self[.region] ?? "",
            country: (self[.country] ?? countryCode ?? "").uppercased(), postcode: self[.postcode],
            coordinate: coordinate)
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
