import Foundation

/// Writes a country as a table with a row for each town, house and business, a town at a time.
struct CountryTable {
    private static let chunkLength = 1 << 20

    private let file: FileHandle
    private var bytes: [UInt8] = []
    private var rowCount = 0

    /// Writes a whole country.
    static func write(_ country: Country, to path: String) throws {
        guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forWritingAtPath: path)
        else { throw CocoaError(.fileWriteUnknown) }
        var table = CountryTable(file: file)
        table.bytes += "id,name,kind,category,lat,lon,number,street,city,region,postcode,country,population\n".utf8
        for index in country.sites.indices { try table.add(country.town(index)) }
        try table.flush()
    }

    private init(file: FileHandle) {
        self.file = file
    }

    private mutating func add(_ town: Town) throws {
        let site = town.site
        add(name: site.name, kind: "locality", "", (site.latitude, site.longitude), "", "", town, "", site.population)
        for street in town.streets {
            for house in street.houses {
                add(
                    name: "", kind: "", "", (house.latitude, house.longitude), house.number, street.name, town,
                    street.postcode, nil)
            }
            let (business, address) = (street.business, street.business.address)
            add(
                name: business.name, kind: "business", business.category, (address.latitude, address.longitude),
                address.number, street.name, town, street.postcode, nil)
        }
        if bytes.count > Self.chunkLength { try flush() }
    }

    private mutating func add(
        name: String, kind: String, _ category: String, _ place: (Double, Double), _ number: String, _ street: String,
        _ town: Town, _ postcode: String, _ population: Int?
    ) {
        append(String(rowCount))
        for cell in [name, kind, category] { append(cell) }
        append(place.0)
        append(place.1)
        for cell in [number, street, kind == "locality" ? "" : town.site.name, town.region, postcode, ""] {
            append(cell)
        }
        append(population.map(String.init) ?? "")
        bytes[bytes.count - 1] = UInt8(ascii: "\n")
        rowCount += 1
    }

    private mutating func append(_ cell: String) {
        bytes += cell.utf8
        bytes.append(UInt8(ascii: ","))
    }

    /// Six decimals, without the general way of formatting, which would take longer than all else.
    private mutating func append(_ degrees: Double) {
        let millionths = Int((abs(degrees) * 1e6).rounded())
        if degrees < 0 { bytes.append(UInt8(ascii: "-")) }
        bytes += String(millionths / 1_000_000).utf8
        bytes.append(UInt8(ascii: "."))
        append(String(String(1_000_000 + millionths % 1_000_000).dropFirst()))
    }

    private mutating func flush() throws {
        try file.write(contentsOf: Data(bytes))
        bytes.removeAll(keepingCapacity: true)
    }
}
