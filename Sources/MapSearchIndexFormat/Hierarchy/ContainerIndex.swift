/// The objects that contain others (countries, towns, streets …), the documents in each, and the words of a query that
/// may mean them.
///
/// Each container has a small number of its own. The objects in it, directly or through other containers, form one run of documents
/// that begins with its own: "is it in Vaduz?" is two comparisons, and the documents of a town are a range.
///
/// Layout:
/// ```
/// section  = document:column  end:column  parent:column  country:column  timeZone:column        by container
///            term:column  container:column                      ascending by both: this term is in a name of that container
///            named:RankedBits  areas:AddressAreas
/// end      = the document after the last one in it
/// parent   = its number + 1; 0: none
/// country  = two ASCII letters as a number, first × 256 + second; 0: none
/// timeZone = number in the strings section + 1; 0: none; the default for the contents
/// named    = the containers that are among the containers by term
/// ```
/// Containers ascend by their documents, so a parent comes before its children. Streets and other containers within one settlement
/// are not named: too many share a name, and their names are read where they matter.
@usableFromInline
package struct ContainerIndex: Sendable {
    @usableFromInline let documents: IntegerColumn
    @usableFromInline let ends: IntegerColumn
    @usableFromInline let parents: IntegerColumn
    @usableFromInline let countries: IntegerColumn
    @usableFromInline let timeZones: IntegerColumn
    private let terms: IntegerColumn
    private let termContainers: IntegerColumn
    @usableFromInline let named: RankedBits
    /// Areas that occur only in addresses.
    package let areas: AddressAreas

    /// The maximum number of steps that are followed from an object to its country.
    package static let maximumDepth = 12

    package init(_ view: ByteView) throws(IndexFormatError) {
        var offset = 0
        documents = try IntegerColumn(view, at: &offset)
        ends = try IntegerColumn(view, at: &offset)
        parents = try IntegerColumn(view, at: &offset)
        countries = try IntegerColumn(view, at: &offset)
        timeZones = try IntegerColumn(view, at: &offset)
        terms = try IntegerColumn(view, at: &offset)
        termContainers = try IntegerColumn(view, at: &offset)
        named = try RankedBits(view, at: &offset)
        areas = try AddressAreas(view, at: &offset)
        guard named.count == documents.count, ends.count == documents.count, parents.count == documents.count,
            countries.count == documents.count,
            timeZones.count == documents.count, termContainers.count == terms.count
        else { throw view.corrupt(at: 0) }
    }

    package var count: Int { documents.count }

    // Inlined where they are asked for each document: a call would copy the columns.

    /// The document of a container.
    @inlinable @inline(__always)
    package func document(_ container: Int) throws(IndexFormatError) -> UInt32 { try documents[container] }

    /// The documents of a container and of everything in it, its own first.
    @inlinable @inline(__always)
    package func extent(_ container: Int) throws(IndexFormatError) -> Range<UInt32> {
        let first = try documents[container]
        return first..<max(first, try ends[container])
    }

    /// The number of a document as a container; nil if it contains nothing.
    ///
    /// - Complexity: O(log *n*).
    package func number(of document: UInt32) throws(IndexFormatError) -> Int? {
        let place = try documents.firstIndex(notBelow: Int(document))
        guard place < documents.count, try documents[place] == document else { return nil }
        return place
    }

    /// The parent container; nil at the top.
    @inlinable
    package func parent(_ container: Int) throws(IndexFormatError) -> Int? {
        let parent = try parents[container]
        return parent == 0 ? nil : Int(parent) - 1
    }

    /// The ISO 3166-1 alpha-2 code as two ASCII bytes in a number; 0 if unknown.
    @inlinable
    package func country(_ container: Int) throws(IndexFormatError) -> UInt16 {
        UInt16(truncatingIfNeeded: try countries[container])
    }

    /// The number of the time zone of the objects in a container; nil if unknown.
    package func timeZone(_ container: Int) throws(IndexFormatError) -> Int? {
        let timeZone = try timeZones[container]
        return timeZone == 0 ? nil : Int(timeZone) - 1
    }

    /// Whether a container can be found by the terms of its names.
    @inlinable @inline(__always)
    package func isNamed(_ container: Int) throws(IndexFormatError) -> Bool { try named.contains(container) }

    /// The positions in the list of terms that a range of terms occupies, see ``container(at:)``.
    ///
    /// - Complexity: O(log *n*).
    package func places(of range: Range<Int>) throws(IndexFormatError) -> Range<Int> {
        let start = try terms.firstIndex(notBelow: range.lowerBound)
        // Most terms are in the names of few containers, some in those of thousands.
        for end in start..<min(start + 16, terms.count) where Int(try terms[end]) >= range.upperBound {
            return start..<end
        }
        return start..<max(start, try terms.firstIndex(notBelow: range.upperBound))
    }

    /// Whether a container is at one of the positions that a single term occupies, see ``places(of:)``.
    ///
    /// - Complexity: O(log *n*).
    package func has(_ container: Int, in places: Range<Int>) throws(IndexFormatError) -> Bool {
        // The containers of a term ascend.
        let place = try termContainers.firstIndex(notBelow: container, in: places)
        guard place < places.upperBound else { return false }
        return Int(try termContainers[place]) == container
    }

    /// The container at a position in the list of terms.
    package func container(at place: Int) throws(IndexFormatError) -> Int {
        let container = Int(try termContainers[place])
        guard container < count else { throw IndexFormatError(.corrupt, section: .containers) }
        return container
    }

    /// Throws unless the containers are ordered and nested, their terms are ordered, and all terms and documents exist.
    package func verify(documentCount: Int, termCount: Int) throws(IndexFormatError) {
        var previous: UInt32?
        for container in 0..<count {
            let damage = IndexFormatError(.corrupt, section: .containers, offset: container)
            let extent = try extent(container)
            guard !extent.isEmpty, extent.upperBound <= documentCount else { throw damage }
            if let previous, previous >= extent.lowerBound { throw damage }
            previous = extent.lowerBound
            if let parent = try parent(container) {
                guard parent < container, try extent.upperBound <= self.extent(parent).upperBound else { throw damage }
            }
        }
        var last = (term: -1, container: -1)
        for place in 0..<terms.count {
            let next = (term: Int(try terms[place]), container: try container(at: place))
            guard next > last, next.term < termCount else {
                throw IndexFormatError(.corrupt, section: .containers, offset: place)
            }
            last = next
        }
        try areas.verify(documentCount: documentCount)
    }
}

