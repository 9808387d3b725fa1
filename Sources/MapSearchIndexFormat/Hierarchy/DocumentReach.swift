/// Where a document is and how important, with all that is in it where it is a container that is not named, such as a street: who
/// looks for "Coop, Main Street" comes to the shop by the street.
package struct DocumentReach: Sendable {
    var box: FixedBox
    /// The highest importance.
    package private(set) var highest: UInt16

    /// The reach of a document alone.
    package init(latitude: Int32, longitude: Int32, importance: UInt16) {
        box = FixedBox(latitude: latitude, longitude: longitude)
        highest = importance
    }

    mutating func extend(_ other: DocumentReach) {
        box.extend(other.box)
        highest = max(highest, other.highest)
    }

    /// Gives the first document of each extent the reach of all of them; the extents ascend by their first document.
    package static func spread(
        _ reaches: inout [DocumentReach], from extents: some BidirectionalCollection<Range<UInt32>>
    ) {
        // What is in another one comes behind it.
        for extent in extents.reversed() {
            for document in extent.dropFirst() where document < reaches.count {
                reaches[Int(extent.lowerBound)].extend(reaches[Int(document)])
            }
        }
    }
}
