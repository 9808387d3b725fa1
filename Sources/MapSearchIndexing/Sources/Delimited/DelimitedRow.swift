import MapGeometry
import MapSearch
import MapSearchOpeningHours
import MapSearchText

/// One row of a table.
struct DelimitedRow {
    private let fields: RowFields
    private let layout: ColumnLayout

    init(_ fields: RowFields, _ layout: ColumnLayout) {
        self.fields = fields
        self.layout = layout
    }

    /// The bytes of a field; nil if it is empty or the row is too short.
    func bytes(_ field: DelimitedFile.Field) -> ArraySlice<UInt8>? {
        guard let index = layout[field], index < fields.count else { return nil }
        return fields.trimmed(index)
    }

    /// A field; nil if it is empty or the row is too short.
    subscript(_ field: DelimitedFile.Field) -> String? {
        bytes(field).map { String(streamSafe: $0) }
    }

    private var coordinate: Coordinate? {
        guard let latitude = bytes(.latitude).flatMap({ Double(decimal: $0) }),
            let longitude = bytes(.longitude).flatMap({ Double(decimal: $0) })
        else { return writtenCoordinate }
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        return coordinate.isValid ? coordinate : nil
    }

    /// A coordinate with decimal commas, in degrees and minutes, or in one column.
    private var writtenCoordinate: Coordinate? {
        if let latitude = self[.latitude], let longitude = self[.longitude] {
            return Coordinate(written: latitude, longitude)
        }
        return self[.coordinates].flatMap { Coordinate(written: $0) }
    }

    /// What is missing in a row that is not a place.
    var lack: String {
        if coordinate == nil {
            guard let text = self[.coordinates] ?? joined(self[.latitude], self[.longitude]) else {
                return "it has no coordinate"
            }
            return DelimitedReport.invalidCoordinate(text)
        }
        return "it has no name, and no street with a house number"
    }

    private func joined(_ first: String?, _ second: String?) -> String? {
        let parts = [first, second].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The house number, if the row is a house and nothing else.
    var house: String? {
        guard bytes(.name) == nil else { return nil }
        if layout.hasJoinedNumbers { return postalLine.number }
        return bytes(.street) != nil || bytes(.address) != nil ? self[.houseNumber] : nil
    }

    /// The parts of an address that is in one field.
    var postalLine: PostalLine {
        if let street = self[.street] { return PostalLine(street: street) }
        return self[.address].map { PostalLine($0, isWhole: layout[.city] == nil) } ?? PostalLine()
    }

    /// The address of the row, with its names in a pool; nil without a coordinate.
    func address(countryCode: String?, in pool: inout StringPool) -> AddressTable.Address? {
        guard let coordinate else { return nil }
        func number(_ field: DelimitedFile.Field) -> UInt32 { pool.intern(bytes(field) ?? []) }
        func number(_ text: String?) -> UInt32 { pool.intern(Array((text ?? "").utf8)[...]) }
        let country = country(countryCode) ?? ""
        var address = AddressTable.Address(
            country: number(country), region: number(.region), city: number(.city), street: number(.street),
            postcode: number(.postcode), coordinate: coordinate)
        if layout.hasJoinedNumbers || layout[.street] == nil && layout[.address] != nil {
            let line = postalLine
            address.street = number(line.street)
            if address.city == 0 { address.city = number(line.city) }
            if address.postcode == 0 { address.postcode = number(line.postcode) }
        }
        return address
    }

    /// The code of the country, even if the row contains its name.
    private func country(_ usual: String?) -> String? {
        (self[.country] ?? usual).map(CountryCode.code)
    }

    /// The record of a place; nil without a name or a coordinate.
    func record(of file: DelimitedFile, line: Int) -> IndexRecord? {
        guard let name = self[.name], let coordinate else { return nil }
        let kind = self[.kind].map { ObjectKind(rawValue: $0) }
        let isKnown = kind.map(ObjectKind.known.contains) ?? false
        var record = IndexRecord(
            uri: uri(file, line), kind: isKnown ? kind ?? file.kind : file.kind, name: name, coordinate: coordinate)
        record.population = self[.population].flatMap { Int($0) }
        record.postcode = self[.postcode]
        record.houseNumber = self[.houseNumber]
        if layout.hasJoinedNumbers {
            let line = postalLine
            record.houseNumber = line.number
            if record.postcode == nil { record.postcode = line.postcode }
        }
        record.countryCode = country(file.countryCode)
        if record.kind == .business {
            var business = BusinessMetadata(name: name)
            // A type that is not a kind is a category of business.
            let category = self[.category] ?? (isKnown ? nil : self[.kind])
            business.categories = CategoryWords.categories(category)
            business.phones = OSMNames.parts(self[.phone]).map { .init(number: $0) }
            business.links = OSMNames.parts(self[.website]).map { .init(url: $0) }
            business.openingHoursText = self[.openingHours]
            record.business = business
        }
        return record
    }

    /// The reasons why values of a record could not be interpreted.
    func faults(in record: IndexRecord) -> [String] {
        var faults: [String] = []
        if let text = self[.population], record.population == nil {
            faults.append("the population “\(text)” is not a whole number")
        }
        if let text = self[.country], CountryNames.code(of: text) == nil {
            faults.append("“\(text)” is not a country: use a name or an ISO 3166-1 code, such as LI")
        }
        if let text = record.business?.openingHoursText, (try? OpeningHours(text)) == nil {
            faults.append("“\(text)” is not an opening_hours value, such as Mo-Fr 09:00-17:00: it is only kept as text")
        }
        return faults
    }

    /// The identifier of the row; one that already is a URI with the file's scheme is unchanged.
    private func uri(_ file: DelimitedFile, _ line: Int) -> String {
        guard let id = self[.id] else { return "\(file.scheme):line\(line)" }
        return id.hasPrefix("\(file.scheme):") ? id : "\(file.scheme):\(id)"
    }
}
