import MapGeometry
import MapSearch
package import MapSearchIndexFormat

/// Writes records for ``RecordDecoder``: a temporary encoding during a build, which is in no permanent file.
package enum RecordEncoder {
    /// The fields that a record has.
    struct Fields: OptionSet {
        let rawValue: Int

        static let localizedNames = Fields(rawValue: 1 << 0)
        static let alternateNames = Fields(rawValue: 1 << 1)
        static let codes = Fields(rawValue: 1 << 2)
        static let box = Fields(rawValue: 1 << 3)
        static let boundary = Fields(rawValue: 1 << 4)
        static let lines = Fields(rawValue: 1 << 5)
        static let houses = Fields(rawValue: 1 << 6)
        static let houseRanges = Fields(rawValue: 1 << 7)
        static let houseNumber = Fields(rawValue: 1 << 8)
        static let postcode = Fields(rawValue: 1 << 9)
        static let business = Fields(rawValue: 1 << 10)
        static let population = Fields(rawValue: 1 << 11)
        static let capital = Fields(rawValue: 1 << 12)
        static let importance = Fields(rawValue: 1 << 13)
        static let parent = Fields(rawValue: 1 << 14)
        static let country = Fields(rawValue: 1 << 15)
        static let timeZone = Fields(rawValue: 1 << 16)
        static let water = Fields(rawValue: 1 << 17)
        static let zoom = Fields(rawValue: 1 << 18)
        static let postTowns = Fields(rawValue: 1 << 19)
        static let entrances = Fields(rawValue: 1 << 20)
    }

    static func fields(of record: IndexRecord) -> Fields {
        var fields: Fields = []
        if !record.localizedNames.isEmpty { fields.insert(.localizedNames) }
        if !record.alternateNames.isEmpty { fields.insert(.alternateNames) }
        if !record.codes.isEmpty { fields.insert(.codes) }
        if record.boundingBox != nil { fields.insert(.box) }
        if !record.boundary.isEmpty { fields.insert(.boundary) }
        if !record.lines.isEmpty { fields.insert(.lines) }
        if !record.houses.isEmpty { fields.insert(.houses) }
        if !record.houseRanges.isEmpty { fields.insert(.houseRanges) }
        if record.houseNumber != nil { fields.insert(.houseNumber) }
        if record.postcode != nil { fields.insert(.postcode) }
        if record.business != nil { fields.insert(.business) }
        if record.population != nil { fields.insert(.population) }
        if record.capital != nil { fields.insert(.capital) }
        if record.importance != nil { fields.insert(.importance) }
        if record.parent != nil { fields.insert(.parent) }
        if record.countryCode != nil { fields.insert(.country) }
        if record.timeZone != nil { fields.insert(.timeZone) }
        if record.water != nil { fields.insert(.water) }
        if record.minimumZoom != nil { fields.insert(.zoom) }
        if !record.postTowns.isEmpty { fields.insert(.postTowns) }
        if !record.entrances.isEmpty { fields.insert(.entrances) }
        return fields
    }

    package static func append(_ record: IndexRecord, to writer: inout ByteWriter) {
        // The URI is first, so that it can be read alone.
        writer.string(record.uri)
        writer.varint(fields(of: record).rawValue)
        writer.string(record.kind.rawValue)
        writer.string(record.name)
        writer.coordinate(record.coordinate)
        if !record.localizedNames.isEmpty {
            writer.list(record.localizedNames.sorted { $0.key < $1.key }) { writer, name in
                writer.string(name.key)
                writer.string(name.value)
            }
        }
        if !record.alternateNames.isEmpty { writer.list(record.alternateNames) { $0.string($1) } }
        if !record.codes.isEmpty { writer.list(record.codes) { $0.string($1) } }
        if let box = record.boundingBox {
            for edge in [box.south, box.west, box.north, box.east] { writer.double(edge) }
        }
        if !record.boundary.isEmpty { writer.polygons(record.boundary) }
        if !record.lines.isEmpty { writer.list(record.lines) { $0.path($1.coordinates) } }
        if !record.houses.isEmpty { writer.list(record.houses) { $0.house($1) } }
        if !record.houseRanges.isEmpty {
            writer.list(record.houseRanges) { writer, range in
                writer.varint(range.first)
                writer.varint(range.last)
                writer.varint(range.step)
                writer.path(range.line.coordinates)
            }
        }
        if let number = record.houseNumber { writer.string(number) }
        if let postcode = record.postcode { writer.string(postcode) }
        if let business = record.business { writer.business(business, of: record) }
        if let population = record.population { writer.u64(UInt64(bitPattern: Int64(population))) }
        if let capital = record.capital { writer.u8(capital == .country ? 1 : 2) }
        if let importance = record.importance { writer.double(importance) }
        if let parent = record.parent { writer.string(parent) }
        if let country = record.countryCode { writer.string(country) }
        if let timeZone = record.timeZone { writer.string(timeZone) }
        if let water = record.water { writer.string(water) }
        if let zoom = record.minimumZoom { writer.varint(zoom) }
        if !record.postTowns.isEmpty { writer.list(record.postTowns) { $0.string($1) } }
        if !record.entrances.isEmpty { writer.list(record.entrances) { $0.entrance($1) } }
    }
}

