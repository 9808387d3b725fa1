import MapSearch

extension Command {
    /// Finds what is at a coordinate.
    static let reverse = Command(
        name: "reverse", operands: "LAT,LON [OPTIONS]", summary: "Find what is at a coordinate.",
        discussion: """
            The coordinate can be in degrees, in degrees and minutes, a plus code, an MGRS or UTM reference, a geo: URI or a map
            link.

              mapsearch reverse 47.14,9.52
              mapsearch reverse "47°08′27″N 9°31′16″E"
              mapsearch reverse -33.86,151.21 --zoom 5 --language en
              mapsearch reverse 47.1390,9.5220 --index liechtenstein.mapindex --radius 200
            """,
        options: [
            .value(
                "zoom", "0…22",
                "detail: 3 countries, 5 regions, 8 counties, 10 towns, 13 villages, 16 streets, 18 houses"),
            .types("the address (places), what is there (organizations), or both (the default)"),
            .value("radius", "METRES", "list everything within this distance, nearest first"),
            .value("limit", "N", "maximum number of results, 10 by default"),
            .value("page", "N", "the page of results to show, starting from 1"),
            .flag(
                "hierarchy",
                "list the house, street, town, regions and country, then organizations unless --types is places"),
            .format,
        ] + .backend
    ) { arguments, session in
        let text = try arguments.requiredText("reverse 47.14,9.52")
        let coordinate = try Arguments.coordinate(text, of: "the coordinate")
        var options = try arguments.searchOptions(in: nil)
        options.includesHierarchy = arguments.has("hierarchy")
        options.radius = try arguments.radius()
        let request = SearchRequest.reverse(
            coordinate, zoom: try arguments.zoom(), options: options, page: try arguments.page())
        return try await answer(request, arguments, session)
    }
}

extension Arguments {
    /// The level of detail for a coordinate; nil if it is not given.
    func zoom() throws(CommandFailure) -> Double? {
        guard let text = self["zoom"] else { return nil }
        guard let zoom = Self.number(text), SearchRequest.zooms.contains(zoom) else {
            throw .usage("--zoom is “\(text)”: use 0 (the world) to 22 (a house entrance).")
        }
        return zoom
    }

    fileprivate func radius() throws(CommandFailure) -> Double? {
        guard let text = self["radius"] else { return nil }
        guard let radius = Self.number(text), SearchOptions.radii.contains(radius) else {
            throw .usage(
                "--radius is “\(text)”: use a number of metres from 0 to \(Int(SearchOptions.radii.upperBound)).")
        }
        return radius
    }
}
