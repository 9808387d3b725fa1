import MapGeometry
import MapSearch
import MapSearchPresentation

/// Answers for people: a numbered list with matched letters in bold.
struct ResultList {
    let output: Output
    let style: TextStyle
    let clock: AnswerClock

    init(_ session: Session, _ clock: AnswerClock = AnswerClock()) {
        output = session.output
        style = session.style
        self.clock = clock
    }

    /// Writes an answer, continuing the numbers of previous pages.
    func write(_ response: SearchResponse, after first: Int = 0) throws(StreamError) {
        try writeEntries(of: response, after: first)
        try writeEnd(of: response, after: first)
    }

    /// Writes the results of an answer, except those already written.
    func writeEntries(of response: SearchResponse, after first: Int, from start: Int = 0) throws(StreamError) {
        let objects = response.objects
        if start == 0, let corrected = response.metadata.correctedRequestText {
            try output.line("Results for “\(style.bold(corrected))”:")
        }
        let width = String(first + objects.count).count
        for (index, object) in objects.enumerated().dropFirst(start) {
            let (title, detail) = lines(of: object)
            try entry(first + index + 1, width, title, detail)
        }
    }

    /// Writes the lines below the results.
    func writeEnd(of response: SearchResponse, after first: Int) throws(StreamError) {
        let objects = response.objects
        if response.hasNextPage {
            let shown = first + objects.count
            let next = first / max(1, objects.count) + 2
            try output.line(
                style.faint("\(shown) of about \(response.metadata.found) results; use --page \(next) for more"))
        }
        try credit(response.attributions)
    }

    /// Writes the available filters, one per line.
    func write(_ facets: [SearchFacet]) throws(StreamError) {
        for facet in facets where !facet.isDisabled {
            try output.line(style.faint("--filter ") + style.bold(facet.id) + style.faint(Self.choices(of: facet)))
        }
    }

    private static func choices(of facet: SearchFacet) -> String {
        switch facet.values {
        case .boolean(let count): return " (\(count))"
        case .enumeration(let choices):
            let shown = choices.prefix(shownChoices).map { choice in
                // The identifier of a chain may be a number of Wikidata.
                let name = facet.id == SearchFilter.chain && choice.name != choice.id ? choice.name : nil
                return TextStyle.printable(choice.id + (name.map { " “\($0)”" } ?? "")) + " (\(choice.count))"
            }
            return "=" + shown.joined(separator: ", ") + (choices.count > shownChoices ? " …" : "")
        case .range(let from, let to): return "=\(from.map(\.description) ?? "")..\(to.map(\.description) ?? "")"
        case .dates(let from, let to): return "=\(from.map(\.description) ?? "")..\(to.map(\.description) ?? "")"
        }
    }

    /// The maximum number of choices shown for a filter, most frequent first.
    private static let shownChoices = 8

    /// Writes suggestions.
    func write(_ suggestions: [Suggestion], attributions: [Attribution]) throws(StreamError) {
        let width = String(suggestions.count).count
        let formatter = DistanceFormatter()
        for (index, suggestion) in suggestions.enumerated() {
            let title = HighlightedText(suggestion.title, spans: suggestion.titleSpans)
            let detail = [
                suggestion.subtitle, suggestion.kind?.rawValue, suggestion.category.map { "search for " + $0.id },
                suggestion.distance.flatMap(formatter.text(meters:)), suggestion.center?.readable.description,
            ]
            try entry(
                index + 1, width, style.emphasizing(title),
                detail.compactMap { $0?.isEmpty == false ? $0 : nil })
        }
        try credit(attributions)
    }

    private func entry(_ number: Int, _ width: Int, _ title: String, _ detail: [String]) throws(StreamError) {
        let digits = String(number)
        let head = String(repeating: " ", count: max(0, width - digits.count)) + digits + ". "
        try output.line(head + title)
        let margin = String(repeating: " ", count: width + 2)
        if !detail.isEmpty { try output.line(margin + style.faint(detail.joined(separator: " · "))) }
    }

    /// The address with its matched letters, and further details.
    private func lines(of object: GeoObject) -> (title: String, detail: [String]) {
        var title = style.emphasizing(HighlightedText(object.name, ranges: object.matchedRanges))
        var detail: [String] = []
        let address = object.address?.formatted ?? object.descriptionText ?? ""
        var surroundings = ""
        if address.hasPrefix(object.name) {
            surroundings = String(Self.surroundings(of: object, address.dropFirst(object.name.count)))
            title += TextStyle.printable(surroundings)
        } else if !address.isEmpty {
            // The description has more than the address where two results would read the same.
            let description = object.descriptionText ?? ""
            surroundings = description.hasSuffix(address) ? description : address
            detail.append(surroundings)
        }
        let business = object[BusinessMetadata.self]
        // The category of a business says more than its kind.
        let category = business?.categories.first?.name ?? ""
        let kind = category.isEmpty ? object.kind.rawValue : category
        let shown = surroundings.drop { $0 == "," || $0 == " " }.prefix { $0 != "," }
        if shown.lowercased() != kind.lowercased() { detail.append(kind) }
        if business?.closure == .permanent {
            detail.append("permanently closed")
        } else if let status = business.flatMap({ clock.status(of: $0, object) }) {
            detail.append(status.text(in: .english))
        }
        detail += [business?.phones.first?.number, business?.website].compactMap(\.self)
        let unmatched = Self.unmatchedWords(of: object)
        if !unmatched.isEmpty {
            detail.append("without " + unmatched.map { "“\($0)”" }.joined(separator: ", "))
        } else if !object.unmatchedWords.isEmpty {
            detail.append("position estimated")
        }
        let formatter = DistanceFormatter()
        if let distance = object.distance.flatMap(formatter.text(meters:)) { detail.append(distance) }
        if let place = object[CorridorMetadata.self], let off = formatter.text(meters: place.distanceFromLine),
            let along = formatter.text(meters: place.distanceAlongLine)
        {
            detail.append(place.side == .on ? "on the line" : "\(off) to the \(place.side.rawValue)")
            detail.append("after \(along)")
        }
        detail.append(object.coordinate.readable.description)
        if let uri = object.uri { detail.append(uri) }
        return (title, detail)
    }

    /// The words of the text that the object does not have, without the number of a house whose position is estimated.
    private static func unmatchedWords(of object: GeoObject) -> [String] {
        let words = object.unmatchedWords
        guard object[ToponymMetadata.self]?.precision == .range, let number = object.address?.houseNumber else {
            return words
        }
        return words.filter { $0 != number }
    }

    /// The text after the name: the description if it has more than the rest of the address, such as the kind of an
    /// area.
    private static func surroundings(of object: GeoObject, _ rest: Substring) -> Substring {
        guard let description = object.descriptionText, description.hasSuffix(rest.drop { $0 == "," || $0 == " " })
        else {
            return rest
        }
        return ", " + Substring(description)
    }

    private func credit(_ attributions: [Attribution]) throws(StreamError) {
        // Indexes and services of the same data credit it with different links.
        var texts: [String] = []
        for attribution in attributions where !texts.contains(attribution.text) { texts.append(attribution.text) }
        if !texts.isEmpty { try output.line(style.faint("Data: " + texts.joined(separator: ", "))) }
    }
}
