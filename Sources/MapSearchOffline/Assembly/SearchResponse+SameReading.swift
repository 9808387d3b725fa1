import MapSearch

extension SearchResponse {
    /// Tells places apart that have the same name and description, such as a city that is also a region: "Moscow" in "Region,
    /// Russia" and "Moscow" in "Russia".
    ///
    /// The kind of an administrative area comes before its description if another result with the same text is of another kind.
    /// Settlements and areas that still read the same, such as two towns called Granada in one region, get coordinates; those at
    /// the same place remain as they are.
    ///
    /// - Complexity: O(*k*) in the number of results of the page.
    mutating func tellPlacesApart(languages: [String]) {
        let names = repeatedNames
        guard !names.isEmpty else { return }
        for group in groupsThatReadTheSame(among: names) where Set(group.map(\.object.kind)).count > 1 {
            for (place, object) in group where Self.areaKinds.contains(object.kind) {
                let word = Self.word(object.kind, languages: languages)
                describe(place, object.descriptionText.map { word + ", " + $0 } ?? word)
            }
        }
        for group in groupsThatReadTheSame(among: names) {
            let places = group.filter { ObjectKind.settlementsAndAreas.contains($0.object.kind) }
            guard Set(places.map { Self.position(of: $0.object) }).count > 1 else { continue }
            for (place, object) in places {
                let position = Self.position(of: object)
                describe(place, object.descriptionText.map { $0 + " (" + position + ")" } ?? position)
            }
        }
    }

    /// The names that several results have, a settlement or an area among them; most pages have none.
    private var repeatedNames: Set<String> {
        guard collection.children.count > 1 else { return [] }
        var seen: Set<String> = []
        var repeated: Set<String> = []
        seen.reserveCapacity(collection.children.count)
        for case .object(let object) in collection.children where !seen.insert(object.name).inserted {
            repeated.insert(object.name)
        }
        guard !repeated.isEmpty else { return [] }
        var names: Set<String> = []
        for case .object(let object) in collection.children
        where repeated.contains(object.name) && ObjectKind.settlementsAndAreas.contains(object.kind) {
            names.insert(object.name)
        }
        return names
    }

    /// The results with some names, with their places on the page, in groups of several with one text.
    private func groupsThatReadTheSame(among names: Set<String>) -> [[(place: Int, object: GeoObject)]] {
        var groups: [Reading: [(place: Int, object: GeoObject)]] = [:]
        for (place, child) in collection.children.enumerated() {
            guard case .object(let object) = child, names.contains(object.name) else { continue }
            groups[Reading(object), default: []].append((place, object))
        }
        return groups.values.filter { $0.count > 1 }
    }

    private mutating func describe(_ place: Int, _ text: String) {
        guard case .object(var object) = collection.children[place] else { return }
        object.descriptionText = text
        collection.children[place] = .object(object)
    }

    /// The coordinates of a result in degrees, to about a kilometre.
    private static func position(of object: GeoObject) -> String {
        func text(_ degrees: Double) -> String {
            let hundredths = Int((degrees * 100).rounded())
            let (whole, fraction) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
            return "\(hundredths < 0 ? "-" : "")\(whole).\(fraction < 10 ? "0" : "")\(fraction)"
        }
        return text(object.coordinate.latitude) + ", " + text(object.coordinate.longitude)
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
