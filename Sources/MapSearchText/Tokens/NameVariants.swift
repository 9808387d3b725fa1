/// Other written forms of a name that are worth indexing.
///
/// Few and safe: each is a form that people write for the same place.
package enum NameVariants {
    /// Calls `body` for each other written form of a name.
    ///
    /// | name | forms | rule |
    /// | --- | --- | --- |
    /// | `Halle (Saale)` | `Halle` | text in round or square brackets is removed |
    /// | `Biel/Bienne` | `Biel`, `Bienne` | a slash separates two to four names with at least two letters each |
    /// | `Hawai‘i`, `L'Aquila`, `Paral·lel` | `Hawaii`, `LAquila`, `Parallel` | apostrophes inside a word join |
    /// | `Aarhus` | `Århus` | `Aa` at the start of a word is the older form of `Å` |
    /// | `東京都`, `서울특별시` | `東京`, `서울` | the kind of unit is removed if at least two characters remain |
    /// | `Kanazawa-shi`, `Gangnam-gu` | `Kanazawa`, `Gangnam` | the same in romanised names |
    /// | `จังหวัดเชียงใหม่`, `Tỉnh Lào Cai` | `เชียงใหม่`, `Lào Cai` | the same before a name |
    ///
    /// The rules after the first two apply to the name without brackets.
    ///
    /// - Parameters:
    ///   - name: A name as written; it is not folded.
    ///   - body: Receives each form once, never the name itself and never an empty text.
    /// - Complexity: O(*n*) in the length of the name.
    package static func forEachVariant(of name: String, _ body: (String) -> Void) {
        let features = NameFeatures(of: name)
        guard !features.isEmpty else { return }
        var found: [String] = []
        func add(_ variant: String?) {
            guard let variant, !variant.isEmpty, variant != name, !found.contains(variant) else { return }
            found.append(variant)
            body(variant)
        }
        let plain = features.contains(.brackets) ? withoutBrackets(name) : nil
        add(plain)
        let base = plain ?? name
        if features.contains(.slash) { for part in alternatives(in: base) { add(part) } }
        if features.contains(.apostrophe) { add(joiningApostrophes(base)) }
        if features.contains(.doubleA) { add(withRingedA(base)) }
        if features.contains(.unitSuffix) || plain != nil { add(withoutUnitSuffix(base)) }
        if features.contains(.hyphen) { add(withoutRomanisedUnit(base)) }
        if features.contains(.unitPrefix) { add(withoutUnitPrefix(base)) }
    }

    private static func withoutBrackets(_ name: String) -> String? {
        var result = ""
        var depth = 0
        var hasBrackets = false
        for character in name {
            switch character {
            case "(", "[", "（", "［":
                depth += 1
                hasBrackets = true
            case ")", "]", "）", "］":
                guard depth > 0 else { return nil }
                depth -= 1
            default:
                if depth == 0, !(character == " " && result.last == " ") { result.append(character) }
            }
        }
        return hasBrackets && depth == 0 ? trimmed(result[...]) : nil
    }

    private static func alternatives(in name: String) -> [String] {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(trimmed)
        guard 2...4 ~= parts.count, parts.allSatisfy({ $0.count(where: \.isLetter) >= 2 }) else { return [] }
        return parts
    }

    /// A name without the apostrophes between two letters; nil if it has none.
    static func joiningApostrophes(_ name: String) -> String? {
        let scalars = Array(name.unicodeScalars)
        var result = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let joins =
                FoldingTable.entry(of: scalar.value).category == .apostrophe && index > 0
                && index + 1 < scalars.count && scalars[index - 1].properties.isAlphabetic
                && scalars[index + 1].properties.isAlphabetic
            if !joins { result.append(scalar) }
        }
        return result.count < scalars.count ? String(result) : nil
    }

    private static func withRingedA(_ name: String) -> String? {
        var result = ""
        var rest = Substring(name)
        var isStart = true
        while let character = rest.popFirst() {
            if isStart, character == "A", rest.first == "a", rest.dropFirst().first?.isLetter == true {
                rest.removeFirst()
                result.append("Å")
            } else {
                result.append(character)
            }
            isStart = !character.isLetter
        }
        return result == name ? nil : result
    }

    private static func withoutUnitSuffix(_ name: String) -> String? {
        guard let suffix = unitSuffixes.first(where: name.hasSuffix) else { return nil }
        let rest = name.dropLast(suffix.count)
        // Towns named after a market day: 四日市 is a complete name.
        return rest.count >= 2 && rest.last != "日" && !rest.contains(" ") ? String(rest) : nil
    }

    /// Whether a name ends with a kind of unit, such as 市.
    package static func hasUnit(_ name: String) -> Bool { withoutUnitSuffix(name) != nil }

    /// The kind of unit that a text begins with, if it may belong to the name before it; otherwise empty.
    package static func unit(after name: Substring, in text: Substring) -> Substring {
        guard let suffix = unitSuffixes.first(where: text.hasPrefix), !hasUnit(String(name)),
            hasUnit(name + suffix)
        else { return "" }
        return text.prefix(suffix.count)
    }

    private static func withoutRomanisedUnit(_ name: String) -> String? {
        guard let hyphen = name.lastIndex(of: "-") else { return nil }
        let rest = name[..<hyphen]
        guard romanisedUnitSuffixes.contains(String(name[name.index(after: hyphen)...])), rest.count >= 3 else {
            return nil
        }
        return String(rest)
    }

    private static func withoutUnitPrefix(_ name: String) -> String? {
        guard let prefix = unitPrefixes.first(where: name.hasPrefix) else { return nil }
        let rest = name.dropFirst(prefix.count)
        return rest.count(where: \.isLetter) >= 2 ? String(rest) : nil
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
