import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// The place categories that complete a partly typed text, and how they are merged with places.
struct CategorySuggestions {
    /// The maximum number of categories, and their maximum share of the suggestions.
    private static let largestCount = 3
    /// From this number of letters on, a place category is recognized by words other than its name, and ranks above
    /// places.
    private static let tellingLength = 3

    private struct Line {
        let completion: CategoryTaxonomy.Completion
        let category: PlaceCategory
        var memberCount = 0
    }

    private let typed: [UInt8]
    private let isTelling: Bool
    private let limit: Int
    private var lines: [Line] = []

    /// The place categories for a request that some indexes have, and those of the kinds of objects of indexes without categories,
    /// such as airports; none if the request excludes them.
    init(_ request: SuggestRequest, in indexes: [OfflineIndex]) throws(IndexFormatError) {
        var typed: [UInt8] = []
        TextFolding.fold(request.text, into: &typed)
        self.typed = typed
        limit = request.limit
        let length = typed.count { $0 & 0xC0 != 0x80 }
        // A single letter means too little; a Chinese or Japanese character, three bytes, is half a word.
        let isScriptOfWords = typed.first.map { $0 < 0xE3 } ?? true
        isTelling = length >= Self.tellingLength || !isScriptOfWords
        let types = request.options.searchTypes
        let categories = types.contains(.organizations) ? indexes.compactMap(\.file.categories) : []
        let others = types.contains(.places) ? indexes.filter { $0.file.categories == nil } : []
        let kinds = ParsedQuery.kindsOfCategories.filter { kind in others.contains { $0.kinds.contains(kind) } }
        guard length >= 2 || !isScriptOfWords, !categories.isEmpty || !kinds.isEmpty && Self.mayBeginKind(typed) else {
            return
        }
        let taxonomy = CategoryTaxonomy.shared
        for completion in taxonomy.completions(of: request.text, languages: request.options.languages)
        where isTelling || completion.isName {
            guard case .categories(let wanted) = taxonomy.concepts[completion.concept].meaning,
                let id = wanted.first?.first
            else { continue }
            var line = Line(completion: completion, category: PlaceCategory(id: id, name: completion.name))
            for index in categories {
                for ids in wanted { line.memberCount += try Self.memberCount(ids, in: index) }
            }
            if let kind = ParsedQuery.kind(ofCategory: id), kinds.contains(kind) {
                for index in others { line.memberCount += try index.kindTable.documents(of: kind, in: index).count }
            }
            if line.memberCount > 0 { lines.append(line) }
        }
    }

    /// Whether a word for a kind begins with some letters: most texts name no airport, and need no look at all categories.
    private static func mayBeginKind(_ typed: [UInt8]) -> Bool {
        ParsedQuery.phrasesOfKinds.contains { $0.starts(with: typed) }
    }

    /// The maximum number of members that have all of some categories.
    private static func memberCount(_ ids: [String], in categories: CategoryIndex) throws(IndexFormatError) -> Int {
        var smallest = Int.max
        for id in ids {
            var count = try categories.members(ofCategory: id)?.count ?? 0
            // A key includes its values: "shop" for every kind of shop.
            if !id.contains("=") {
                for id in try categories.categories(ofKey: id) {
                    count += try categories.members(ofCategory: id)?.count ?? 0
                }
            }
            smallest = min(smallest, count)
        }
        return smallest == Int.max ? 0 : smallest
    }

    /// The suggestions for places and place categories, up to the requested number.
    ///
    /// Categories come first, except for a place whose name equals the typed text, and after the best place if little was
    /// typed. Only categories with members are offered, those with the best-known words first and then the most frequent ones.
    func merged(with places: [Suggestion]) -> [Suggestion] {
        let count = places.isEmpty ? Self.largestCount : min(Self.largestCount, max(limit / 3, 1))
        let best = offered.prefix(min(count, limit))
        guard let first = best.first else { return places }
        var place = isTelling ? 0 : 1
        if let name = places.first?.title, !first.completion.isWhole {
            var folded: [UInt8] = []
            TextFolding.fold(name, into: &folded)
            if folded == typed { place = 1 }
        }
        var lines = places
        lines.insert(contentsOf: best.map(Self.suggestion), at: min(place, places.count))
        return Array(lines.prefix(limit))
    }

    private var offered: [Line] {
        var names: Set<String> = []
        return lines.sorted { first, second in
            let (one, other) = (first.completion, second.completion)
            if one.isWhole != other.isWhole { return one.isWhole }
            if one.isName != other.isName { return one.isName }
            return first.memberCount != second.memberCount
                ? first.memberCount > second.memberCount : one.name < other.name
        }
        .filter { names.insert($0.completion.name).inserted }
    }

    private static func suggestion(_ line: Line) -> Suggestion {
        Suggestion(title: line.completion.name, category: line.category)
    }
}
