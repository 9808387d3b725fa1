import MapSearch
import MapSearchIndexFormat

/// Where a member of a category is, looked up only where a filter depends on it.
struct MemberPlace {
    let index: OfflineIndex
    let details: DetailTable
    /// The entry of the member.
    let entry: UInt32
    /// What the other indexes know of time zones.
    let countries: CountryDirectory?

    /// The country, for its holidays; nil when it is not known.
    func countryCode() throws(IndexFormatError) -> String? {
        IndexFile.text(ofCountry: try index.file.countryCode(of: try details.entries.owner(Int(entry))))
    }

    /// The identifier of its time zone, as ``ObjectAssembler`` has it; nil when it is not known.
    func timeZone() throws(IndexFormatError) -> String? {
        let file = index.file
        let document = try details.entries.owner(Int(entry))
        let row = try file.attributes[document]
        if let own = try file.records.record(document).timeZone { return try index.timeZone(own) }
        if let container = row.container, let zone = try file.containers.timeZone(container) {
            return try index.timeZone(zone)
        }
        return try index.timeZone(
            at: try file.coordinate(row), country: try file.countryCode(of: document), countries)
    }

    /// Whether it belongs to a street, without which the number of a house is no part of an address.
    func isInStreet() throws(IndexFormatError) -> Bool {
        let row = try index.file.attributes[try details.entries.owner(Int(entry))]
        guard let container = row.container else { return false }
        return try index.kind(of: try index.file.containers.document(container)) == .street
    }
}
