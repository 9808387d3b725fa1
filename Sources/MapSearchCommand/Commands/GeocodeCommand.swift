import MapSearch

extension Command {
    /// Geocodes an address.
    static let geocode = Command(
        name: "geocode", operands: "ADDRESS… | --street NAME --city NAME … [OPTIONS]",
        summary: "Find an address, given as one line or in fields.",
        discussion: """
              mapsearch geocode Aeulestrasse 2, 9490 Vaduz
              mapsearch geocode --street Aeulestrasse --house 2 --city Vaduz --country LI
            """,
        options: [
            .value("street", "NAME", "the street"),
            .value("house", "NUMBER", "the house number"),
            .value("city", "NAME", "the city, town or village"),
            .value("postcode", "CODE", "the postal code"),
            .value("region", "NAME", "the state or province"),
            .value("country", "NAME", "the country, or its code, such as LI or LIE"),
        ] + .area + .results + [.format] + .backend
    ) { arguments, session in
        let area = try arguments.area()
        let operation: SearchRequest.Operation
        if let address = try arguments.postalAddress() {
            operation = .address(address, area: area)
        } else {
            operation = .text(try arguments.requiredText("geocode Aeulestrasse 2, Vaduz"), area: area)
        }
        let request = SearchRequest(
            operation, options: try arguments.searchOptions(in: area), page: try arguments.page())
        return try await answer(request, arguments, session)
    }
}

extension Arguments {
    /// The address given in fields; nil if there is none.
    fileprivate func postalAddress() throws(CommandFailure) -> PostalAddress? {
        let names = PostalAddress.fieldNames
        guard names.contains(where: has) else { return nil }
        guard positionals.isEmpty else {
            let field = names.first(where: has) ?? ""
            throw .usage("“\(text)” cannot be combined with --\(field): use either one line or fields.")
        }
        return try PostalAddress(
            fields: Dictionary(uniqueKeysWithValues: names.compactMap { name in self[name].map { (name, $0) } }),
            of: "--house", asking: "--street")
    }
}
