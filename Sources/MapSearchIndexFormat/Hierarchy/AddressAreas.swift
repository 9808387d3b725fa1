/// Areas that occur only in addresses, not as objects: post towns and postal codes, with the documents that may be
/// in each.
///
/// Layout:
/// ```
/// areas    = start:column  first:column  end:column       runs of documents: from first, before end
///            term:column  area:column                     ascending by term: this term is in the name of that area
/// start    = for each area, the index of its first run; then the end of the last one's runs
/// ```
/// The runs ascend and do not touch. They cover every document of an area and may cover others: a document's own names
/// with the role postcode or town determine whether it is in the area.
package struct AddressAreas: Sendable {
    private let starts: IntegerColumn
    private let first: IntegerColumn
    private let ends: IntegerColumn
    private let terms: IntegerColumn
    private let termAreas: IntegerColumn

    /// Reads the areas at `offset`, which moves past them.
    package init(_ view: ByteView, at offset: inout Int) throws(IndexFormatError) {
        starts = try IntegerColumn(view, at: &offset)
        first = try IntegerColumn(view, at: &offset)
        ends = try IntegerColumn(view, at: &offset)
        terms = try IntegerColumn(view, at: &offset)
        termAreas = try IntegerColumn(view, at: &offset)
        guard starts.count > 0, ends.count == first.count, termAreas.count == terms.count else {
            throw view.corrupt(at: 0)
        }
    }

    package var count: Int { starts.count - 1 }

    /// Whether any area has a term of the range in its name.
    ///
    /// - Complexity: O(log *n*).
    package func has(terms range: Range<Int>) throws(IndexFormatError) -> Bool {
        let place = try terms.firstIndex(notBelow: range.lowerBound)
        guard place < terms.count else { return false }
        return try Int(terms[place]) < range.upperBound
    }

    /// Calls `body` for each run of documents of the areas that have a term of the range in their name, until it returns false.
    ///
    /// - Complexity: O(log *n* + *runs*).
    package func forEachRun(
        terms range: Range<Int>, _ body: (Range<UInt32>) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        var place = try terms.firstIndex(notBelow: range.lowerBound)
        while place < terms.count, Int(try terms[place]) < range.upperBound {
            let area = Int(try termAreas[place])
            for run in try runs(of: area) {
                let first = try first[run]
                let end = try ends[run]
                if first < end, try !body(first..<end) { return }
            }
            place += 1
        }
    }

    private func runs(of area: Int) throws(IndexFormatError) -> Range<Int> {
        guard area < count else { throw IndexFormatError(.corrupt, section: .containers) }
        let (start, end) = (Int(try starts[area]), Int(try starts[area + 1]))
        guard start <= end, end <= first.count else { throw IndexFormatError(.corrupt, section: .containers) }
        return start..<end
    }

    package func verify(documentCount: Int) throws(IndexFormatError) {
        for area in 0..<count {
            var last: UInt32 = 0
            for run in try runs(of: area) {
                guard try first[run] >= last, try ends[run] > first[run], try ends[run] <= documentCount else {
                    throw IndexFormatError(.corrupt, section: .containers, offset: area)
                }
                last = try ends[run]
            }
        }
        for place in 0..<terms.count where try termAreas[place] >= count {
            throw IndexFormatError(.corrupt, section: .containers, offset: place)
        }
    }
}

extension AddressAreas {
    /// An area, as a builder knows it.
    package struct Entry: Sendable {
        /// The ordinals of the terms of its name, distinct.
        package let terms: [UInt32]
        fileprivate var runs: [(first: UInt32, end: UInt32)] = []

        /// Documents at most this far apart form one run, because a run takes as much space as checking a few documents in vain.
        private static let largestGap: UInt32 = 16

        /// Creates an area with documents that ascend.
        package init(terms: [UInt32], documents: [UInt32] = []) {
            self.terms = terms
            for document in documents { append(document..<document + 1) }
        }

        /// Adds documents after those that were added before; documents that were already added are skipped.
        package mutating func append(_ documents: Range<UInt32>) {
            guard let last = runs.last else { return runs.append((documents.lowerBound, documents.upperBound)) }
            guard documents.lowerBound >= last.end else { return }
            if documents.lowerBound - last.end < Self.largestGap {
                runs[runs.count - 1].end = documents.upperBound
            } else {
                runs.append((documents.lowerBound, documents.upperBound))
            }
        }
    }

    package static func encode(_ entries: [Entry], to writer: inout ByteWriter) {
        var starts: [UInt32] = [0]
        var pairs: [UInt64] = []
        for (area, entry) in entries.enumerated() {
            starts.append(starts[area] + UInt32(entry.runs.count))
            for term in entry.terms { pairs.append(UInt64(term) << 32 | UInt64(area)) }
        }
        pairs.sort()
        let runs = entries.flatMap(\.runs)
        writer.column(starts)
        writer.column(runs.map(\.first))
        writer.column(runs.map(\.end))
        writer.column(pairs.map { UInt32($0 >> 32) })
        writer.column(pairs.map { UInt32(truncatingIfNeeded: $0) })
    }
}
