import MapGeometry

extension Arguments {
    /// Returns the value of an option as `LAT,LON`; nil if it is not given.
    func coordinate(_ name: String) throws(CommandFailure) -> Coordinate? {
        guard let text = self[name] else { return nil }
        return try Self.coordinate(text, of: "--\(name)")
    }

    /// Returns the value of an option as `SOUTH,WEST,NORTH,EAST`; nil if it is not given.
    func bounds(_ name: String) throws(CommandFailure) -> CoordinateBounds? {
        guard let text = self[name] else { return nil }
        guard let bounds = CoordinateBounds(latLonText: text) else {
            throw .usage(
                "--\(name) is “\(text)”: use SOUTH,WEST,NORTH,EAST in degrees, such as 47.0,9.4,47.3,9.7 "
                    + "(WEST greater than EAST crosses 180°).")
        }
        return bounds
    }

    /// Two numbers, separated by a comma or blanks, or a coordinate in any other notation; the subject is their name in
    /// messages.
    static func coordinate(_ text: String, of subject: String) throws(CommandFailure) -> Coordinate {
        let numbers = text.split { $0 == "," || $0.isWhitespace }.map(number)
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
            if let match = CoordinateParser().parse(text), match.rest.allSatisfy(\.isWhitespace) {
                return match.coordinate
            }
            throw .usage(
                "\(subject) is “\(text)”: use LAT,LON in degrees, such as 47.14,9.52, degrees and minutes, a plus code or a "
                    + "map link.")
        }
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        guard coordinate.isValid else {
            throw .usage(
                "\(subject) is “\(text)”: the latitude must be from -90 to 90, the longitude from -180 to 180.")
        }
        return coordinate
    }
}
