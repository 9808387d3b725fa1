/// The position and importance of a document, including everything in it if it is a container without a name in the index, such as
/// a street: a search for "Coop, Main Street" finds the shop through the street.
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

    /// Gives the first document of each extent the reach of all its documents; the extents ascend by their first document.
    package static func spread(
        _ reaches: inout [DocumentReach], from extents: some BidirectionalCollection<Range<UInt32>>
    ) {
        // Nested extents come after the one that contains them.
        for extent in extents.reversed() {
            for document in extent.dropFirst() where document < reaches.count {
                reaches[Int(extent.lowerBound)].extend(reaches[Int(document)])
            }
        }
    }
}
