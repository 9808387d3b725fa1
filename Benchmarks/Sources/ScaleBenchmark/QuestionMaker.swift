import MapGeometry
import MapSearch
import MapSearchTestSupport

/// Draws questions to a country, each of which has one answer.
struct QuestionMaker {
    let country: Country
    private var random: SplitMix64
    /// The letters of each town's name.
    private let letters: [[UInt32]]
    private let townNames: Set<[UInt32]>

    private static let houseTolerance = 9e-5
    private static let streetTolerance = 0.002

    init(_ country: Country) {
        self.country = country
        random = SplitMix64(seed: country.seed ^ 0x5155_4553_5449_4F4E)
        letters = country.sites.map { TypingError.letters($0.name) }
        townNames = Set(letters)
    }

    /// A number of questions of each kind.
    mutating func questions(_ count: Int) -> [Question] {
        var questions: [Question] = []
        for kind in Question.Kind.allCases {
            // A town without a chain, or a name without long words: another is drawn, but not for ever.
            var tries = count * 40
            var made = 0
            while made < count, tries > 0 {
                tries -= 1
                guard let question = question(kind) else { continue }
                questions.append(question)
                made += 1
            }
        }
        return questions.shuffled(using: &random)
    }

    private mutating func question(_ kind: Question.Kind) -> Question? {
        let town = country.town(random.next(below: country.sites.count))
        guard !town.site.isAmbiguous else { return nil }
        let street = town.streets[random.next(below: town.streets.count)]
        let house = street.houses[random.next(below: street.houses.count)]
        let (number, name, place) = (house.number, street.name, self.place(town))
        func address(_ text: String) -> Question {
            Question(
                kind: kind, text: text, latitude: house.latitude, longitude: house.longitude,
                tolerance: Self.houseTolerance)
        }
        switch kind {
        case .address: return address("\(name) \(number), \(place)")
        case .addressPostcode: return address("\(name) \(number), \(street.postcode) \(town.site.name)")
        case .numberFirst: return address("\(number) \(name), \(place)")
        case .plain: return address("\(place) \(name) \(number)".replacing(",", with: ""))
        case .streetPostcode: return address("\(name) \(number), \(street.postcode)")
        case .addressWithin:
            var question = address("\(name) \(number)")
            question.area = .bounds(bounds(of: town), .required)
            return question
        case .typoStreet: return misspelt(street, in: town).map { address("\($0) \(number), \(place)") }
        case .typoTown: return misspelt(town, having: street).map { address("\(name) \(number), \($0)") }
        case .typoBoth:
            guard let street = misspelt(street, in: town), let place = misspelt(town, having: nil) else { return nil }
            return address("\(street) \(number), \(place)")
        case .town:
            return Question(
                kind: kind, text: place, latitude: town.site.latitude, longitude: town.site.longitude,
                tolerance: country.reach.longitude)
        case .street: return question(kind, "\(name), \(place)", street)
        case .suggestTown: return unfinishedTown(town, street)
        case .suggestStreet:
            return unfinishedStreet(street, in: town).map { question(kind, "\(place) \($0)", street) }
        case .business, .businessAddress, .chainNear, .chainSorted, .chainWithin:
            return question(kind, about: street, in: town)
        }
    }

    /// The name of a town, with its region where another town has the name.
    private func place(_ town: Town) -> String {
        town.site.isShared ? "\(town.site.name), \(town.region)" : town.site.name
    }

    private func bounds(of town: Town) -> CoordinateBounds {
        // Streets that begin at the edge of the town leave it.
        let margin = 0.002
        let (latitude, longitude) = (country.reach.latitude + margin, country.reach.longitude + margin)
        return CoordinateBounds(
            south: town.site.latitude - latitude, west: town.site.longitude - longitude,
            north: town.site.latitude + latitude, east: town.site.longitude + longitude)
    }

    private func question(_ kind: Question.Kind, _ text: String, _ street: Town.Street) -> Question {
        Question(
            kind: kind, text: text, latitude: street.middle.latitude, longitude: street.middle.longitude,
            tolerance: Self.streetTolerance)
    }

