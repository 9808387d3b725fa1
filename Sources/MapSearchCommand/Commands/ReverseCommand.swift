import MapSearch

extension Command {
    /// Tells what is at a coordinate.
    static let reverse = Command(
        name: "reverse", operands: "LAT,LON [OPTIONS]", summary: "Tell what is at a coordinate.",
        discussion: """
              mapsearch reverse 47.14,9.52
              mapsearch reverse -33.86,151.21 --zoom 5 --language en
            """,
        options: [
            .value(
                "zoom", "0…18",
                "how fine: 3 countries, 5 regions, 8 counties, 10 towns, 13 villages, 16 streets, 18 houses"),
            .value("types", "geo|biz", "a place, or an organisation"),
            .flag("hierarchy", "all that the coordinate lies in, from the house to the country"),
        ] + .backend
    ) { arguments, session in
        let text = try arguments.requiredText("reverse 47.14,9.52")
        let coordinate = try Arguments.coordinate(text, of: "the coordinate")
        var options = try arguments.searchOptions(in: nil)
        options.includesHierarchy = arguments.has("hierarchy")
        let request = SearchRequest.reverse(coordinate, zoom: try arguments.zoom(), options: options)
        return try await answer(request, arguments, session)
    }
}

extension Arguments {
    fileprivate func zoom() throws(CommandFailure) -> Double? {
        guard let text = self["zoom"] else { return nil }
        guard let zoom = Double(text), (0...18).contains(zoom) else {
            throw .usage("--zoom is “\(text)”: use 0 (the world) to 18 (a house).")
        }
        return zoom
    }
}
