import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchIndexing

/// A small index in which every section and every sort of record is met.
enum CompleteIndex {
    static func bytes() throws -> [UInt8] {
        var world = TinyWorld()
        func ring(_ latitude: Double, _ longitude: Double, _ size: Double) -> [Coordinate] {
            (0..<80).map { step in
                // A zigzag circle of more vertices than a chunk holds.
                let angle = Double(step) / 80 * 2 * .pi
                let radius = size * (step.isMultiple(of: 2) ? 1 : 0.8)
                return Coordinate(
                    latitude: latitude + radius * sine(angle), longitude: longitude + radius * sine(angle + .pi / 2))
            }
        }
        world.add("li", .country, "Liechtenstein", 47.15, 9.55, people: 39_000) { record in
            record.countryCode = "LI"
            record.codes = ["LI", "LIE"]
            record.localizedNames = ["ru": "Лихтенштейн", "ja": "リヒテンシュタイン", "ar": "ليختنشتاين", "fr": "Liechtenstein"]
            record.boundary = [Polygon(outer: ring(47.15, 9.55, 0.15), holes: [ring(47.15, 9.6, 0.02)])]
            record.boundingBox = CoordinateBounds(south: 47.05, west: 9.47, north: 47.27, east: 9.64)
        }
        world.add("ob", .region, "Oberland", 47.1, 9.52, in: "li", people: 26_000)
        world.add("vaduz", .locality, "Vaduz", 47.14, 9.52, in: "ob", people: 5_700) { record in
            record.capital = .country
            record.timeZone = "Europe/Vaduz"
            record.localizedNames = ["zh": "瓦杜茲", "ru": "Вадуц"]
        }
        for number in 0..<40 {
            world.add(
                "village\(number)", .locality, ["Sankt", "Ober", "Nieder", "Alt"][number % 4] + " Märgen \(number)",
                47 + Double(number) / 100, 9.4 + Double(number % 7) / 50, in: number.isMultiple(of: 3) ? "ob" : "li",
                people: 100 + number
            ) { $0.alternateNames = ["St. Märgen \(number)"] }
        }
        world.add("airport", .airport, "Heliport Balzers", 47.07, 9.48, in: "li") { $0.codes = ["LSXB"] }
        world.add("street", .street, "Hauptstrasse", 47.141, 9.521, in: "vaduz") { street in
            street.postcode = "9490"
            street.lines = [
                Polyline((0..<40).map { Coordinate(latitude: 47.141 + Double($0) / 10_000, longitude: 9.521) })
            ]
            street.houses = ["2", "4", "8", "8a", "9-13", "3/2", "Haus A"].enumerated().map { place, number in
                IndexRecord.House(
                    number: number,
                    coordinate: Coordinate(latitude: 47.141 + Double(place) / 10_000, longitude: 9.5211),
                    postcode: place == 3 ? "9491" : nil,
                    boundary: [Polygon(outer: ring(47.141 + Double(place) / 10_000, 9.5211, 0.000_03))])
            }
            street.minimumZoom = 17
            street.houseRanges = [IndexRecord.HouseRange(first: 101, last: 121, step: 2, line: street.lines[0])]
        }
        world.add("cafe", .business, "Café Amann", 47.1412, 9.5212, in: "street") { cafe in
            cafe.houseNumber = "8a"
            cafe.boundary = [Polygon(outer: ring(47.1412, 9.5212, 0.000_02))]
            cafe.business = BusinessMetadata(
                name: "Café Amann", categories: [PlaceCategory(id: "amenity=cafe", name: "Café")],
                phones: [.init(number: "+423 1")], links: [.init(url: "https://example.com")],
                chains: [.init(id: "Q1", name: "Amann")],
                features: [
                    .init(id: "wifi", value: .flag(true)), .init(id: "cuisine", value: .values(["cake", "ice"])),
                    .init(id: "stars", value: .number(3)),
                ], openingHoursText: "24/7")
        }
        world.add("kiosk", .business, "Kiosk", 47.1413, 9.5213, in: "street") { kiosk in
            kiosk.business = BusinessMetadata(
                name: "Kiosk", categories: [PlaceCategory(id: "amenity=cafe", name: "Café")])
        }
        world.add("lake", .water, "Gampriner Seele", 47.22, 9.5) { record in
            record.water = "lake"
            record.boundary = [Polygon(outer: ring(47.22, 9.5, 0.01))]
        }
        return try world.bytes()
    }

    /// The sine by its series: exact enough for a shape, and the same on every platform.
    private static func sine(_ angle: Double) -> Double {
        let turn = angle > .pi ? angle - 2 * .pi : angle
        let square = turn * turn
        return turn * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
    }
}

/// Where the checksums of a file stand.
enum Seal {
    /// The bytes with a header whose checksum is right again, and with those of the sections if need be.
    static func resealed(_ bytes: [UInt8], withSections: Bool = false) -> [UInt8] {
        var bytes = bytes
        func write(_ hash: UInt64, at offset: Int) {
            for index in 0..<8 { bytes[offset + index] = UInt8(truncatingIfNeeded: hash >> UInt64(8 * index)) }
        }
        if withSections {
            for (number, section) in sections(of: bytes).enumerated() {
                write(XXHash64.hash(Array(bytes[section])), at: 48 + number * 32 + 24)
            }
        }
        let end = 48 + sectionCount(of: bytes) * 32
        write(XXHash64.hash(Array(bytes[..<end])), at: end)
        return bytes
    }

    /// The bytes with a section under a number that no version knows, so that it is skipped.
    static func hiding(_ section: SectionID, in bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for number in 0..<sectionCount(of: bytes) where bytes[48 + number * 32] == UInt8(section.rawValue) {
            bytes[48 + number * 32] = 200
        }
        return resealed(bytes)
    }

    /// The range of each section, clamped to the file.
    static func sections(of bytes: [UInt8]) -> [Range<Int>] {
        (0..<sectionCount(of: bytes)).map { number in
            func value(_ offset: Int) -> Int {
                let word = (0..<4).reduce(0) { $0 | Int(bytes[48 + number * 32 + offset + $1]) << (8 * $1) }
                return min(word, bytes.count)
            }
            let start = value(8)
            return start..<min(start + value(16), bytes.count)
        }
    }

    private static func sectionCount(of bytes: [UInt8]) -> Int { min(Int(bytes[12]), SectionID.allCases.count - 1) }
}
