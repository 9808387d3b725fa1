import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// The position of a member of a category, looked up only if a filter depends on it.
struct MemberPlace {
    let index: OfflineIndex
    let details: DetailTable
    /// The entry of the member.
    let entry: UInt32
    /// The countries and time zones known from the other indexes.
    let countries: Countries

    /// The countries of places according to other indexes; members of the same container are in the same country.
    final class Countries {
        let directory: CountryDirectory?
        private var known: [Int: UInt16] = [:]

        init(_ directory: CountryDirectory?) {
            self.directory = directory
        }

        /// The code of the country of an object in a container; 0 if it is not known.
        func code(at coordinate: Coordinate, in container: Int?) throws(IndexFormatError) -> UInt16 {
            if let container, let code = known[container] { return code }
            let code = try directory?.country(at: coordinate, code: 0, languages: [])?.code ?? 0
            if let container { known[container] = code }
            return code
        }
    }

    /// The country, for its holidays; nil if it is not known.
    func countryCode() throws(IndexFormatError) -> String? {
        IndexFile.text(ofCountry: try index.file.countryCode(of: try details.entries.owner(Int(entry))))
    }

    /// The identifier of its time zone, as in ``ObjectAssembler``; nil if it is not known.
    func timeZone() throws(IndexFormatError) -> String? {
        let file = index.file
        let document = try details.entries.owner(Int(entry))
        let row = try file.attributes[document]
        let record = try file.records.record(document)
        if let own = record.timeZone { return try index.timeZone(own) }
        if let container = row.container, let zone = try file.containers.timeZone(container) {
            return try index.timeZone(zone)
        }
        let coordinate = try file.coordinate(row)
        var country: UInt16 = 0
        if let container = row.container { country = try file.containers.country(container) }
        if country == 0 { country = record.country }
        if country == 0 { country = try countries.code(at: coordinate, in: row.container) }
        return try index.timeZone(at: coordinate, country: country, countries.directory)
    }

    /// Whether it belongs to a street; otherwise a house number is not part of its address.
    func isInStreet() throws(IndexFormatError) -> Bool {
        let row = try index.file.attributes[try details.entries.owner(Int(entry))]
        guard let container = row.container else { return false }
        return try index.kind(of: try index.file.containers.document(container)) == .street
    }
}
