import MapGeometry
import MapSearch
public import MapSearchTestSupport

/// Makes questions of the objects of an index, in the orders and forms that people write.
public struct QuestionMaker {
    /// Streets that are nearer to each other than this, in metres, may be in one town for those who live there.
    private static let neighborhood = 1500.0

    /// A word in as many objects is no name of its own.
    private static let manyObjects = 40

    private let source: Extract
    private let houses: [GeoObject]
    private let streets: [GeoObject]
    private let businesses: [GeoObject]
    private let towns: [GeoObject]
    private let inventor: StreetInventor
    private let world: Extract
    private let countries: [GeoObject]

    /// Reads what there is to ask for.
    ///
    /// - Parameters:
    ///   - source: The index that holds the answers.
    ///   - world: The index that has the countries.
    ///   - houseCount: How many houses to look for.
    ///   - random: Decides which.
    /// - Throws: What the engine throws.
    public init(_ source: Extract, in world: Extract, houseCount: Int, _ random: inout SplitMix64) throws {
        self.source = source
        self.world = world
        countries = world.objects.filter { $0.kind == .country }
        houses = try source.houses(houseCount, &random).filter { $0.address?.street != nil && Self.isInTown($0) }
        streets = source.objects.filter { $0.kind == .street && Self.isInTown($0) }
        businesses = source.objects.filter { $0.kind == .business && Self.isInTown($0) && Self.hasOwnName($0) }
        towns = source.objects.filter { $0.kind == .locality && $0.address?.countryCode != nil }
        inventor = StreetInventor(source)
    }

    private static func isInTown(_ object: GeoObject) -> Bool {
        guard let town = object.address?.locality else { return false }
        return !NameWords.areAlike([NameWords.key(town)], [NameWords.key(object.name)])
    }

    /// Whether an organization has a name that it can be asked for by: others are shown with that of their category.
    private static func hasOwnName(_ object: GeoObject) -> Bool {
        let categories = object[BusinessMetadata.self]?.categories ?? []
        return !categories.contains { $0.name == object.name }
            && NameWords.words(object.name).contains { $0.count > 3 }
    }

    /// A question of a kind; nil where the index has nothing to ask for, or this draw does not make a fair question.
    public func question(_ kind: Question.Kind, _ random: inout SplitMix64) -> Question? {
        switch kind {
        case .house: houses.randomElement(using: &random).flatMap { house($0, kind, street: nil, &random) }
        case .street: streets.randomElement(using: &random).flatMap { street($0, kind, named: nil, &random) }
        case .business: businesses.randomElement(using: &random).flatMap { business($0, &random) }
        case .businessName: businesses.randomElement(using: &random).flatMap(businessName)
        case .town, .name: towns.randomElement(using: &random).map { town($0, kind) }
        case .invented:
            streets.randomElement(using: &random).flatMap {
                let name = inventor.invented(in: $0.address?.countryCode ?? "", &random)
                return streetOrHouse($0, kind, named: name, &random)
            }
        case .garbled:
            streets.randomElement(using: &random).flatMap { object in
                inventor.garbled(object.name, &random).flatMap { streetOrHouse(object, kind, named: $0, &random) }
            }
        case .elsewhere: elsewhere(&random)
        case .abroad: abroad(&random)
        }
    }

    private func streetOrHouse(
        _ object: GeoObject, _ kind: Question.Kind, named name: String, _ random: inout SplitMix64
    ) -> Question? {
        Bool.random(using: &random)
            ? street(object, kind, named: name, &random) : house(object, kind, street: name, &random)
    }

    /// A street that the index has, and another town, which has no street with its words and none near it.
    private func elsewhere(_ random: inout SplitMix64) -> Question? {
        guard let object = streets.randomElement(using: &random), let other = streets.randomElement(using: &random),
            let town = other.address?.locality, town != object.address?.locality,
            // Numbered roads lead everywhere.
            !object.name.contains(where: \.isNumber),
            !source.hasObject(withWords: NameWords.words(object.name) + NameWords.words(town))
        else { return nil }
        // A road may lead through towns that its address does not name.
        let extent = object.boundingBox ?? CoordinateBounds(covering: [object.coordinate])
        let surroundings = extent.expanded(byMeters: Self.neighborhood)
        let isThere = streets.contains {
            $0.address?.locality == town && (surroundings.contains($0.coordinate) || isAlike($0.name, object.name))
        }
        // Its ends may be in a part of that town which lies apart.
        let reachesThere = [extent.southWest, extent.northEast].contains { corner in
            let found = try? source.backend.answer(.reverse(corner, options: SearchOptions(searchTypes: .places)))
            return found?.objects.first?.address?.locality == town
        }
        return isThere || reachesThere ? nil : streetOrHouse(other, .elsewhere, named: object.name, &random)
    }

    /// Whether two streets share a word that is not in many names, or are one but for two letters.
    private func isAlike(_ name: String, _ other: String) -> Bool {
        let rare = NameWords.words(name).filter { $0.count >= 4 && source.objectCount(ofWord: $0) < Self.manyObjects }
        return !Set(rare).isDisjoint(with: NameWords.words(other))
            || editDistance(NameWords.key(name), NameWords.key(other)) <= 2
    }

