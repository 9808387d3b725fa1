import MapGeometry
import MapSearch

/// The options of `search` as members of a request, parsed by the same functions.
extension RequestMembers {
    /// The filters, written as for `--filter`; empty if there are none.
    func filters() throws(SearchError) -> [SearchFilter] {
        guard let value = self[.filters] else { return [] }
        let texts = value.string.map { [$0] } ?? value.array?.compactMap(\.string)
        guard let texts, texts.count == value.array?.count ?? 1 else {
            throw .badRequest(
                "“filters” must be a list of strings such as “wifi”, “cuisine=pizza,sushi” or “stars=4..”.")
        }
        return try Self.badRequests { () throws(CommandFailure) in
            try Arguments.check(count: texts.count, of: "“filters”")
            var filters: [SearchFilter] = []
            for text in texts { filters.append(try Arguments.filter(text, of: "“filters”")) }
            return filters
        }
    }

    /// Adds the filter for places open at a local time or now, if requested.
    func openAt(_ options: inout SearchOptions) throws(SearchError) {
        guard let text = try string(.openAt) else { return }
        try Self.badRequests { () throws(CommandFailure) in
            try Arguments.open(at: text, &options, named: "“openAt”")
        }
    }

    /// Sets the order of the results.
    func sort(_ options: inout SearchOptions, in area: SearchArea?) throws(SearchError) {
        guard let name = try string(.sort) else { return }
        guard ["rank", "distance", "along"].contains(name) else {
            throw .badRequest("“sort” is “\(name)”: use rank, distance or along.")
        }
        try Self.badRequests { () throws(CommandFailure) in
            try Arguments.sort(name, &options, in: area, named: "“sort”")
        }
    }

    /// The page of results to return.
    func page(_ limit: Int) throws(SearchError) -> SearchRequest.Page {
        let number = try integer(.page) ?? 1
        guard (1...10_000).contains(number) else {
            throw .badRequest("“page” is \(number): use a number from 1 to 10,000.")
        }
        // A limit that is rejected later may be too large to multiply.
        let isValid = SearchRequest.Page.limits.contains(limit)
        return SearchRequest.Page(offset: isValid ? (number - 1) * limit : 0, limit: limit)
    }

    /// The address in fields; nil if there is none.
    func address() throws(SearchError) -> PostalAddress? {
        guard let value = self[.address] else { return nil }
        guard case .object(let members) = value else {
            throw .badRequest(
                "“address” is \(value.kindName): it must be an object of strings such as street and city.")
        }
        var fields: [String: String] = [:]
        for (name, member) in members.sorted(by: { $0.key < $1.key }) {
            guard PostalAddress.fieldNames.contains(name) else {
                let meant = Spelling.closest(to: name, among: PostalAddress.fieldNames).map { "did you mean “\($0)”?" }
                throw .badRequest(
                    "“address” has no member “\(name)”: "
                        + (meant ?? "use \(PostalAddress.fieldNames.joined(separator: ", "))."))
            }
            guard let text = member.string else {
                throw .badRequest("“\(name)” in “address” is \(member.kindName): it must be a string.")
            }
            fields[name] = text
        }
        return try Self.badRequests { () throws(CommandFailure) in
            try PostalAddress(fields: fields, of: "“house”", asking: "“street”")
        }
    }

    /// The identifier of an object, as `uri` or as `text`.
    func identifier() throws(SearchError) -> String {
        if let uri = try string(.uri) { return uri }
        guard let text = try string(.text) else {
            throw .badRequest("“uri” is missing: send an identifier such as \"osm:n123\".")
        }
        return text
    }

    /// Converts the errors of the command line to those of a request.
    static func badRequests<Value>(
        _ body: () throws(CommandFailure) -> Value
    ) throws(SearchError) -> Value {
        do throws(CommandFailure) {
            return try body()
        } catch {
            throw .badRequest(error.message)
        }
    }
}

extension PostalAddress {
    /// The fields of an address on the command line and in a request.
    static let fieldNames = ["street", "house", "city", "postcode", "region", "country"]

    /// Creates an address from fields named as in ``fieldNames``; the subjects are the names of two fields in messages.
    ///
    /// - Throws: ``CommandFailure`` for a house number that could be anywhere.
    init(fields: [String: String], of house: String, asking street: String) throws(CommandFailure) {
        // In a village without streets, a house has only a number.
        guard fields["house"] == nil || ["street", "city", "postcode"].contains(where: { fields[$0] != nil }) else {
            throw .usage("\(house) is given without the street: add \(street).")
        }
        let country = fields["country"] ?? ""
        let isCode = country.utf8.count == 2
        self.init(
            street: [fields["street"], fields["house"]].compactMap(\.self).joined(separator: " "),
            city: fields["city"] ?? "", state: fields["region"] ?? "", postalCode: fields["postcode"] ?? "",
            country: isCode ? "" : country, isoCountryCode: isCode ? country : "")
    }
}
