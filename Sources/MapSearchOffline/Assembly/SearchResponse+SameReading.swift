import MapSearch

extension SearchResponse {
    /// Puts the kind of an administrative area before its description if another result has the same name and description,
    /// such as a city that is also a region: "Moscow" in "Region, Russia" and "Moscow" in "Russia".
    ///
    /// - Complexity: O(*k*) in the number of results of the page.
    mutating func labelAreasThatReadTheSame(languages: [String]) {
        // Most pages have no areas, and need no table of texts.
        guard collection.children.contains(where: { Self.areaKind(of: $0) != nil }) else { return }
        // For each text, the kind of the first result, or nil if there are several kinds.
        var kinds: [Reading: ObjectKind?] = [:]
        kinds.reserveCapacity(collection.children.count)
        for case .object(let object) in collection.children {
            let reading = Reading(object)
            if let known = kinds[reading] {
                if known != object.kind { kinds[reading] = .some(nil) }
            } else {
                kinds[reading] = .some(object.kind)
            }
        }
        for (place, child) in collection.children.enumerated() {
            guard let kind = Self.areaKind(of: child), case .object(var object) = child,
                kinds[Reading(object)] == .some(nil)
            else { continue }
            let word = Self.word(kind, languages: languages)
            object.descriptionText = object.descriptionText.map { word + ", " + $0 } ?? word
            collection.children[place] = .object(object)
        }
    }

    /// Adds coordinates to the descriptions of settlements and areas that still read the same, such as two towns called Granada
    /// in one region; those at the same place remain as they are.
    ///
    /// - Complexity: O(*k*²) comparisons of names, in the number of results of the page.
    mutating func locatePlacesThatReadTheSame() {
        let children = collection.children
        // Most pages have no name twice.
        let names = children.map { child in
            if case .object(let object) = child { object.name } else { "" }
        }
        var same: Set<Int> = []
        for second in names.indices.dropFirst() {
            for first in 0..<second where names[first] == names[second] {
                guard case .object(let one) = children[first], case .object(let other) = children[second],
                    one.descriptionText == other.descriptionText, Self.placeKinds.contains(one.kind),
                    Self.placeKinds.contains(other.kind), position(of: one) != position(of: other)
                else { continue }
                same.formUnion([first, second])
            }
        }
        for place in same {
            guard case .object(var object) = children[place] else { continue }
            let position = position(of: object)
            object.descriptionText = object.descriptionText.map { $0 + " (" + position + ")" } ?? position
            collection.children[place] = .object(object)
        }
    }

    /// The coordinates of a result in degrees, to about a kilometre.
    private func position(of object: GeoObject) -> String {
        func text(_ degrees: Double) -> String {
            let hundredths = Int((degrees * 100).rounded())
            let (whole, fraction) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
            return "\(hundredths < 0 ? "-" : "")\(whole).\(fraction < 10 ? "0" : "")\(fraction)"
        }
        return text(object.coordinate.latitude) + ", " + text(object.coordinate.longitude)
    }

    private static let placeKinds: Set<ObjectKind> = [.country, .region, .county, .locality, .district]

    /// The kind of a result that is an administrative area; nil for any other.
    private static func areaKind(of child: GeoObjectCollection.Child) -> ObjectKind? {
        guard case .object(let object) = child, areaKinds.contains(object.kind) else { return nil }
        return object.kind
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
