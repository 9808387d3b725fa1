import MapSearchText

/// The rules of ``AddressTemplateTable`` and ``RegionCodeTable`` that are not layouts.
struct AddressRules: Sendable {
    /// A replacement for a name.
    struct Rule: Sendable {
        /// The part that the rule applies to, or `nil` for all parts.
        var part: AddressPart?
        /// With `*` for any text, `#` for a number and `@` for the name of the settlement.
        var pattern: [Character]
        /// With `*` for the text that matched `*`, and `@` as in the pattern.
        var replacement: String
        /// The part that the replacement becomes, or `nil` if it stays the same.
        var newPart: AddressPart?

        /// Returns the replacement for a name, or `nil` if the rule does not apply.
        func apply(to name: String, settlement: String? = nil) -> String? {
            if settlement == nil, replacement.contains("@") { return nil }
            var pattern = pattern[...]
            if let place = pattern.firstIndex(of: "@") {
                guard let settlement else { return nil }
                pattern.replaceSubrange(place...place, with: settlement)
            }
            var captured = ""
            guard Self.matches(pattern, name[...], &captured) else { return nil }
            return replacement.replacing("*", with: captured).replacing("@", with: settlement ?? "")
        }

        private static func matches(_ pattern: ArraySlice<Character>, _ name: Substring, _ captured: inout String)
            -> Bool
        {
            guard let first = pattern.first else { return name.isEmpty }
            let rest = pattern.dropFirst()
            switch first {
            case "*":
                // The shortest text that lets the rest match; a pattern has a single star, so this is linear.
                var end = name.startIndex
                while true {
                    if matches(rest, name[end...], &captured) {
                        captured = String(name[..<end])
                        return end > name.startIndex
                    }
                    guard end < name.endIndex else { return false }
                    end = name.index(after: end)
                }
            case "#":
                let digits = name.prefix { $0.isASCII && $0.isNumber }
                return !digits.isEmpty && matches(rest, name[digits.endIndex...], &captured)
            default:
                return name.first == first && matches(rest, name.dropFirst(), &captured)
            }
        }
    }

    /// By the code of the country.
    let rewritings: [String: [Rule]]
    /// By the code of the country; the replacement is the code of the territory.
    let territories: [String: [Rule]]
    /// The postal code formats by country code.
    let postcodes: [String: [String]]
    /// The territories without postal codes in use.
    let withoutPostcodes: Set<String>
    /// Abbreviations by country code, part and folded name.
    let short: [[String]: String]

    static let shared = AddressRules()

    private init() {
        rewritings = Self.rules(AddressTemplateTable.rewritings)
        territories = Self.rules(AddressTemplateTable.territories)
        postcodes = AddressTemplateTable.postcodes.split(separator: "\n").reduce(into: [:]) { masks, line in
            masks[String(line.prefix(2)), default: []].append(String(line.dropFirst(3)))
        }
        withoutPostcodes = Set(AddressTemplateTable.withoutPostcodes.split { $0 == " " || $0 == "\n" }.map(String.init))
        short = Self.codes(RegionCodeTable.text)
    }

    /// Lines such as `DE city: Alt-Berlin -> Berlin` or `GB county: Greater London -> stateDistrict: London`.
    private static func rules(_ text: String) -> [String: [Rule]] {
        text.split(separator: "\n").reduce(into: [:]) { rules, line in
            let sides = line.split(separator: " -> ", maxSplits: 1, omittingEmptySubsequences: false)
            let head = sides[0].split(separator: ": ", maxSplits: 1)
            guard sides.count == 2, head.count == 2 else { return }
            let name = String(head[0].dropFirst(3))
            let part = AddressPart(rawValue: name)
            guard part != nil || name == "any" else { return }
            let result = sides[1].split(separator: ": ", maxSplits: 1)
            let newPart = result.count == 2 ? AddressPart(rawValue: String(result[0])) : nil
            rules[String(head[0].prefix(2)), default: []].append(
                Rule(
                    part: part, pattern: Array(head[1]), replacement: String(newPart == nil ? sides[1] : result[1]),
                    newPart: newPart))
        }
    }

    private static func codes(_ text: String) -> [[String]: String] {
        var codes: [[String]: String] = [:]
        var group: [String] = []
        for line in text.split(separator: "\n") {
            if !line.hasPrefix(" ") {
                group = line.split(separator: " ").map(String.init)
                continue
            }
            let words = line.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
            guard words.count == 2 else { continue }
            for name in words[1].split(separator: " | ") {
                codes[group + [TextFolding.folded(String(name))]] = String(words[0])
            }
        }
        return codes
    }
}
