import MapSearch

extension JSONWriter {
    /// Writes the available filters as a member of an answer.
    mutating func facets(_ facets: [SearchFacet]) {
        objects("facets", facets) { $0.members(of: $1) }
    }

    private mutating func members(of facet: SearchFacet) {
        key("id")
        value(facet.id)
        member("name", facet.name)
        if facet.isSelected { member("selected", true) }
        switch facet.values {
        case .boolean(let count):
            member("count", count)
        case .enumeration(let choices):
            objects("choices", choices) { writer, choice in
                writer.key("id")
                writer.value(choice.id)
                writer.member("name", choice.name)
                writer.member("count", choice.count)
                if choice.isSelected { writer.member("selected", true) }
            }
        case .range(let from, let to):
            if let from { member("from", from) }
            if let to { member("to", to) }
        case .dates(let from, let to):
            member("from", from?.description)
            member("to", to?.description)
        }
    }
}
