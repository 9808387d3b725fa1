import MapSearchIndexing
import TestFixtures
import Testing

@testable import MapSearchCommand

/// What `Docs/CommandLine.md` lists is what the tool has.
@Suite struct CommandDocumentTests {
    private let document: Document

    init() throws { document = try Document("Docs/CommandLine.md") }

    @Test func exitCodes() throws {
        let rows = try #require(document.tables("code", "meaning").first)
        #expect(rows.compactMap { Int32($0[0]) } == ExitStatus.allCases.map(\.rawValue))
        for row in rows { #expect(HelpText.exitCodes.contains("\(row[0]) "), "\(row)") }
    }

    @Test func formatsOfAnswers() throws {
        let rows = try #require(document.tables("format", "what it is").first)
        #expect(rows.flatMap { Document.code($0[0]) } == AnswerFormat.allCases.map(\.rawValue))
    }

    @Test func membersOfARequest() throws {
        let rows = try #require(document.tables("member", "value").first)
        var listed = rows.flatMap { Document.code($0[0]) }
        // The width of a corridor is where the corridor is.
        #expect(
            rows.contains { Document.code($0[0]) == ["within", "along"] && Document.code($0[1]).contains("width") })
        listed.append("width")
        #expect(listed.sorted() == RequestMembers.Name.allCases.map(\.spelling).sorted())
    }

    @Test func columnsOfATable() throws {
        let text = document.section("Tables").replacing("\n", with: " ")
        for plan in [TablePlan.address(AddressColumns(named: [], ColumnTitles([]))), .coordinate([])] {
            let columns = plan.newColumns.map { "`\($0)`" }
            let last = columns.dropLast().joined(separator: ", ") + " and " + columns[columns.count - 1]
            #expect(text.replacing(" (`exact`, `corrected`, `partial`)", with: "").contains(last), "\(last)")
        }
    }
}
