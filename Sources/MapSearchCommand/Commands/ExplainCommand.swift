import MapSearch
import MapSearchOffline

extension Command {
    /// Takes the scores of a search apart.
    static let explain = Command(
        name: "explain", operands: "TEXT… [OPTIONS]",
        summary: "Say why each result of a search stands where it stands.",
        discussion: "With several indexes each is explained by itself.",
        options: .area + .results + .backend
    ) { arguments, session in
        let text = try arguments.requiredText("explain Vaduz")
        let area = try arguments.area()
        let request = SearchRequest.text(
            text, in: area, options: try arguments.searchOptions(in: area), page: try arguments.page())
        let explanations = try arguments.indexes().flatMap {
            try OfflineBackend($0).explain(request)
        }
        if arguments.has("json") {
            try session.output.json { $0.explanations(explanations) }
        } else {
            for (index, explanation) in explanations.enumerated() {
                try write(explanation, number: index + 1, session)
            }
        }
        return explanations.isEmpty ? .nothingFound : .success
    }

    private static func write(_ explanation: Explanation, number: Int, _ session: Session) throws(StreamError) {
        let object = explanation.object
        let name = session.style.bold(object.name)
        let place = [object.kind.rawValue, object.uri].compactMap(\.self).joined(separator: " · ")
        try session.output.line("\(number). \(name) · \(TextStyle.printable(place))")
        let parts = explanation.parts.filter { $0.value != 0 }.map { "\($0.name) \(decimal($0.value, signed: true))" }
        try session.output.line("   score \(decimal(explanation.total)) = \(parts.joined(separator: " "))")
        try session.output.line("   name  \(TextStyle.printable(explanation.matchedName))")
        for word in explanation.words {
            try session.output.line("   word  \(TextStyle.printable(description(of: word)))")
        }
    }

    /// A word and what it was taken for, as in `“springfeild” → springfield (edited 1)`.
    private static func description(of word: Explanation.Word) -> String {
        var text = "“\(word.text)”"
        if let term = word.term { text += " → \(term)" }
        text += " (\(word.meaning.rawValue)\(word.edits > 0 ? " \(word.edits)" : "")"
        if let container = word.container { text += ", in \(container)" }
        return text + ")"
    }

    /// A number with three digits behind the point.
    private static func decimal(_ number: Double, signed: Bool = false) -> String {
        let thousandths = Int((number.magnitude * 1000).rounded())
        let digits = String(thousandths % 1000)
        let sign = number < 0 ? "−" : signed ? "+" : ""
        return "\(sign)\(thousandths / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
    }
}

extension JSONWriter {
    fileprivate mutating func explanations(_ explanations: [Explanation]) {
        object { writer in
            writer.key("results")
            writer.array(explanations) { $0.explanation($1) }
        }
    }

    private mutating func explanation(_ explanation: Explanation) {
        object { writer in
            writer.resultMembers(explanation.object)
            writer.key("parts")
            writer.object { writer in
                for part in explanation.parts {
                    writer.key(named: part.name)
                    writer.value(Float(part.value))
                }
            }
            writer.member("matchedName", explanation.matchedName)
            writer.key("words")
            writer.array(explanation.words) { $0.word($1) }
        }
    }

    private mutating func word(_ word: Explanation.Word) {
        object { writer in
            writer.key("text")
            writer.value(word.text)
            writer.key("meaning")
            writer.value(word.meaning.rawValue)
            writer.member("term", word.term)
            if word.edits > 0 {
                writer.key("edits")
                writer.value(word.edits)
            }
            writer.member("container", word.container)
        }
    }
}
