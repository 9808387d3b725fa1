import MapSearch
import MapSearchPresentation

/// A person with a place on the map.
struct Person: Locatable {
    let id: Int64
    var name: String
    var coordinate: Coordinate
    /// What they are doing.
    var note = ""
}