    // MARK: Businesses

    private mutating func question(_ kind: Question.Kind, about street: Town.Street, in town: Town) -> Question? {
        let business = street.business
        let isChainWanted = kind == .chainNear || kind == .chainSorted || kind == .chainWithin
        let letters = TypingError.letters(business.name)
        guard town.streets.count(where: { TypingError.letters($0.business.name) == letters }) == 1,
            !townNames.contains(letters), business.isChain || !isChainWanted
        else { return nil }
        let address = business.address
        let text =
            switch kind {
            case .business: "\(business.name), \(place(town))"
            case .businessAddress: "\(business.name), \(street.name) \(address.number), \(place(town))"
            default: business.name
            }
        var question = Question(
            kind: kind, text: text, latitude: address.latitude, longitude: address.longitude,
            tolerance: Self.houseTolerance)
        if kind == .chainWithin { question.area = .bounds(bounds(of: town), .required) }
        if kind == .chainNear || kind == .chainSorted {
            let point = Coordinate(
                latitude: address.latitude + 0.004 * (random.share() - 0.5),
                longitude: address.longitude + 0.004 * (random.share() - 0.5))
            question.area = .point(point)
        }
        return question
    }

    // MARK: Typing errors

    /// A street with a wrong letter, unless another street or business of the town is as near to what is typed.
    private mutating func misspelt(_ street: Town.Street, in town: Town) -> String? {
        guard let text = TypingError.misspelt(street.name, &random) else { return nil }
        let typed = TypingError.letters(text)
        let names = town.streets.flatMap { [$0.name, $0.business.name] }
        return names.contains { $0 != street.name && TypingError.isWithinOne(TypingError.letters($0), typed) }
            ? nil : text
    }

    /// A town with a wrong letter in its name, unless a town that is as near to what is typed has the street, too.
    private mutating func misspelt(_ town: Town, having street: Town.Street?) -> String? {
        guard let text = TypingError.misspelt(town.site.name, &random) else { return nil }
        let typed = TypingError.letters(text)
        for index in letters.indices where TypingError.isWithinOne(letters[index], typed) {
            guard letters[index] != TypingError.letters(town.site.name) else { continue }
            guard let street, letters[index] != typed else { return nil }
            if country.town(index).streets.contains(where: { $0.name == street.name }) { return nil }
        }
        return town.site.isShared ? "\(text), \(town.region)" : text
    }

    // MARK: Beginnings

    /// A street and as much of its town as leaves no other town that has the street.
    private mutating func unfinishedTown(_ town: Town, _ street: Town.Street) -> Question? {
        guard !town.site.isShared else { return nil }
        let name = town.site.name
        let first = min(name.count, 3 + random.next(below: 3))
        for length in first..<max(first + 1, name.count) {
            let start = TypingError.letters(String(name.prefix(length)))
            let others = letters.indices.filter {
                letters[$0].starts(with: start) && letters[$0] != TypingError.letters(name)
            }
            if others.count > 200 { continue }
            if others.contains(where: { country.town($0).streets.contains { $0.name == street.name } }) { continue }
            return question(.suggestTown, "\(street.name), \(name.prefix(length))", street)
        }
        return nil
    }

    /// As much of a street as no other street and no business of its town begins with.
    private mutating func unfinishedStreet(_ street: Town.Street, in town: Town) -> String? {
        let first = min(street.name.count, 3 + random.next(below: 3))
        let names = town.streets.flatMap { [$0.name, $0.business.name] }.filter { $0 != street.name }
            .map(TypingError.letters)
        return (first...street.name.count).lazy.map { String(street.name.prefix($0)) }.first { start in
            let typed = TypingError.letters(start)
            // A name may be found by its later words as well, and its last word alone is too little to go by.
            return start.split(separator: " ").last.map { $0.count >= 2 } ?? false && start.last != " "
                && !names.contains { $0.starts(with: typed) || $0.contains([0x20] + typed) }
        }
    }
}
