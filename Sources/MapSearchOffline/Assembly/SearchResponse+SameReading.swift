import MapSearch

extension SearchResponse {
    /// Puts the kind of an administrative area before its description where another result has the same name and description,
    /// as a city has that is a region of its own: "Moscow" in "Region, Russia" and "Moscow" in "Russia".
    ///
    /// - Complexity: O(*k*) in the number of results of the page.
    mutating func labelAreasThatReadTheSame(languages: [String]) {
        let objects = collection.children.map { if case .object(let object) = $0 { object } else { nil as GeoObject? } }
        // Most pages have no areas, and need no table of what each result reads as.
        guard objects.contains(where: { $0.map { Self.areaKinds.contains($0.kind) } ?? false }) else { return }
        var kinds: [Reading: Set<ObjectKind>] = [:]
        for case let object? in objects { kinds[Reading(object), default: []].insert(object.kind) }
        for (place, object) in objects.enumerated() {
            guard var object, Self.areaKinds.contains(object.kind), kinds[Reading(object), default: []].count > 1 else {
                continue
            }
            let word = Self.word(object.kind, languages: languages)
            object.descriptionText = object.descriptionText.map { word + ", " + $0 } ?? word
            collection.children[place] = .object(object)
        }
    }

    /// The text of a result in a list.
    private struct Reading: Hashable {
        let name: String
        let description: String?

        init(_ object: GeoObject) {
            name = object.name
            description = object.descriptionText
        }
    }

    private static let areaKinds: [ObjectKind] = [.country, .region, .county]

    /// The kind of an administrative area, in the most preferred available language.
    private static func word(_ kind: ObjectKind, languages: [String]) -> String {
        let codes = languages.map { String($0.prefix { $0 != "-" && $0 != "_" }).lowercased() }
        let words = codes.lazy.compactMap { areaWords[$0] }.first ?? ("Country", "Region", "County")
        return kind == .country ? words.country : kind == .region ? words.region : words.county
    }

    private static let areaWords: [String: (country: String, region: String, county: String)] = [
        "de": ("Land", "Region", "Kreis"),
        "en": ("Country", "Region", "County"),
        "es": ("País", "Región", "Condado"),
        "fr": ("Pays", "Région", "Comté"),
        "it": ("Paese", "Regione", "Contea"),
        "ja": ("国", "地域", "郡"),
        "nl": ("Land", "Regio", "District"),
        "pl": ("Kraj", "Region", "Powiat"),
        "pt": ("País", "Região", "Condado"),
        "ru": ("Страна", "Регион", "Район"),
        "tr": ("Ülke", "Bölge", "İlçe"),
        "uk": ("Країна", "Регіон", "Район"),
        "zh": ("国家", "地区", "县"),
    ]
}
