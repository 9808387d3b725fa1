import MapSearch

extension JSONWriter {
    /// Writes the available filters as a member of an answer.
    mutating func facets(_ facets: [SearchFacet]) {
        key("facets")
        array(facets) { writer, facet in writer.object { $0.members(of: facet) } }
    }

    private mutating func members(of facet: SearchFacet) {
        key("id")
        value(facet.id)
        member("name", facet.name)
        if facet.isSelected { flag("selected") }
        switch facet.values {
        case .boolean(let count):
            key("count")
            value(count)
        case .enumeration(let choices):
            key("choices")
            array(choices) { writer, choice in
                writer.object { writer in
                    writer.key("id")
                    writer.value(choice.id)
                    writer.member("name", choice.name)
                    writer.key("count")
                    writer.value(choice.count)
                    if choice.isSelected { writer.flag("selected") }
                }
            }
        case .range(let from, let to):
            if let from { number("from", from) }
            if let to { number("to", to) }
        case .dates(let from, let to):
            member("from", from?.description)
            member("to", to?.description)
        }
    }

    private mutating func flag(_ name: StaticString) {
        key(name)
        value(true)
    }

    private mutating func number(_ name: StaticString, _ number: Double) {
        key(name)
        value(number)
    }
}
