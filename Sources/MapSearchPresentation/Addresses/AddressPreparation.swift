import MapSearch
import MapSearchText

/// Converts official names of address parts to those that people write.
struct AddressPreparation {
    /// The parts, each on one line and cleaned.
    private(set) var parts: AddressParts
    /// The upper-case code of the country or territory whose layout is used; empty if unknown.
    private(set) var code: String
    /// The lines of the street before the last one.
    private(set) var streetLines: [String] = []

    init(_ original: AddressParts) {
        parts = original
        code = original.countryCode?.uppercased() ?? ""
        for (part, value) in original.values {
            if part == .street {
                let lines = value.split(whereSeparator: \.isNewline).map(Self.clean).filter { !$0.isEmpty }
                streetLines = Array(lines.dropLast())
                parts[part] = lines.last
            } else {
                parts[part] = Self.clean(value[...])
            }
        }
        if code.isEmpty, let country = parts[.country] { code = CountryNames.code(of: country) ?? "" }
        moveToTerritory()
        rewriteNames()
        if let postcode = parts[.postcode] { parts[.postcode] = postcodeText(postcode) }
        // A number is not a country name.
        if let country = parts[.country], !country.contains(where: \.isLetter) {
            parts[.country] = CountryNames.name(of: code, language: "en")
        }
        if code == "US", parts[.city] == nil, parts[.town] == nil, short(.state) == "DC" { parts[.city] = "Washington" }
    }

    /// The abbreviation of a state or county, or its name if there is none.
    func short(_ part: AddressPart) -> String? {
        if let code = parts.codes[part], !code.isEmpty { return Self.clean(code[...]) }
        return parts[part].map { AddressRules.shared.short[[code, part.rawValue, TextFolding.folded($0)]] ?? $0 }
    }

    /// Whether the address is in the script of a country that reverses the order in that script.
    var isLocal: Bool {
        let values: [AddressPart] = [.state, .city, .town, .county, .cityDistrict, .suburb, .street]
        return values.lazy.compactMap { parts[$0] }.first?.unicodeScalars.contains(where: StreetLine.isEastAsian)
            ?? false
    }

    /// Returns a single line without control characters, runs of spaces, and marks that join names.
    static func clean(_ value: Substring) -> String {
        if isClean(value) { return String(value) }
        var text = ""
        var isSpacePending = false
        for scalar in value.unicodeScalars {
            if Self.isSpaceOrControl(scalar) {
                isSpacePending = true
                continue
            }
            if isSpacePending, !text.isEmpty { text.unicodeScalars.append(" ") }
            isSpacePending = false
            text.unicodeScalars.append(scalar)
        }
        while let last = text.unicodeScalars.last, last == "," || last == ";" || last == " " {
            text.unicodeScalars.removeLast()
        }
        let start = text.unicodeScalars.firstIndex { $0 != "," && $0 != ";" && $0 != " " } ?? text.startIndex
        return DisplayWriter.balanced(String(text[start...]))
    }

    /// Whether the bytes show that there is nothing to clean, as for most names.
    private static func isClean(_ value: Substring) -> Bool {
        var last = UInt8(ascii: " ")
        for byte in value.utf8 {
            switch byte {
            case 0x20 where last == 0x20: return false
            // Control characters, and the first bytes of other spaces and controls.
            case ..<0x20, 0x7F, 0xC2, 0xE1...0xE3: return false
            default: last = byte
            }
            if last == UInt8(ascii: ",") || last == UInt8(ascii: ";") { return false }
        }
        return last != 0x20
    }

    /// The properties White_Space and Cc of the Unicode Character Database.
    private static func isSpaceOrControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x20, 0x7F...0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    private mutating func moveToTerritory() {
        for rule in AddressRules.shared.territories[code] ?? [] {
            guard let part = rule.part, let value = parts[part], rule.apply(to: value) != nil else { continue }
            code = rule.replacement
            parts[.country] = value
            return
        }
    }

    private mutating func rewriteNames() {
        var done: Set<AddressPart> = []
        for rule in AddressRules.shared.rewritings[code] ?? [] {
            for part in rule.part.map({ [$0] }) ?? AddressPart.allCases where !done.contains(part) {
                guard let value = parts[part],
                    let written = rule.apply(to: value, settlement: settlement(besides: part))
                else { continue }
                if let newPart = rule.newPart {
                    parts[part] = nil
                    done.insert(newPart)
                }
                parts[rule.newPart ?? part] = written
                done.insert(part)
            }
        }
    }

    /// The name of the settlement, unless it is the part itself.
    private func settlement(besides part: AddressPart) -> String? {
        for other in AddressLayout.settlements where other != part {
            if let name = parts[other] { return name }
        }
        return nil
    }

    /// Returns a code in the form of its country, or `nil` for a value that is no code.
    ///
    /// Of several codes separated by commas it is the first, of a list with semicolons none. Where no codes are in use,
    /// only one in a known form is a code.
    private func postcodeText(_ postcode: String) -> String? {
        if postcode.contains(";") { return nil }
        let first = postcode.split(separator: ",").first.map { Self.clean($0) } ?? postcode
        let signs = first.filter { $0 != " " && $0 != "-" }
        let hasCodes = !AddressRules.shared.withoutPostcodes.contains(code)
        // What begins with two zeros dials the country.
        if !hasCodes, signs.hasPrefix("00") { return nil }
        for mask in AddressRules.shared.postcodes[code] ?? [] {
            if let text = Self.fill(mask, signs) { return text }
        }
        return hasCodes ? first : nil
    }

    private static func fill(_ mask: String, _ signs: String) -> String? {
        var text = ""
        var rest = signs[...]
        for sign in mask {
            guard sign == "#" || sign == "@" || sign == "*" else {
                text.append(sign)
                continue
            }
            guard let next = rest.popFirst(), next.isASCII else { return nil }
            switch sign {
            case "#" where !next.isNumber, "@" where !next.isLetter: return nil
            case "*" where !next.isNumber && !next.isLetter: return nil
            default: text.append(next.uppercased())
            }
        }
        return rest.isEmpty ? text : nil
    }
}
