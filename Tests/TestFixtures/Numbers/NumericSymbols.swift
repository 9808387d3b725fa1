import Foundation

/// The public initialisers and functions of a module that take numbers, as its sources declare them.
///
/// A test with a table of calls holds the table against this, so that a new function cannot be left out of it.
package enum NumericSymbols {
    /// The parameter types that count as numbers.
    private static let types = [
        "Double", "Float", "Int", "Int32", "Int64", "UInt", "UInt8", "UInt32", "UInt64", "Duration", "Date",
    ]

    /// The symbols of a module, such as `Polyline.coordinate(atDistance:)`: the first part is the name of the file up to a
    /// plus sign, which mostly is the type.
    ///
    /// - Parameter module: The folder below `Sources`.
    /// - Returns: The symbols.
    /// - Throws: An error when the sources cannot be read.
    package static func names(in module: String) throws -> Set<String> {
        // Four folders up from this file.
        let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let folder = root.appending(path: "Sources").appending(path: module)
        var names: Set<String> = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let url = files?.nextObject() as? URL {
            guard url.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: url, encoding: .utf8)
            guard text.contains("public ") else { continue }
            let type = url.deletingPathExtension().lastPathComponent.split(separator: "+")[0]
            for declaration in declarations(in: text) where takesNumber(declaration.parameters) {
                names.insert("\(type).\(declaration.name)(\(labels(declaration.parameters)))")
            }
        }
        return names
    }

    private static func declarations(in text: String) -> [(name: String, parameters: [String])] {
        // swift-format-ignore
        let pattern = /public\s+(?:(?:static|mutating|convenience|nonisolated|final)\s+)*(init|subscript|func\s+\w+)\??\s*(?:<[^>(]*>)?\s*\(/
        let code = text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.drop { $0 == " " }.hasPrefix("///") }.joined(separator: "\n")
        return code.matches(of: pattern).map { match in
            let name = match.1.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
            return (name, parameters(code[match.range.upperBound...]))
        }
    }

    /// The parameters up to the bracket that closes the list.
    private static func parameters(_ text: Substring) -> [String] {
        var parameters = [""]
        var depth = 0
        for character in text {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) {
                if depth == 0 { break }
                depth -= 1
            }
            if character == ",", depth == 0 {
                parameters.append("")
            } else {
                parameters[parameters.count - 1].append(character)
            }
        }
        return parameters.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }

    private static func takesNumber(_ parameters: [String]) -> Bool {
        parameters.contains { parameter in
            let type = parameter.split(separator: ":", maxSplits: 1).last?.split(separator: "=")[0] ?? ""
            return type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { types.contains(String($0)) }
        }
    }

    private static func labels(_ parameters: [String]) -> String {
        parameters.map { ($0.split { $0 == ":" || $0 == " " }.first.map(String.init) ?? "_") + ":" }.joined()
    }
}
