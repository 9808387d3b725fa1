import MapSearchOpenStreetMap

/// An area or settlement that other objects can belong to.
struct AdministrativeArea {
    var record: IndexRecord
    /// How small it is: the administrative level of an area, and more than 11 for settlements without a boundary.
    var level: Int
    var extent: AreaExtent?
    /// What sort of settlement it is, or the boundary of one.
    var place: OSMPlaceType?
    /// The index of the smallest area around it.
    var parent: Int?
    /// The country that its own codes name.
    var countryCode: String?
    /// All names as ``OSMNames/key(_:)`` has them, by which tags of addresses refer to it.
    var names: Set<String> = []
    /// Whether it is an area or town of the post, to which nothing belongs.
    var isPostal = false
}
