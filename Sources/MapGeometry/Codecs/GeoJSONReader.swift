/// Makes a GeoJSON document of JSON.
struct GeoJSONReader {
    let bytes: [UInt8]

    func document() throws(GeometryFormatError) -> GeoJSON {
        let root = try JSONReader.node(of: bytes)
        switch try type(of: root) {
        case "FeatureCollection":
            var features: [GeoJSON.Feature] = []
            for node in try array(try member("features", of: root)) { features.append(try feature(node)) }
            return .featureCollection(features, bounds: try bounds(of: root))
        case "Feature": return .feature(try feature(root))
        default:
            _ = try bounds(of: root)
            return .geometry(try geometry(root))
        }
    }

    private func error(_ message: String, _ node: JSONNode) -> GeometryFormatError {
        GeometryFormatError(message, at: node.offset, in: bytes)
    }

    private func type(of node: JSONNode) throws(GeometryFormatError) -> String {
        guard case .object = node.kind else { throw error("Expected an object.", node) }
        guard case .string(let type) = try member("type", of: node).kind else {
            throw error("The member \"type\" must be a string.", node)
        }
        return type
    }

    private func member(_ name: String, of node: JSONNode) throws(GeometryFormatError) -> JSONNode {
        guard let value = node[name] else { throw error("The member \"\(name)\" is missing.", node) }
        return value
    }

    private func array(_ node: JSONNode) throws(GeometryFormatError) -> [JSONNode] {
        guard case .array(let elements) = node.kind else { throw error("Expected an array.", node) }
        return elements
    }

    private func feature(_ node: JSONNode) throws(GeometryFormatError) -> GeoJSON.Feature {
        guard try type(of: node) == "Feature" else { throw error("Expected an object of type \"Feature\".", node) }
        var feature = GeoJSON.Feature(geometry: nil)
        let place = try member("geometry", of: node)
        if case .null = place.kind {} else { feature.geometry = try geometry(place) }
        switch node["properties"].map(\.kind) {
        case nil, .null?: break
        case .object(let members)?:
            feature.properties = Dictionary(members.map { ($0.name, $0.value.value) }) { $1 }
        default: throw error("The member \"properties\" must be an object or null.", node["properties"] ?? node)
        }
        if let id = node["id"] {
            switch id.kind {
            case .string, .number: feature.id = id.value
            default: throw error("The member \"id\" must be a string or a number.", id)
            }
        }
        feature.bounds = try bounds(of: node)
        return feature
    }

    private func bounds(of node: JSONNode) throws(GeometryFormatError) -> CoordinateBounds? {
        guard let box = node["bbox"] else { return nil }
        var numbers: [Double] = []
        for element in try array(box) { numbers.append(try number(element)) }
        guard let bounds = CoordinateBounds(geoJSONBoundingBox: numbers) else {
            throw error("A \"bbox\" has four or six numbers: west, south, east and north in range.", box)
        }
        return bounds
    }

    private func geometry(_ node: JSONNode) throws(GeometryFormatError) -> Geometry {
        let type = try type(of: node)
        if type == "GeometryCollection" {
            var geometries: [Geometry] = []
            for element in try array(try member("geometries", of: node)) { geometries.append(try geometry(element)) }
            return .collection(geometries)
        }
        let known = ["Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon"]
        guard known.contains(type) else { throw error("The type \"\(type)\" is none of GeoJSON.", node) }
        let coordinates = try member("coordinates", of: node)
        switch type {
        case "Point": return .point(try position(coordinates))
        case "MultiPoint": return .collection(try positions(coordinates, atLeast: 0).map(Geometry.point))
        case "LineString": return .polyline(try line(coordinates))
        case "Polygon": return .polygon(try polygon(coordinates))
        default: break
        }
        var lines: [Geometry] = []
        var polygons: [Polygon] = []
        for element in try array(coordinates) {
            if type == "MultiPolygon" {
                polygons.append(try polygon(element))
            } else {
                lines.append(.polyline(try line(element)))
            }
        }
        return type == "MultiPolygon" ? .multiPolygon(polygons) : .collection(lines)
    }

    private func number(_ node: JSONNode) throws(GeometryFormatError) -> Double {
        guard case .number(let number) = node.kind else { throw error("Expected a number.", node) }
        return number
    }

    private func position(_ node: JSONNode) throws(GeometryFormatError) -> Coordinate {
        let elements = try array(node)
        guard elements.count >= 2 else { throw error("A position needs two numbers.", node) }
        for element in elements.dropFirst(2) { _ = try number(element) }
        return Coordinate(latitude: try number(elements[1]), longitude: try number(elements[0]))
    }

    private func positions(_ node: JSONNode, atLeast count: Int) throws(GeometryFormatError) -> [Coordinate] {
        let elements = try array(node)
        guard elements.count >= count else { throw error("Expected at least \(count) positions.", node) }
        var positions: [Coordinate] = []
        positions.reserveCapacity(elements.count)
        for element in elements { positions.append(try position(element)) }
        return positions
    }

    private func line(_ node: JSONNode) throws(GeometryFormatError) -> Polyline {
        Polyline(try positions(node, atLeast: 2))
    }

    private func polygon(_ node: JSONNode) throws(GeometryFormatError) -> Polygon {
        var rings: [[Coordinate]] = []
        for element in try array(node) {
            let ring = try positions(element, atLeast: 4)
            guard ring.first == ring.last else {
                throw error("The first and the last position of a ring must be the same.", element)
            }
            rings.append(ring)
        }
        return Polygon(outer: rings.first ?? [], holes: Array(rings.dropFirst()))
    }
}
