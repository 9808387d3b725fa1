import Foundation
import MapSearchPresentation
import TestFixtures
import Testing

/// Cases of another project, which lie outside of the package.
@Suite struct AddressFormattingCasesTests {
    private struct Case: Decodable {
        var file: String
        var index: Int
        var abbreviate: Bool
        var components: [String: String]
        var expected: String
    }

    private static let path = "cases/address_formatting.json"

    @Test(.enabled(if: SharedFolder.has(path)))
    func cases() throws {
        let cases = try JSONDecoder().decode([Case].self, from: Data(SharedFolder.text(Self.path).utf8))
        var misses: [String] = []
        for test in cases {
            var formatter = AddressFormatter()
            formatter.abbreviates = test.abbreviate
            let lines = formatter.format(AddressParts(tags: test.components)).lines
            let expected = test.expected.split(separator: "\n").map(String.init)
            if lines != expected {
                misses.append(
                    "\(test.file) \(test.index): \(lines.joined(separator: " | ")) instead of "
                        + expected.joined(separator: " | "))
            }
        }
        print("\(cases.count - misses.count) of \(cases.count) addresses as expected")
        for miss in misses { print(miss) }
        #expect(cases.count - misses.count >= (cases.count * 98 + 99) / 100)
    }
}
