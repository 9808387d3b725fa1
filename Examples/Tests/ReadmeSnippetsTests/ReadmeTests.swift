import Foundation
import Testing

/// The README and the articles show no code that does not compile.
@Suite struct ReadmeTests {
    static let examples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func lines(_ path: String) throws -> [String] {
        try String(contentsOf: examples.appending(path: path), encoding: .utf8).components(separatedBy: "\n")
    }

    /// The fenced blocks of Swift in a document, without what indents a whole block.
    static func swiftBlocks(in document: [String]) -> [[String]] {
        var blocks: [[String]] = []
        var block: [String]?
        for line in document {
            if line == "```swift" {
                block = []
            } else if line == "```" {
                if let block { blocks.append(block) }
                block = nil
            } else {
                block?.append(line)
            }
        }
        return blocks
    }

    /// Modules that a reader makes.
    private static let ownModules: Set<String> = ["import PlaceKit"]

    static func isCode(_ line: String) -> Bool { !line.trimmingCharacters(in: .whitespaces).isEmpty }

    /// Whether the lines of code stand in a source one after the other, all of them indented by the same width.
    static func stands(_ code: [String], in source: [String]) -> Bool {
        guard let first = code.first, code.count <= source.count else { return false }
        return (0...source.count - code.count).contains { start in
            guard source[start].hasSuffix(first) else { return false }
            let indent = source[start].dropLast(first.count)
            return indent.allSatisfy { $0 == " " }
                && source[start..<start + code.count].elementsEqual(code) { $0 == indent + $1 }
        }
    }

    @Test(
        "the code of the documents compiles",
        arguments: [
            ("../README.md", "Snippets"), ("../Docs/GettingStarted.md", "Articles"),
            ("../Docs/Tutorial.md", "Articles"),
            ("../Docs/OfflineData.md", "Articles"), ("../Docs/SearchAsYouType.md", "Articles"),
            ("../Docs/YourOwnBackend.md", "Articles"), ("../Docs/Testing.md", "Articles"),
            ("../Docs/LiveResults.md", "Articles"), ("../Docs/Addresses.md", "Articles"),
            ("../Docs/Errors.md", "Articles"), ("../Docs/Concurrency.md", "Articles"),
            ("../Docs/Deployment.md", "Articles"), ("../Docs/FromMapbox.md", "Migration"),
            ("../Docs/FromGoogle.md", "Migration"), ("../Docs/FromAppleMapKit.md", "Migration"),
            ("../Docs/FromYandexMapKit.md", "Migration"), ("../Docs/AnExtractInAnApp.md", "ExtractInAnApp"),
        ])
    func codeCompiles(document: String, snippets: String) throws {
        let blocks = Self.swiftBlocks(in: try Self.lines(document))
        // Tests that a guide shows are tests here, too.
        let files =
            ["Sources/ReadmeSnippets/\(snippets).swift"]
            + ["Tutorial", "ExtractInAnApp"].map {
                "Tests/ReadmeSnippetsTests/\($0)Tests.swift"
            }
        let source = try files.flatMap(Self.lines).filter(Self.isCode)
        #expect(!blocks.isEmpty)
        for block in blocks {
            let imports = block.filter { $0.hasPrefix("import ") && !Self.ownModules.contains($0) }
            // The module of the reader's own has another name there.
            let code = block.filter { !$0.hasPrefix("import ") && !$0.hasPrefix("@testable ") && Self.isCode($0) }
            #expect(Set(imports).isSubset(of: source), "\(imports)")
            #expect(Self.stands(code, in: source), "not in \(snippets).swift: \(code.joined(separator: "\n"))")
        }
    }

    @Test func tellsCodeThatStandsInASourceFromCodeThatDoesNot() {
        let source = ["func a() {", "    let b = 1", "    if b == 1 {", "        c()", "    }", "}"]
        #expect(Self.stands(["let b = 1", "if b == 1 {", "    c()", "}"], in: source))
        #expect(Self.stands(source, in: source))
        #expect(!Self.stands(["let b = 1", "if b == 1 {", "c()", "}"], in: source))
        #expect(!Self.stands(["let b = 2"], in: source))
        #expect(!Self.stands(["b = 1"], in: source))
        #expect(!Self.stands(["}", "}", "}"], in: source))
        #expect(!Self.stands([], in: source))
    }
}
