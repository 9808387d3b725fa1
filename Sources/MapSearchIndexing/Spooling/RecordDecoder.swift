import MapGeometry
import MapSearch

/// Reads the encoding of ``RecordEncoder``.
package struct RecordDecoder {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    /// The record in bytes written by a ``RecordEncoder``.
    package static func record(_ bytes: ArraySlice<UInt8>) -> IndexRecord {
        var decoder = RecordDecoder(bytes)
        return decoder.record()
    }

    /// The URI of the record in bytes written by a ``RecordEncoder``.
    static func uri(_ bytes: ArraySlice<UInt8>) -> String {
        var decoder = RecordDecoder(bytes)
        return decoder.string()
    }

    private init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    private mutating func record() -> IndexRecord {
        let uri = string()
        let fields = RecordEncoder.Fields(rawValue: varint())
        var record = IndexRecord(
            uri: uri, kind: ObjectKind(rawValue: string()), name: string(), coordinate: coordinate())
        if fields.contains(.localizedNames) {
            for _ in 0..<varint() {
                let language = string()
                record.localizedNames[language] = string()
            }
        }
        if fields.contains(.alternateNames) { record.alternateNames = list { $0.string() } }
        if fields.contains(.codes) { record.codes = list { $0.string() } }
        if fields.contains(.box) { record.boundingBox = box() }
        if fields.contains(.boundary) { record.boundary = polygons() }
        if fields.contains(.lines) { record.lines = list { Polyline($0.path()) } }
        if fields.contains(.houses) { record.houses = list { $0.house() } }
        if fields.contains(.houseRanges) {
            record.houseRanges = list { decoder in
                let (first, last, step) = (decoder.varint(), decoder.varint(), decoder.varint())
                return .init(first: first, last: last, step: step, line: Polyline(decoder.path()))
            }
        }
        if fields.contains(.houseNumber) { record.houseNumber = string() }
        if fields.contains(.postcode) { record.postcode = string() }
        if fields.contains(.business) { record.business = business(named: record.name) }
        if fields.contains(.population) { record.population = Int(truncatingIfNeeded: u64()) }
        if fields.contains(.capital) { record.capital = u8() == 1 ? .country : .region }
        if fields.contains(.importance) { record.importance = double() }
        if fields.contains(.parent) { record.parent = string() }
        if fields.contains(.country) { record.countryCode = string() }
        if fields.contains(.timeZone) { record.timeZone = string() }
        if fields.contains(.water) { record.water = string() }
        if fields.contains(.zoom) { record.minimumZoom = varint() }
        if fields.contains(.postTowns) { record.postTowns = list { $0.string() } }
        if fields.contains(.entrances) { record.entrances = list { $0.entrance() } }
        return record
    }

    private mutating func business(named name: String) -> BusinessMetadata {
        var business = BusinessMetadata(name: text() ?? name)
        business.categories = list { PlaceCategory(id: $0.string(), name: $0.string()) }
        business.phones = list { decoder in
            let number = decoder.string()
            let kind = BusinessMetadata.Phone.Kind(rawValue: decoder.string()) ?? .phone
            return .init(number: number, kind: kind, info: decoder.text())
        }
        business.links = list { decoder in
            let url = decoder.string()
            return .init(url: url, kind: BusinessMetadata.Link.Kind(rawValue: decoder.string()) ?? .other)
        }
        business.chains = list { .init(id: $0.string(), name: $0.string()) }
        business.features = list { .init(id: $0.string(), name: $0.text(), value: $0.value()) }
        business.openingHoursText = text()
        return business
    }

    private mutating func value() -> BusinessMetadata.Feature.Value {
        switch u8() {
        case 0: return .flag(u8() == 1)
        case 1: return .values(list { $0.string() })
        case 2: return .number(double())
        default:
            let dates = list { decoder in
                let (year, month, day) = (decoder.signedVarint(), decoder.signedVarint(), decoder.signedVarint())
                return CalendarDate(year: year, month: month, day: day)
            }
            return .dates(dates.compactMap(\.self))
        }
    }

    private mutating func house() -> IndexRecord.House {
        let (number, coordinate, parts) = (string(), coordinate(), u8())
        return .init(
            number: number, coordinate: coordinate, postcode: parts & 1 == 0 ? nil : string(),
            boundary: parts & 2 == 0 ? [] : polygons(),
            entrances: parts & 4 == 0 ? [] : list { $0.entrance() })
    }

    private mutating func entrance() -> Entrance {
        Entrance(kind: Entrance.Kind(rawValue: string()) ?? .entrance, coordinate: coordinate())
    }

    private mutating func polygons() -> [Polygon] {
        list { decoder in
            let outer = decoder.path()
            return Polygon(outer: outer, holes: decoder.list { $0.path() })
        }
    }

    private mutating func path() -> [Coordinate] { list { $0.coordinate() } }

    private mutating func box() -> CoordinateBounds {
        let (south, west, north, east) = (double(), double(), double(), double())
        // Elsewhere, the ends of the empty interval mean the 180th meridian.
        let longitudes =
            west == LongitudeInterval.empty.west && east == LongitudeInterval.empty.east
            ? .empty : LongitudeInterval(west: west, east: east)
        return CoordinateBounds(south: south, north: north, longitudes: longitudes)
    }

    private mutating func coordinate() -> Coordinate {
        let latitude = double()
        return Coordinate(latitude: latitude, longitude: double())
    }

    private mutating func list<Element>(_ element: (inout RecordDecoder) -> Element) -> [Element] {
        let count = varint()
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(element(&self)) }
        return elements
    }

    private mutating func text() -> String? { u8() == 0 ? nil : string() }

    private mutating func string() -> String {
        let length = varint()
        defer { position += length }
        return String(decoding: bytes[position..<position + length], as: UTF8.self)
    }

    private mutating func double() -> Double { Double(bitPattern: u64()) }

    private mutating func u64() -> UInt64 {
        var bits: UInt64 = 0
        for shift in 0..<8 { bits |= UInt64(bytes[position + shift]) << UInt64(8 * shift) }
        position += 8
        return bits
    }

    private mutating func signedVarint() -> Int {
        let value = varint()
        return (value >> 1) ^ -(value & 1)
    }

    private mutating func varint() -> Int {
        var value = 0
        var shift = 0
        while true {
            let byte = u8()
            value |= Int(byte & 127) << shift
            if byte < 128 { return value }
            shift += 7
        }
    }

    private mutating func u8() -> UInt8 {
        defer { position += 1 }
        return bytes[position]
    }
}