extension ContainerIndex {
    /// A container, as a builder knows it.
    package struct Entry: Sendable {
        package var document: UInt32
        /// The document after the last one in it.
        package var end: UInt32
        package var parent: Int?
        package var country: UInt16
        package var timeZone: Int?
        /// The ordinals of all terms in its names, distinct; empty for containers within one settlement.
        package var terms: [UInt32]

        package init(
            document: UInt32, end: UInt32, parent: Int?, country: UInt16, timeZone: Int?, terms: [UInt32]
        ) {
            self.document = document
            self.end = end
            self.timeZone = timeZone
            self.parent = parent
            self.country = country
            self.terms = terms
        }
    }

    /// Collects containers in ascending order of their documents.
    package struct Writer: Sendable {
        private var documents: [UInt32] = []
        private var ends: [UInt32] = []
        private var parents: [UInt32] = []
        private var countries: [UInt16] = []
        private var timeZones: [UInt16] = []
        private var named: [Bool] = []
        /// Each term and container, as the halves of a number.
        private var terms: [UInt64] = []

        package init() {}

        package mutating func append(_ entry: Entry) {
            for term in entry.terms { terms.append(UInt64(term) << 32 | UInt64(documents.count)) }
            documents.append(entry.document)
            ends.append(entry.end)
            parents.append(UInt32((entry.parent ?? -1) + 1))
            countries.append(entry.country)
            timeZones.append(UInt16((entry.timeZone ?? -1) + 1))
            named.append(!entry.terms.isEmpty)
        }

        /// The finished bytes, including the areas that occur only in addresses.
        package consuming func section(areas: [AddressAreas.Entry]) -> SectionBytes {
            var writer = ByteWriter()
            writer.column(documents)
            writer.column(ends)
            writer.column(parents)
            writer.column(countries.lazy.map(UInt32.init))
            writer.column(timeZones.lazy.map(UInt32.init))
            terms.sort()
            writer.column(terms.lazy.map { UInt32($0 >> 32) })
            writer.column(terms.lazy.map { UInt32(truncatingIfNeeded: $0) })
            writer.rankedBits(named)
            AddressAreas.encode(areas, to: &writer)
            return SectionBytes(writer.bytes)
        }
    }
}
