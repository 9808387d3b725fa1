import MapSearch

/// The words for kinds of objects in the most preferred available language, otherwise in English.
struct KindNames {
    private let words: [String]

    /// - Parameter languages: BCP 47 tags, best first.
    init(languages: [String]) {
        let codes = languages.map { String($0.prefix { $0 != "-" && $0 != "_" }).lowercased() }
        words = (codes + ["en"]).lazy.compactMap { Self.table[$0] }.first ?? []
    }

    /// The word for a kind; nil for settlements, which are known by their names alone, and for kinds that say nothing.
    subscript(kind: ObjectKind) -> String? { Self.kinds.firstIndex(of: kind).map { words[$0] } }

    private static let kinds: [ObjectKind] = [
        .country, .region, .county, .street, .house, .airport, .station, .water, .area,
    ]

    private static let table: [String: [String]] = [
        "de": ["Land", "Region", "Kreis", "Straße", "Haus", "Flughafen", "Station", "Gewässer", "Gebiet"],
        "en": ["Country", "Region", "County", "Street", "House", "Airport", "Station", "Water", "Area"],
        "es": ["País", "Región", "Condado", "Calle", "Casa", "Aeropuerto", "Estación", "Agua", "Zona"],
        "fr": ["Pays", "Région", "Comté", "Rue", "Maison", "Aéroport", "Station", "Eau", "Zone"],
        "it": ["Paese", "Regione", "Contea", "Via", "Casa", "Aeroporto", "Stazione", "Acqua", "Zona"],
        "ja": ["国", "地域", "郡", "通り", "建物", "空港", "駅", "水域", "区域"],
        "nl": ["Land", "Regio", "District", "Straat", "Huis", "Luchthaven", "Station", "Water", "Gebied"],
        "pl": ["Kraj", "Region", "Powiat", "Ulica", "Dom", "Lotnisko", "Stacja", "Woda", "Obszar"],
        "pt": ["País", "Região", "Condado", "Rua", "Casa", "Aeroporto", "Estação", "Água", "Área"],
        "ru": ["Страна", "Регион", "Район", "Улица", "Дом", "Аэропорт", "Станция", "Водоём", "Территория"],
        "tr": ["Ülke", "Bölge", "İlçe", "Sokak", "Bina", "Havalimanı", "İstasyon", "Su", "Alan"],
        "uk": ["Країна", "Регіон", "Район", "Вулиця", "Будинок", "Аеропорт", "Станція", "Водойма", "Територія"],
        "zh": ["国家", "地区", "县", "街道", "建筑", "机场", "车站", "水域", "区域"],
    ]
}
