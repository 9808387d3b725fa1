package import MapGeometry

extension Coordinate {
    /// Reads a latitude and a longitude as people write them, with decimal commas or in degrees and minutes.
    package init?(written latitude: String, _ longitude: String) {
        let numbers = [latitude, longitude].map { Double(decimal: Array($0.replacing(",", with: ".").utf8)[...]) }
        if let latitude = numbers[0], let longitude = numbers[1] {
            let coordinate = Coordinate(latitude: latitude, longitude: longitude)
            guard coordinate.isValid else { return nil }
            self = coordinate
        } else {
            // A number next to another notation needs its letter.
            let north = numbers[0].map { "\(abs($0))° \($0 < 0 ? "S" : "N")" } ?? latitude
            let east = numbers[1].map { "\(abs($0))° \($0 < 0 ? "W" : "E")" } ?? longitude
            self.init(written: "\(north), \(east)")
        }
    }

    /// Reads a coordinate in one text: in any notation of ``/MapGeometry/CoordinateParser``, or a point of well-known text.
    package init?(written text: String) {
        let match = CoordinateParser().parse(text)
        guard let coordinate = match?.coordinate ?? Self.point(text) else { return nil }
        self = coordinate
    }

    private static func point(_ text: String) -> Coordinate? {
        guard text.uppercased().hasPrefix("POINT"), case .point(let coordinate)? = try? Geometry(wellKnownText: text)
        else { return nil }
        return coordinate.isValid ? coordinate : nil
    }
}
