/// In which form a command answers.
enum AnswerFormat: String, CaseIterable {
    case text, json, geojson, csv
}

extension Option {
    /// The form of an answer, for commands that search.
    static let format = Option.value(
        "format", "FORMAT", "answer as text, json (one line), geojson (a FeatureCollection) or csv (a table)")
}

extension Arguments {
    /// The form that is asked for; `--json` is short for `--format json`.
    ///
    /// - Throws: ``CommandFailure`` for a form that is not known, or two different ones.
    func format() throws(CommandFailure) -> AnswerFormat {
        let name = try choice("format", of: AnswerFormat.allCases.map(\.rawValue))
        guard let format = name.flatMap(AnswerFormat.init) else { return has("json") ? .json : .text }
        guard !has("json") || format == .json else {
            throw .usage("--json and --format \(format.rawValue) cannot be combined: leave one out.")
        }
        return format
    }
}
