import MapGeometry
import MapSearch
import TestFixtures
import Testing

@testable import MapSearchCommand
import MapSearchIndexing
import MapSearchOffline
import MapSearchOnline

/// The limits that `Docs/Security.md` lists are those of the sources.
@Suite struct LimitDocumentTests {
    /// A number as the documents write it: 65,536.
    private static func grouped(_ number: Int) -> String {
        var digits = String(number)
        var place = digits.count - 3
        while place > 0 {
            digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
            place -= 3
        }
        return digits
    }

    private static func megabytes(_ bytes: Int) -> String { "\(bytes >> 20) MB" }

    private static func seconds(_ duration: Duration) -> Int { Int(duration.components.seconds) }

    /// What is limited, and how the limit begins.
    private static let limits: [(what: String, limit: String)] = [
        ("text or identifier of a query", grouped(SearchRequest.maximumTextLength) + " bytes"),
        ("results per page, identifiers per request", grouped(SearchRequest.Page.limits.upperBound)),
        ("radius of a reverse search", "\(Int(SearchOptions.radii.upperBound) / 1000) km"),
        ("consecutive combining marks", "\(String.maximumMarkRun)"),
        ("title of a column, name of a property with a meaning", "\(ColumnTitles.maximumLength) bytes"),
        ("language tag with a meaning", "\(OfflineIndex.longestLanguageTag) bytes"),
        ("filters, categories or languages of a request", grouped(Arguments.maximumCount) + " each"),
        ("file for `--within` or `--along`", megabytes(FileStream.maximumLength)),
        ("block of an extract, compressed or not", megabytes(PBFFile.maximumBlobLength)),
        ("expanded size of an extract", "\(PBFFile.maximumExpansion) times its size, or "),
        ("body of a response", megabytes(ServiceConfiguration(endpoints: []).maximumBodySize) + " by default"),
        ("duration of a request", "\(seconds(ServiceConfiguration(endpoints: []).timeout)) s by default"),
        ("redirections per request", "\(Redirect.maximumCount)"),
        ("`Age` and `max-age`", DeltaSeconds.largest == 1 << 31 ? "2³¹ s; more counts as 2³¹" : "another"),
        ("any waiting time", Duration.longestWait == .seconds(1 << 31) ? "2³¹ s, 68 years" : "another"),
    ]

    @Test func limits() throws {
        let rows = try #require(try Document("Docs/Security.md").tables("what", "limit", "where").first)
        for (what, limit) in Self.limits {
            let row = try #require(rows.first { $0[0] == what }, "no limit of \(what)")
            #expect(row[1].hasPrefix(limit), "\(what) is limited to \(limit), not \(row[1])")
        }
        #expect(rows.count >= Self.limits.count)
    }

    /// Each code of an error is in one row of the table, and each name there is one.
    @Test func codesOfErrors() throws {
        let rows = try #require(try Document("Docs/Errors.md").tables("code", "when", "what to do").first)
        let listed = rows.flatMap { Document.code($0[0]) }
        #expect(listed.sorted() == SearchError.Code.all.map(\.identifier).sorted())
    }
}
