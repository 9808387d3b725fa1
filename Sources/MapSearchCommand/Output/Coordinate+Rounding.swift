import MapGeometry

extension Coordinate {
    /// The coordinate rounded to a ten millionth of a degree, about a centimetre.
    ///
    /// An index stores angles to 4.2e-8°, so this restores the seven decimals of a source exactly.
    var sourcePrecision: Coordinate { rounded(1e7) }

    /// The coordinate rounded to about a metre, for people.
    var readable: Coordinate { rounded(1e5) }

    private func rounded(_ scale: Double) -> Coordinate {
        // Adding zero removes the sign of −0.
        Coordinate(
            latitude: (latitude * scale).rounded() / scale + 0, longitude: (longitude * scale).rounded() / scale + 0)
    }
}
