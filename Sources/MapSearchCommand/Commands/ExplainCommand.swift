import MapSearch
import MapSearchOffline

extension Command {
    /// Explains the scores of a search.
    static let explain = Command(
        name: "explain", operands: "TEXT… [OPTIONS]",
        summary: "Explain the order of search results.",
        discussion: "Several indexes are searched as one, as by the search command.",
        options: .area + .results + [.language] + .common
    ) { arguments, session in
        let text = try arguments.requiredText("explain Vaduz")
        let area = try arguments.area()
        let request = SearchRequest.text(
            text, in: area, options: try arguments.searchOptions(in: area), page: try arguments.page())
        let explanation = try OfflineIndexGroup(try arguments.indexes(session.environment)).explain(request)
        if arguments.has("json") {
            try session.output.json { $0.explanation(explanation) }
        } else {
            try write(explanation, session)
            for (index, result) in explanation.enumerated() {
                try write(result, number: index + 1, session)
            }
        }
        return explanation.isEmpty ? .nothingFound : .success
    }

    /// The stages, which is all there is to show if nothing was found.
    private static func write(_ explanation: SearchExplanation, _ session: Session) throws(StreamError) {
        try session.output.line("interpreted as \(explanation.interpretation.rawValue)")
        for stage in explanation.stages {
            let text = stage.text.isEmpty ? "" : " “\(stage.text)”"
            try session.output.line(TextStyle.printable("   stage \(stage.name)\(text): \(stage.matchCount) found"))
        }
        if !explanation.unknownWords.isEmpty {
            let words = explanation.unknownWords.map { "“\($0)”" }.joined(separator: " ")
            try session.output.line(TextStyle.printable("   unknown \(words)"))
        }
        if let text = explanation.correctedText {
            try session.output.line(TextStyle.printable("   corrected “\(text)”"))
        }
    }

    private static func write(_ explanation: Explanation, number: Int, _ session: Session) throws(StreamError) {
        let object = explanation.object
        let name = session.style.bold(object.name)
        let place = [object.kind.rawValue, object.uri].compactMap(\.self).joined(separator: " · ")
        try session.output.line("\(number). \(name) · \(TextStyle.printable(place))")
        let parts = explanation.parts.filter { $0.value != 0 }.map { "\($0.name) \(decimal($0.value, signed: true))" }
        if !parts.isEmpty {
            try session.output.line("   score \(decimal(explanation.total)) = \(parts.joined(separator: " "))")
        }
        if !explanation.matchedName.isEmpty {
            try session.output.line("   name  \(TextStyle.printable(explanation.matchedName))")
        }
        for word in explanation.words {
            try session.output.line("   word  \(TextStyle.printable(description(of: word)))")
        }
    }

    /// A word and its interpretation, such as `“springfeild” → springfield (edited 1)`.
    private static func description(of word: Explanation.Word) -> String {
        var text = "“\(word.text)”"
        if let term = word.term { text += " → \(term)" }
        text += " (\(word.meaning.rawValue)\(word.edits > 0 ? " \(word.edits)" : "")"
        if let container = word.container { text += ", in \(container)" }
        return text + ")"
    }

    /// A number with three decimals.
    private static func decimal(_ number: Double, signed: Bool = false) -> String {
        let thousandths = Int((number.magnitude * 1000).rounded())
        let digits = String(thousandths % 1000)
        let sign = number < 0 ? "−" : signed ? "+" : ""
        return "\(sign)\(thousandths / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
    }
}

extension JSONWriter {
    fileprivate mutating func explanation(_ explanation: SearchExplanation) {
        member("interpretation", explanation.interpretation.rawValue)
        array("stages", explanation.stages) { $0.stage($1) }
        array("unknownWords", explanation.unknownWords) { $0.value($1) }
        member("correctedText", explanation.correctedText)
        array("results", explanation.results) { $0.explanation($1) }
    }

    private mutating func stage(_ stage: SearchExplanation.Stage) {
        object { writer in
            writer.member("name", stage.name)
            writer.member("text", stage.text)
            writer.member("matchCount", stage.matchCount)
        }
    }

    private mutating func explanation(_ explanation: Explanation) {
        object { writer in
            writer.resultMembers(explanation.object)
            writer.object("parts") { writer in
                for part in explanation.parts {
                    writer.key(named: part.name)
                    writer.value(Float(part.value))
                }
            }
            writer.member("matchedName", explanation.matchedName)
            writer.array("words", explanation.words) { $0.word($1) }
        }
    }

    private mutating func word(_ word: Explanation.Word) {
        object { writer in
            writer.member("text", word.text)
            writer.member("meaning", word.meaning.rawValue)
            writer.member("term", word.term)
            if word.edits > 0 {
                writer.member("edits", word.edits)
            }
            writer.member("container", word.container)
        }
    }
}
