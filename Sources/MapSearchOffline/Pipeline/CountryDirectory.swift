import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// Countries from some indexes for the objects of another one, such as an extract without its border.
struct CountryDirectory: Sendable {
    /// The indexes that have outlines.
    private let indexes: [OfflineIndex]

    /// A country, as named in addresses.
    struct Country {
        var name: String
        /// The ISO code as in ``ContainerIndex/country(_:)``; 0 if it is not known.
        var code: UInt16
    }

    /// Creates a directory; nil if no index has outlines.
    init?(_ indexes: [OfflineIndex]) {
        self.indexes = indexes.filter { $0.file.areas.count > 0 }
        guard !self.indexes.isEmpty else { return nil }
    }

    /// The country of a place: by its code if known, or else by the outline that contains it.
    func country(
        at coordinate: Coordinate, code: UInt16, languages: [String]
    ) throws(IndexFormatError) -> Country? {
        for index in indexes {
            guard let area = try area(at: coordinate, code: code, in: index) else { continue }
            let document = try index.file.areas.document(area)
            let record = try index.file.records.record(document, languages: index.numbers(ofLanguages: languages))
            let name = if let localized = record.localizedNames.first { localized.name } else { record.name }
            return Country(name: name, code: try index.file.areas.country(area))
        }
        return nil
    }

    /// The code of the country whose outline contains a place; 0 if there is none.
    func code(at coordinate: Coordinate) throws(IndexFormatError) -> UInt16 {
        for index in indexes {
            if let area = try area(at: coordinate, code: 0, in: index) { return try index.file.areas.country(area) }
        }
        return 0
    }

    private func area(
        at coordinate: Coordinate, code: UInt16, in index: OfflineIndex
    ) throws(IndexFormatError) -> Int? {
        let areas = index.file.areas
        let place = FixedAngle.insideOutlines(coordinate)
        var found: Int?
        try areas.forEachArea(
            containing: place.latitude, place.longitude,
            where: { area throws(IndexFormatError) in
                if code != 0, try areas.country(area) != code { return false }
                return try index.kind(of: try areas.document(area)) == .country
            }
        ) { found = $0 }
        guard found == nil, code != 0 else { return found }
        // On a coast, a coarse outline may exclude a place that names its country itself.
        for area in 0..<areas.count where try areas.country(area) == code {
            if try index.kind(of: try areas.document(area)) == .country { return area }
        }
        return nil
    }

    /// The region of a place in a country: that of the settlement with its name near it, or otherwise that of all the nearest
    /// settlements; nil if they are in different regions.
    func region(
        at coordinate: Coordinate, country: UInt16, locality: String?, languages: [String]
    ) throws(IndexFormatError) -> String? {
        for index in indexes {
            let region = try ReverseSearch(index, coordinate).region(in: country, locality: locality)
            guard let region else { continue }
            return try index.file.records.name(region, languages: index.numbers(ofLanguages: languages))
        }
        return nil
    }

    /// The time zone of a place in a country: that of the nearest settlement.
    func timeZone(at coordinate: Coordinate, country: UInt16) throws(IndexFormatError) -> String? {
        for index in indexes {
            if let zone = try ReverseSearch(index, coordinate).timeZone(in: country) { return zone }
        }
        return nil
    }
}

extension OfflineIndex {
    /// The identifier of a time zone by its number.
    func timeZone(_ number: Int) throws(IndexFormatError) -> String {
        guard number < timeZones.count else { throw IndexFormatError(.corrupt, section: .records) }
        return timeZones[number]
    }

    /// The maximum length of a language tag in bytes; longer ones are no tags, and each of their parts would be looked up.
    package static let longestLanguageTag = 100

    /// The numbers of languages in the index, as far as it has them, each once.
    func numbers(ofLanguages tags: [String]) -> [Int] {
        var numbers: [Int] = []
        let hyphen = UInt8(ascii: "-")
        for tag in tags where tag.utf8.count <= Self.longestLanguageTag {
            // "zh-Hant-TW" matches "zh-hant" and then "zh".
            var candidate = tag.lowercased().utf8.map { $0 == UInt8(ascii: "_") ? hyphen : $0 }[...]
            while true {
                if let number = languages.firstIndex(where: { $0.utf8.elementsEqual(candidate) }),
                    !numbers.contains(number)
                {
                    numbers.append(number)
                }
                guard let end = candidate.lastIndex(of: hyphen) else { break }
                candidate = candidate[..<end]
            }
        }
        return numbers
    }
}
