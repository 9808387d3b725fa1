extension ByteView {
    /// A place that is written as the steps to it from another one.
    func place(
        _ offset: inout Int, from place: (latitude: Int32, longitude: Int32)
    ) throws(IndexFormatError) -> (latitude: Int32, longitude: Int32) {
        let latitude = Int32(truncatingIfNeeded: Int(place.latitude) &+ (try signedVarint(&offset)))
        let longitude = Int32(truncatingIfNeeded: Int(place.longitude) &+ (try signedVarint(&offset)))
        return (latitude, longitude)
    }
}
