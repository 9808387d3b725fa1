extension TermDictionary {
    /// What the dictionary knows about a text: the ordinals of the terms that begin with it, and its own ordinal if it is a term.
    package struct Match: Hashable, Sendable {
        /// The ordinals of all terms that begin with the text; empty if there is none.
        package var prefixed: Range<Int>
        /// The ordinal of the term that equals the text.
        package var exact: Int?

        /// The ordinals of the terms that begin with the text and are longer.
        package var longer: Range<Int> { exact == nil ? prefixed : prefixed.dropFirst() }

        static let none = Match(prefixed: 0..<0, exact: nil)
    }

    /// Looks up a folded text, both as a prefix and as a whole term.
    ///
    /// - Complexity: O(*length of the text*), whatever the number of terms.
    package func lookUp(_ text: Span<UInt8>) throws(IndexFormatError) -> Match {
        guard termCount > 0, text.count <= Self.maximumTermLength else { return .none }
        var range = 0..<termCount
        var node = try node(at: root)
        var matched = 0
        while true {
            var index = 0
            while index < node.labelLength, matched < text.count {
                guard try view.u8(node.label &+ index) == text[matched] else { return .none }
                index &+= 1
                matched &+= 1
            }
            if matched == text.count {
                let isWhole = node.isTerm && index == node.labelLength
                return Match(prefixed: range, exact: isWhole ? range.lowerBound : nil)
            }
            guard let child = try childIndex(node, text[matched]) else { return .none }
            range = try childRange(node, child, in: range)
            node = try self.node(at: try childPosition(node, child))
            matched &+= 1
        }
    }

    /// The lengths in bytes of all terms that `text` begins with, shortest first, each with its ordinal.
    ///
    /// Used to split a run of ideographs into words.
    package func forEachTerm(
        thatBegins text: Span<UInt8>, _ body: (_ length: Int, _ ordinal: Int) -> Void
    ) throws(IndexFormatError) {
        guard termCount > 0 else { return }
        var range = 0..<termCount
        var node = try node(at: root)
        var matched = 0
        while true {
            for index in 0..<node.labelLength {
                guard matched < text.count, try view.u8(node.label &+ index) == text[matched] else { return }
                matched &+= 1
            }
            if node.isTerm { body(matched, range.lowerBound) }
            guard matched < text.count, matched < Self.maximumTermLength,
                let child = try childIndex(node, text[matched])
            else { return }
            range = try childRange(node, child, in: range)
            node = try self.node(at: try childPosition(node, child))
            matched &+= 1
        }
    }

    /// Appends the bytes of the term with an ordinal.
    ///
    /// - Throws: `corrupt` if there is no such ordinal.
    /// - Complexity: O(*length of the term* × *children of a node*).
    package func appendTerm(_ ordinal: Int, to bytes: inout [UInt8]) throws(IndexFormatError) {
        guard ordinal >= 0, ordinal < termCount else { throw view.corrupt(at: 0) }
        var range = 0..<termCount
        var node = try node(at: root)
        var length = 0
        while true {
            for index in 0..<node.labelLength { bytes.append(try view.u8(node.label &+ index)) }
            length &+= node.labelLength
            if node.isTerm, ordinal == range.lowerBound { return }
            // The last child whose first ordinal is not greater than the requested one.
            var low = 0
            var high = node.childCount
            while high &- low > 1 {
                let middle = (low &+ high) / 2
                if try firstOrdinal(node, middle, in: range) <= ordinal { low = middle } else { high = middle }
            }
            guard low < high, length < Self.maximumTermLength else { throw view.corrupt(at: node.position) }
            range = try childRange(node, low, in: range)
            guard range.contains(ordinal) else { throw view.corrupt(at: node.position) }
            bytes.append(try view.u8(node.firstBytes &+ low))
            length &+= 1
            node = try self.node(at: try childPosition(node, low))
        }
    }

    func childIndex(_ node: Node, _ byte: UInt8) throws(IndexFormatError) -> Int? {
        try view.firstIndex(of: byte, in: node.firstBytes, node.childCount)
    }
}
