import MapSearchIndexFormat

/// The names of containers that have a word.
///
/// A request reads them once: a country has hundreds of names, and each reading of a text of single letters asks about the same
/// thousand containers.
final class ContainerNames {
    /// The names of several containers, one after the other.
    struct Names {
        fileprivate var names: [ForwardIndex.Name] = []
        fileprivate var ends: [Int] = []

        /// The names of one of the containers, by its place among them.
        subscript(place: Int) -> ArraySlice<ForwardIndex.Name> {
            names[(place == 0 ? 0 : ends[place - 1])..<ends[place]]
        }
    }

    private var known: [Range<Int>: Names] = [:]

    /// The names that have one of some terms, for each container that has such a name, in the order of
    /// ``ContainerIndex/places(of:)``.
    func names(with terms: Range<Int>, in index: IndexFile) throws(IndexFormatError) -> Names {
        if let names = known[terms] { return names }
        var found = Names()
        if let range = ForwardIndex.TermRange(UInt32(terms.lowerBound)..<UInt32(terms.upperBound)) {
            let containers = index.containers
            let places = try containers.places(of: terms)
            found.ends.reserveCapacity(places.count)
            for place in places {
                var cursor = try index.forward.cursor(try containers.document(try containers.container(at: place)))
                while let name = try index.forward.next(&cursor, near: range) { found.names.append(name) }
                found.ends.append(found.names.count)
            }
        }
        known[terms] = found
        return found
    }
}