    /// A town, and a country that has none of its name.
    private func abroad(_ random: inout SplitMix64) -> Question? {
        guard let object = towns.randomElement(using: &random), let country = countries.randomElement(using: &random),
            let code = country.address?.countryCode, code != object.address?.countryCode
        else { return nil }
        let words = NameWords.words(object.name)
        guard !world.hasObject(withWords: words + NameWords.words(country.name)) else { return nil }
        let request: SearchRequest =
            switch Int.random(in: 0..<3, using: &random) {
            case 0: .text("\(object.name), \(country.name)")
            case 1: .address(PostalAddress(city: object.name, country: country.name))
            default: .address(PostalAddress(city: object.name, isoCountryCode: code))
            }
        return Question(
            kind: .abroad, request: request, words: words, truth: country, town: object.name, isCountryNamed: true)
    }

    // MARK: Forms

    private func house(
        _ object: GeoObject, _ kind: Question.Kind, street name: String?, _ random: inout SplitMix64
    ) -> Question? {
        guard let address = object.address, let street = name ?? address.street, let town = address.locality else {
            return nil
        }
        let number = address.houseNumber ?? String(Int.random(in: 1...60, using: &random))
        let isNumberFirst = ["GB", "MT"].contains(address.countryCode ?? "")
        let line = isNumberFirst ? "\(number) \(street)" : "\(street) \(number)"
        let turned = isNumberFirst ? "\(street) \(number)" : "\(number) \(street)"
        let postcode = address.postalCode ?? ""
        let place = isNumberFirst ? join(town, postcode) : join(postcode, town)
        let country = address.country ?? ""
        let form = Int.random(in: 0..<8, using: &random)
        let text =
            switch form {
            case 0: "\(line), \(town)"
            case 1: "\(line), \(place)"
            case 2: "\(turned), \(town)"
            case 3: "\(place), \(line)"
            case 4: "\(line) \(town)".lowercased()
            case 5: list(line, place, country)
            case 6: "\(town) \(line)"
            default: ""
            }
        let request: SearchRequest =
            form < 7
            ? .text(text)
            : .address(
                PostalAddress(
                    street: line, city: town, postalCode: postcode, country: country,
                    isoCountryCode: address.countryCode ?? ""))
        return Question(
            kind: kind, request: request, words: NameWords.words(street) + NameWords.words(town),
            truth: object, town: town, postcode: [1, 3, 5, 7].contains(form) ? postcode : "",
            isCountryNamed: form == 5 && !country.isEmpty || form == 7)
    }

    private func street(
        _ object: GeoObject, _ kind: Question.Kind, named name: String?, _ random: inout SplitMix64
    ) -> Question? {
        guard let address = object.address, let town = address.locality else { return nil }
        let street = name ?? object.name
        let country = address.country ?? ""
        let form = Int.random(in: 0..<6, using: &random)
        let text =
            switch form {
            case 0, 1: "\(street), \(town)"
            case 2: "\(town), \(street)"
            case 3: "\(street) \(town)".lowercased()
            case 4: list(street, town, country)
            default: ""
            }
        let request: SearchRequest =
            form < 5
            ? .text(text)
            : .address(PostalAddress(street: street, city: town, isoCountryCode: address.countryCode ?? ""))
        return Question(
            kind: kind, request: request, words: NameWords.words(street) + NameWords.words(town), truth: object,
            town: town, isCountryNamed: form == 5 || form == 4 && !country.isEmpty)
    }

    private func business(_ object: GeoObject, _ random: inout SplitMix64) -> Question? {
        guard let address = object.address, let town = address.locality else { return nil }
        let country = address.country ?? ""
        let form = Int.random(in: 0..<5, using: &random)
        let text =
            switch form {
            case 0, 1: "\(object.name), \(town)"
            case 2: "\(object.name) \(town)"
            case 3: list(object.name, town, country)
            default: list(object.name, address.street ?? "", town)
            }
        return Question(
            kind: .business, request: .text(text), words: NameWords.words(object.name) + NameWords.words(town),
            truth: object, town: town, isCountryNamed: form == 3 && !country.isEmpty)
    }

    private func businessName(_ object: GeoObject) -> Question? {
        guard let town = object.address?.locality, NameWords.words(object.name).count > 1 else { return nil }
        return Question(
            kind: .businessName, request: .text(object.name), words: NameWords.words(object.name), truth: object,
            town: town,
            isCountryNamed: false)
    }

    private func town(_ object: GeoObject, _ kind: Question.Kind) -> Question {
        let country = kind == .name ? "" : object.address?.country ?? ""
        return Question(
            kind: kind, request: .text(list(object.name, country)), words: NameWords.words(object.name), truth: object,
            town: object.name, isCountryNamed: !country.isEmpty)
    }

    private func join(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }

    private func list(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: ", ") }
}
