import MapSearchOpenStreetMap
import MapSearchText

/// The names of an object from its tags.
enum OSMNames {
    /// Adds all names to a record.
    static func apply(_ tags: OSMTags, to record: inout IndexRecord) {
        for (language, name) in tags.family("name:") where isLanguage(language) {
            record.localizedNames[language] = name
        }
        var alternates: [String] = []
        let keys: [OSMKey] = [
            .altName, .officialName, .shortName, .oldName, .intName, .locName, .regName, .natName, .brand, .operator,
        ]
        for key in keys { alternates += parts(tags[key]) }
        for (_, value) in tags.family("alt_name:") + tags.family("official_name:") { alternates += parts(value) }
        if record.name != tags[.name], let name = tags[.name] { alternates.append(name) }
        for name in alternates where name != record.name && !record.alternateNames.contains(name) {
            record.alternateNames.append(name)
        }
        for key in [OSMKey.iata, .icao] { record.codes += parts(tags[key]) }
    }

    /// Lists of values are separated by semicolons.
    static func parts(_ text: String?) -> [String] { text.map(OSMTags.parts(of:)) ?? [] }

    static func trimmed(_ text: some StringProtocol) -> String {
        var text = text[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// Whether the city of an address may be the name of a single town, not a list or a whole address.
    static func isTown(_ city: String) -> Bool {
        city.utf8.count <= 64 && city.contains(where: \.isLetter) && !city.contains { ",;".contains($0) }
    }

    /// The key that all spellings of a name share: case, accents, hyphens, apostrophes and spaces make no difference.
    static func key(_ name: some StringProtocol) -> String {
        String(TextFolding.folded(String(name)).unicodeScalars.filter { !separators.contains($0) })
    }

    /// Characters between words that make no difference.
    static let separators = " -.'’,".unicodeScalars

    /// Whether the part after `name:` is a language, not a side of a bridge or a year.
    private static func isLanguage(_ tag: String) -> Bool {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        guard let base = parts.first, (2...3).contains(base.utf8.count), base.utf8.allSatisfy({ 0x61...0x7A ~= $0 })
        else {
            return false
        }
        if ["old", "alt", "int", "loc", "reg", "nat"].contains(base) { return false }
        return parts.dropFirst().allSatisfy { (2...8).contains($0.utf8.count) }
    }
}
