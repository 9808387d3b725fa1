import MapGeometry
import MapSearchIndexFormat

extension IndexFile {
    /// Where a document is, in degrees.
    func coordinate(_ row: AttributeTable.Row) throws(IndexFormatError) -> Coordinate {
        let place = try location(row)
        return Coordinate(
            latitude: FixedAngle.degrees(place.latitude), longitude: FixedAngle.degrees(place.longitude))
    }
}
