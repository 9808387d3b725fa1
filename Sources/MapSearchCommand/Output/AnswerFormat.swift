/// The output format of a command.
enum AnswerFormat: String, CaseIterable {
    case text, json, geojson, csv
}

extension Option {
    /// The option for the output format of commands that search.
    static let format = Option.value(
        "format", "FORMAT", of: AnswerFormat.allCases.map(\.rawValue),
        "the output format: text, json (one line), geojson (a FeatureCollection) or csv (a table)")
}

extension Arguments {
    /// The requested format; `--json` is short for `--format json`.
    ///
    /// - Throws: ``CommandFailure`` for two different forms.
    func format() throws(CommandFailure) -> AnswerFormat {
        guard let format = self["format"].flatMap(AnswerFormat.init) else { return has("json") ? .json : .text }
        guard !has("json") || format == .json else {
            throw .usage("--json and --format \(format.rawValue) cannot be combined: remove one.")
        }
        return format
    }
}
