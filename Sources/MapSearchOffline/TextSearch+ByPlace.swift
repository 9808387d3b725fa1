import MapSearch
import MapSearchIndexFormat

extension TextSearch {
    /// Goes through the places of documents by what one there can reach.
    mutating func collectByPlace(
        _ entries: [WordMeaning.Entry], _ loss: Float, _ budget: Int, _ pass: inout Pass, reach: Reach,
        with matcher: inout NameMatcher
    ) throws {
        var probe = try PostingProbe(entries, in: index)
        let filter = TermFilter(entries, termCount: index.dictionary.termCount)
        let bonus = closenessBonus(reach) - loss
        var highest: UInt16 = 0
        for entry in entries { highest = max(highest, try index.highest.maximum(in: entry.terms)?.value ?? 0) }
        var stream = try TreeStream(
            index.documentTree, within: pass.ranges, bound: nodeBound(loss, highest: highest, reach))
        var documents: [UInt32] = []
        while true {
            try gatherRequired(pass)
            let visited = stream.visitedCount
            let next = try stream.next { run throws(IndexFormatError) in
                guard try probe?.has(run) ?? true else { return false }
                return try pass.mayHave(oneOf: run)
            }
            try noteWork((stream.visitedCount - visited) * SearchEffort.passedOver)
            guard let next else { return }
            if isBeaten(next.bound, from: next.documents.lowerBound, after: pass.earlier) {
                isCounted = false
                return
            }
            documents.removeAll(keepingCapacity: true)
            try pass.ranges.forEachPart(of: next.documents) { part throws(IndexFormatError) in
                if probe == nil { documents += part } else { try probe?.append(part, to: &documents) }
            }
            try narrow(&documents, pass)
            for document in documents {
                let row = try index.attributes[document]
                // The bound of a run is that of its most important document. A search counts the others, suggestions do not.
                if parameters.isTyping, isTooUnimportant(document, row, bonus, pass) { continue }
                if probe == nil, try !filter.mayAccept(document, index.forward) {
                    try noteWork(SearchEffort.passedOver)
                } else {
                    try look(at: document, row, &pass, with: &matcher)
                }
                if isOver(pass, budget) {
                    isCounted = false
                    return
                }
            }
        }
    }

    /// The best rank that a document of a node may have, where none of those that are looked for is more important than the
    /// `highest`.
    private func nodeBound(
        _ loss: Float, highest: UInt16, _ reach: Reach
    ) -> (DocumentTree.Node) -> Float {
        let required = parameters.bias.flatMap { $0.isRequired ? FixedBounds.boxes(of: $0.prepared.bounds) : nil }
        let (bias, distance, weight) = (parameters.bias, parameters.distance, parameters.weights.closeness)
        let farthest = parameters.distanceReach
        return { node in
            if let required, !required.contains(where: { node.touches($0) }) { return -.infinity }
            if let distance {
                let (center, radius) = node.circle
                let least = distance(center, within: farthest + radius) - radius
                return least > farthest ? Self.rankBeyondReach : -Float(max(0, least))
            }
            let closeness = bias?.closeness(of: node) ?? 0
            if reach == .near, closeness <= Reach.border { return -.infinity }
            return Float(min(node.highest, highest)) / 65_535 + weight * closeness - loss
        }
    }
}