extension ByteWriter {
    fileprivate mutating func list<Element>(
        _ elements: some Collection<Element>, _ append: (inout ByteWriter, Element) -> Void
    ) {
        varint(elements.count)
        for element in elements { append(&self, element) }
    }

    fileprivate mutating func double(_ value: Double) { u64(value.bitPattern) }

    fileprivate mutating func coordinate(_ coordinate: Coordinate) {
        double(coordinate.latitude)
        double(coordinate.longitude)
    }

    fileprivate mutating func path(_ path: [Coordinate]) { list(path) { $0.coordinate($1) } }

    fileprivate mutating func polygons(_ polygons: [Polygon]) {
        list(polygons) { writer, polygon in
            writer.path(polygon.outer)
            writer.list(polygon.holes) { $0.path($1) }
        }
    }

    fileprivate mutating func text(_ text: String?) {
        u8(text == nil ? 0 : 1)
        if let text { string(text) }
    }

    fileprivate mutating func house(_ house: IndexRecord.House) {
        string(house.number)
        coordinate(house.coordinate)
        u8((house.postcode == nil ? 0 : 1) | (house.boundary.isEmpty ? 0 : 2) | (house.entrances.isEmpty ? 0 : 4))
        if let postcode = house.postcode { string(postcode) }
        if !house.boundary.isEmpty { polygons(house.boundary) }
        if !house.entrances.isEmpty { list(house.entrances) { $0.entrance($1) } }
    }

    fileprivate mutating func entrance(_ entrance: Entrance) {
        string(entrance.kind.rawValue)
        coordinate(entrance.coordinate)
    }

    /// The address is omitted because it is derived from the containers of the object.
    fileprivate mutating func business(_ business: BusinessMetadata, of record: IndexRecord) {
        text(business.name == record.name ? nil : business.name)
        list(business.categories) { writer, category in
            writer.string(category.id)
            writer.string(category.name)
        }
        list(business.phones) { writer, phone in
            writer.string(phone.number)
            writer.string(phone.kind.rawValue)
            writer.text(phone.info)
        }
        list(business.links) { writer, link in
            writer.string(link.url)
            writer.string(link.kind.rawValue)
        }
        list(business.chains) { writer, chain in
            writer.string(chain.id)
            writer.string(chain.name)
        }
        list(business.features) { writer, feature in
            writer.string(feature.id)
            writer.text(feature.name)
            writer.value(feature.value)
        }
        text(business.openingHoursText)
    }

    private mutating func value(_ value: BusinessMetadata.Feature.Value) {
        switch value {
        case .flag(let flag):
            u8(0)
            u8(flag ? 1 : 0)
        case .values(let values):
            u8(1)
            list(values) { $0.string($1) }
        case .number(let number):
            u8(2)
            double(number)
        case .dates(let dates):
            u8(3)
            list(dates) { writer, date in
                writer.signedVarint(date.year)
                writer.signedVarint(date.month)
                writer.signedVarint(date.day)
            }
        }
    }
}
