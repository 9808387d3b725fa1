import MapSearchOpenStreetMap

/// An area or settlement that other objects can belong to.
struct AdministrativeArea {
    var record: IndexRecord
    /// The rank by size: the administrative level of an area, and more than 11 for settlements without a boundary.
    var level: Int
    var extent: AreaExtent?
    /// The type of settlement that it is, or whose boundary it is.
    var place: OSMPlaceType?
    /// The index of the smallest area around it.
    var parent: Int?
    /// The country named by its own codes.
    var countryCode: String?
    /// All names as returned by ``OSMNames/key(_:)``, by which address tags refer to it.
    var names: Set<String> = []
    /// Whether it is a postal area or town, to which nothing belongs.
    var isPostal = false
}
