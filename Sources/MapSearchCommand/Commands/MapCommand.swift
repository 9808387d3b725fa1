import MapGeometry
import MapSearch
import MapSearchPresentation
import MapSearchSnapshots

extension Command {
    /// Draws results on a map.
    static let map = Command(
        name: "map", operands: "TEXT… -o FILE.svg|FILE.png [OPTIONS]",
        summary: "Draw the results of a search on a map.",
        discussion: """
            The numbers on the pins refer to the results, which are listed as by `search`. The map shows the outlines, streets
            and waters of the index, or the countries of the bundled world. The same search always gives the same picture.

              mapsearch map springfield -o springfield.svg
              mapsearch map cafe vaduz --index li.mapindex -o cafes.png --size 1000x700 --scale 2 --dark
            """,
        options: [
            .value("output", "FILE", letter: "o", "the picture to write, .svg or .png; - for standard output"),
            .value("size", "WIDTHxHEIGHT", "the size in points, 800x600 by default"),
            .value("scale", "N", "the number of pixels per point in a PNG, 1 to 4"),
            .value(
                "picture", "FORMAT", of: ["svg", "png"], "the picture format, if the file name does not determine it"),
            .flag("dark", "draw a dark map with light text"),
        ] + .area + .results + .backend
    ) { arguments, session in
        let text = try arguments.textOrCategory("map springfield -o map.svg")
        let file = try PictureFile(arguments, session.environment)
        let area = try arguments.area()
        let request = SearchRequest.text(
            text, in: area, options: try arguments.searchOptions(in: area), page: try arguments.page())
        let answerer = try arguments.answerer(session.environment)
        let response = try await answerer.answer(request)
        guard !response.objects.isEmpty else {
            // Standard output is reserved for the picture.
            return file.isStandardOutput
                ? try complainOfNothing(request, session) : try answer(response, to: request, arguments, session)
        }
        func canShow(_ text: String) -> Bool { !file.isBitmap || MapSnapshot.isDrawable(text) }
        let objects =
            file.isBitmap ? try await Self.readable(response.objects, request, answerer) : response.objects
        var snapshot = MapSnapshot(showing: objects, size: file.size, style: file.style)
        snapshot.scale = file.scale
        snapshot.title = text
        if let area { snapshot.add(area) }
        if let corridor = request.options.corridor { snapshot.lines.append(MapSnapshot.Line(corridor.line)) }
        if canShow(text) { snapshot.legend = [.init(.heading, "“\(text)”")] }
        for (number, object) in objects.enumerated() where !canShow(object.name) {
            // Boxes instead of letters would be useless; the coordinate is readable.
            snapshot.pins[number].name = object.coordinate.readable.description
        }
        for (pin, object) in zip(snapshot.pins, objects) {
            // The containers from the city up are the same for most results, and too long for a panel.
            let detail = object.descriptionText?.split(separator: ",").prefix(1).joined() ?? ""
            let isShown = !detail.isEmpty && canShow(detail)
            snapshot.legend.append(.init(.pin(pin.symbol), isShown ? "\(pin.name) · \(detail)" : pin.name))
        }
        let source = try arguments.baseMapSource(session.environment)
        let isOfWorld = try source.isOfWorld(objects)
        // The outlines of the world are too coarse for a town, and a town is larger than its pin.
        let isOfTowns = objects.allSatisfy { Self.wideKinds.contains($0.kind) }
        snapshot.maximumZoomLevel = isOfWorld ? 7 : isOfTowns ? 11 : 17
        // A single sea or mountain range is shown as a whole; several results are their pins.
        if objects.count == 1, snapshot.areas.isEmpty, snapshot.lines.isEmpty {
            var framing = CameraFraming(viewSize: file.size)
            framing.maximumZoomLevel = snapshot.maximumZoomLevel
            snapshot.rect = framing.rect(for: objects[0])
        }
        snapshot.baseMap = try source.baseMap(
            for: snapshot, isOfWorld: isOfWorld, languages: arguments.languages())
        if file.isBitmap, !snapshot.baseMap.isDrawable {
            snapshot.baseMap = try source.baseMap(for: snapshot, isOfWorld: isOfWorld, languages: ["en"])
            snapshot.baseMap.removeUndrawableNames()
        }
        // Two indexes place the middle of the same town up to a few kilometres apart.
        if source.indexes.count > 1 { snapshot.baseMap.removeRepeatedPlaces(within: 3000) }
        // Results of a service are drawn on a map from other data.
        let credits = snapshot.attributions + source.attributions.filter { !snapshot.attributions.contains($0) }
        snapshot.attributions = credits
        try file.write(snapshot, session)
        if file.isStandardOutput { return .success }
        return try answer(response, to: request, arguments, session)
    }

    /// The results with English names for those in letters that a bitmap cannot show.
    private static func readable(
        _ objects: [GeoObject], _ request: SearchRequest, _ answerer: Answerer
    ) async throws -> [GeoObject] {
        func isReadable(_ object: GeoObject) -> Bool {
            MapSnapshot.isDrawable(object.name) && MapSnapshot.isDrawable(object.descriptionText ?? "")
        }
        guard !objects.allSatisfy(isReadable) else { return objects }
        var english = request
        english.options.languages = ["en"]
        let others = try await answerer.answer(english).objects
        return objects.map { object in
            guard !isReadable(object), let uri = object.uri else { return object }
            return others.first { $0.uri == uri && MapSnapshot.isDrawable($0.name) } ?? object
        }
    }

    private static let wideKinds: Set<ObjectKind> = [.country, .region, .county, .locality, .postcode]
}

extension MapSnapshot {
    /// Shows the search area.
    fileprivate mutating func add(_ area: SearchArea) {
        switch area.shape {
        case .point: break
        case .bounds(let bounds): areas.append(Area(.bounds(bounds), color: style.line))
        case .circle(let circle): areas.append(Area(.circle(circle), color: style.line))
        case .polygon(let polygon): areas.append(Area(.polygon(polygon), color: style.line))
        case .polyline(let line): lines.append(Line(line))
        }
    }
}
