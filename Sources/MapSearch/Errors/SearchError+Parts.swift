// A message says what is wrong and then what to do, separated by a colon or a full stop.
extension SearchError {
    /// The problem as a sentence: the first part of the message.
    package var problem: String {
        let problem = parts.problem
        guard !problem.isEmpty else { return "The search failed (\(code))." }
        return problem.last.map { ".!?".contains($0) } == true ? problem : problem + "."
    }

    /// The remedy as a sentence: the second part of the message, or the default for the code.
    package var remedy: String? {
        guard let remedy = parts.remedy else { return code.remedy }
        return remedy.prefix(1).uppercased() + remedy.dropFirst()
    }

    /// The message, split at the first colon or full stop that is not inside a name or quotation marks.
    private var parts: (problem: String, remedy: String?) {
        let names = [backend, file].compactMap { $0 }.filter { !$0.isEmpty }
        var quotes = 0
        var isQuoted = false
        var index = message.startIndex
        while index < message.endIndex {
            let rest = message[index...]
            if let name = names.first(where: { rest.hasPrefix($0) }) {
                index = message.index(index, offsetBy: name.count)
                continue
            }
            switch rest.first {
            case "“": quotes += 1
            case "”": quotes = max(0, quotes - 1)
            case "\"": isQuoted.toggle()
            case ":" where quotes == 0 && !isQuoted && rest.hasPrefix(": "):
                return (String(message[..<index]), String(rest.dropFirst(2)))
            case "." where quotes == 0 && !isQuoted && rest.hasPrefix(". "):
                return (String(message[..<index]), String(rest.dropFirst(2)))
            default: break
            }
            index = message.index(after: index)
        }
        return (message, nil)
    }
}

extension SearchError.Code {
    /// The default remedy for an error whose message does not include one.
    fileprivate var remedy: String? {
        switch self {
        case .badRequest, .invalidFilter, .notApplicable, .unsupported: "Change the request and try again."
        case .badResponse, .backendFailure: "Try again later."
        case .invalidConfiguration: "Correct the configuration of the backend."
        default: nil
        }
    }
}
