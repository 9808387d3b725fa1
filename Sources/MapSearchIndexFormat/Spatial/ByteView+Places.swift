extension ByteView {
    /// A position, in units of ``FixedAngle``; throws for one beyond the poles.
    func place(_ offset: inout Int) throws(IndexFormatError) -> (latitude: Int32, longitude: Int32) {
        let place = (latitude: try i32(offset), longitude: try i32(offset &+ 4))
        guard FixedAngle.isLatitude(place.latitude) else { throw corrupt(at: offset) }
        offset &+= 8
        return place
    }

    /// A position that is stored as an offset from another one; throws for one beyond the poles.
    func place(
        _ offset: inout Int, from place: (latitude: Int32, longitude: Int32)
    ) throws(IndexFormatError) -> (latitude: Int32, longitude: Int32) {
        let latitude = Int32(truncatingIfNeeded: Int(place.latitude) &+ (try signedVarint(&offset)))
        guard FixedAngle.isLatitude(latitude) else { throw corrupt(at: offset) }
        let longitude = Int32(truncatingIfNeeded: Int(place.longitude) &+ (try signedVarint(&offset)))
        return (latitude, longitude)
    }
}

extension ByteWriter {
    /// Writes a position.
    mutating func place(_ place: (latitude: Int32, longitude: Int32)) {
        i32(place.latitude)
        i32(place.longitude)
    }

    /// Writes a position as an offset from another one, which it replaces.
    mutating func step(
        to place: (latitude: Int32, longitude: Int32), from last: inout (latitude: Int32, longitude: Int32)
    ) {
        signedVarint(Int(place.latitude) - Int(last.latitude))
        signedVarint(Int(place.longitude) - Int(last.longitude))
        last = place
    }
}
