import MapSearch

extension SearchResponse {
    /// Puts the kind of an administrative area before its description where another result has the same name and description,
    /// as a city has that is a region of its own: "Moscow" in "Region, Russia" and "Moscow" in "Russia".
    ///
    /// - Complexity: O(*k*) in the number of results of the page.
    mutating func labelAreasThatReadTheSame(languages: [String]) {
        let objects = collection.children.map { child in
            if case .object(let object) = child { object } else { nil as GeoObject? }
        }
        let areas = objects.indices.filter { objects[$0].map { Self.areaKinds.contains($0.kind) } ?? false }
        guard !areas.isEmpty else { return }
        let namesakes = Dictionary(grouping: objects.lazy.compactMap(\.self), by: \.name)
        for place in areas {
            guard var object = objects[place] else { continue }
            let hasDouble = namesakes[object.name, default: []].contains { other in
                other.kind != object.kind && other.descriptionText == object.descriptionText
            }
            guard hasDouble else { continue }
            let word = Self.word(object.kind, languages: languages)
            object.descriptionText = object.descriptionText.map { word + ", " + $0 } ?? word
            collection.children[place] = .object(object)
        }
    }

    private static let areaKinds: Set<ObjectKind> = [.country, .region, .county]

    /// What an administrative area is, in the best of the languages.
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
