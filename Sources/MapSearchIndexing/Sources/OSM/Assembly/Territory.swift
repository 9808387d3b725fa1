import MapGeometry
import MapSearch

/// An area or settlement that other objects can belong to.
struct Territory {
    var record: IndexRecord
    /// How small it is: the administrative level of an area, and more than 11 for settlements without a boundary.
    var level: Int
    var extent: AreaExtent?
    /// What sort of settlement it is, or the boundary of one.
    var place: OSMPlaceType?
    /// The index of the smallest area around it.
    var parent: Int?
    /// The folded names, by which tags of addresses refer to it.
    var names: Set<String> = []
    /// Whether it is a postal area, to which nothing belongs.
    var isPostal = false
}
