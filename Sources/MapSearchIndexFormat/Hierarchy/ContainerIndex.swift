/// The objects that others belong to (countries, regions …), and which of them a word of a query may mean.
///
/// A container has a small number of its own, so that "Springfield, IL" marks the containers of "IL" once and every
/// candidate is answered by a look at its chain.
///
/// Layout:
/// ```
/// section  = document:column  parent:column  country:column  timeZone:column        by container
///            term:column  container:column                      ascending by term: this term is in a name of that container
/// parent   = its number + 1; 0: none
/// country  = two ASCII letters as a number, first × 256 + second; 0: none
/// timeZone = number in the strings section + 1; 0: none. It holds for all that belong to the container and say no other
/// ```
@usableFromInline
package struct ContainerIndex: Sendable {
    private let documents: IntegerColumn
    private let parents: IntegerColumn
    private let countries: IntegerColumn
    private let timeZones: IntegerColumn
    private let terms: IntegerColumn
    private let termContainers: IntegerColumn

    /// The longest chain from an object to its country that is followed.
    package static let maximumDepth = 12

    package init(_ view: ByteView) throws(IndexFormatError) {
        var offset = 0
        documents = try IntegerColumn(view, at: &offset)
        parents = try IntegerColumn(view, at: &offset)
        countries = try IntegerColumn(view, at: &offset)
        timeZones = try IntegerColumn(view, at: &offset)
        terms = try IntegerColumn(view, at: &offset)
        termContainers = try IntegerColumn(view, at: &offset)
        guard parents.count == documents.count, countries.count == documents.count,
            timeZones.count == documents.count, termContainers.count == terms.count
        else { throw view.corrupt(at: 0) }
    }

    package var count: Int { documents.count }

    /// The document of a container.
    package func document(_ container: Int) throws(IndexFormatError) -> UInt32 { try documents[container] }

    /// The number of a document as a container; nil when nothing belongs to it.
    ///
    /// - Complexity: O(log *n*).
    package func number(of document: UInt32) throws(IndexFormatError) -> Int? {
        var low = 0
        var high = documents.count
        while low < high {
            let middle = (low + high) / 2
            if try documents[middle] < document { low = middle + 1 } else { high = middle }
        }
        guard low < documents.count, try documents[low] == document else { return nil }
        return low
    }

    /// The container above; nil at the top.
    package func parent(_ container: Int) throws(IndexFormatError) -> Int? {
        let parent = try parents[container]
        return parent == 0 ? nil : Int(parent) - 1
    }

    /// The ISO 3166-1 alpha-2 code as two ASCII bytes in a number; 0 when unknown.
    package func country(_ container: Int) throws(IndexFormatError) -> UInt16 {
        UInt16(truncatingIfNeeded: try countries[container])
    }

    /// The number of the time zone of what belongs to a container; nil when unknown.
    package func timeZone(_ container: Int) throws(IndexFormatError) -> Int? {
        let timeZone = try timeZones[container]
        return timeZone == 0 ? nil : Int(timeZone) - 1
    }

    /// Calls `body` for each container that has a term of the range in a name.
    ///
    /// - Complexity: O(log *n* + *matches*).
    package func forEachContainer(
        terms range: Range<Int>, _ body: (Int) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        var low = 0
        var high = terms.count
        while low < high {
            let middle = (low + high) / 2
            if Int(try terms[middle]) < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        while low < terms.count, Int(try terms[low]) < range.upperBound {
            let container = Int(try termContainers[low])
            guard container < count else { throw IndexFormatError(.corrupt, section: .containers) }
            try body(container)
            low += 1
        }
    }
}

extension ContainerIndex {
    /// One container as a builder knows it.
    package struct Entry: Sendable {
        package var document: UInt32
        package var parent: Int?
        package var country: UInt16
        package var timeZone: Int?
        /// The ordinals of all terms in its names, distinct.
        package var terms: [UInt32]

        package init(document: UInt32, parent: Int?, country: UInt16, timeZone: Int?, terms: [UInt32]) {
            self.document = document
            self.timeZone = timeZone
            self.parent = parent
            self.country = country
            self.terms = terms
        }
    }

    /// Collects containers in the order of their numbers.
    package struct Writer: Sendable {
        private var documents: [UInt32] = []
        private var parents: [UInt32] = []
        private var countries: [UInt16] = []
        private var timeZones: [UInt16] = []
        /// Each term and container, as the halves of a number.
        private var terms: [UInt64] = []

        package init() {}

        package var count: Int { documents.count }

        package mutating func append(_ entry: Entry) {
            for term in entry.terms { terms.append(UInt64(term) << 32 | UInt64(documents.count)) }
            documents.append(entry.document)
            parents.append(UInt32((entry.parent ?? -1) + 1))
            countries.append(entry.country)
            timeZones.append(UInt16((entry.timeZone ?? -1) + 1))
        }

        package func section() -> SectionBytes {
            var writer = ByteWriter()
            writer.column(documents)
            writer.column(parents)
            writer.column(countries.lazy.map(UInt32.init))
            writer.column(timeZones.lazy.map(UInt32.init))
            let sorted = terms.sorted()
            writer.column(sorted.lazy.map { UInt32($0 >> 32) })
            writer.column(sorted.lazy.map { UInt32(truncatingIfNeeded: $0) })
            return SectionBytes(writer.bytes)
        }
    }
}
