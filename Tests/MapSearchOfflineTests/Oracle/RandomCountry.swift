import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchTestSupport

/// A small country that is made at random: few words, so that names are shared; streets and shops by Zipf's law, so that the
/// commonest are everywhere; two kinds of hierarchy, postal codes, and towns that only addresses name.
struct RandomCountry {
    private(set) var records: [IndexRecord] = []
    private var random: SplitMix64
    private let nouns = ["Mill", "Church", "Station", "North", "River", "Green", "King", "Oak", "Stone", "Bridge"]
    private let types = ["Street", "Road", "Lane", "Way"]
    private let heads = ["New", "Saint", "Upper", "Old", "Great"]
    private let stems = ["Ford", "Ham", "Wick", "Stead", "Thorpe", "Haven", "Marsh", "Dale"]

    static let origin = Coordinate(latitude: 50, longitude: 10)

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        for country in 0..<2 {
            let uri = add(.country, country == 0 ? "Westland" : "Eastmark", Self.origin, nil, people: 3_000_000)
            records[records.count - 1].countryCode = country == 0 ? "AA" : "AB"
            for _ in 0..<3 { addRegion(in: uri) }
        }
        // What belongs to nothing.
        for _ in 0..<20 { _ = add(.other, phrase(), place(around: Self.origin, 3), nil) }
    }

    private mutating func addRegion(in country: String) {
        let middle = place(around: Self.origin, 3)
        let region = add(.region, stem() + "shire", middle, country, people: 400_000)
        for _ in 0..<Int.random(in: 2...5, using: &random) {
            let people = Int.random(in: 200...300_000, using: &random)
            let town = add(.locality, townName(), place(around: middle, 0.5), region, people: people)
            addStreets(in: town, Int.random(in: 3...12, using: &random))
            if Bool.random(using: &random) {
                let place = place(around: records[records.count - 1].coordinate, 0.02)
                let district = add(.district, townName(), place, town, people: people / 5)
                addStreets(in: district, 3)
            }
        }
    }

    private mutating func addStreets(in town: String, _ count: Int) {
        let middle = records.last { $0.uri == town }?.coordinate ?? Self.origin
        let postcode = String(Int.random(in: 1000...1030, using: &random))
        for _ in 0..<count {
            let place = place(around: middle, 0.02)
            let street = add(.street, streetName(), place, town)
            let number = records.count - 1
            records[number].postcode = postcode
            for house in 1...Int.random(in: 1...9, using: &random) {
                records[number].houses.append(
                    .init(
                        number: String(house),
                        coordinate: Coordinate(
                            latitude: place.latitude + Double(house) * 1e-4, longitude: place.longitude)))
            }
            if Int.random(in: 0..<6, using: &random) == 0 { records[number].postTowns = [townName()] }
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                _ = add(.business, shopName(), place, Bool.random(using: &random) ? street : town)
                records[records.count - 1].business = BusinessMetadata(name: records[records.count - 1].name)
                if Bool.random(using: &random) { records[records.count - 1].houseNumber = "3" }
            }
        }
    }

    private mutating func add(
        _ kind: ObjectKind, _ name: String, _ place: Coordinate, _ parent: String?, people: Int? = nil
    ) -> String {
        var record = IndexRecord(uri: "o:\(records.count)", kind: kind, name: name, coordinate: place)
        record.parent = parent
        record.population = people
        // Equal importances are the rule among streets; some are better known all the same.
        if Int.random(in: 0..<5, using: &random) == 0 { record.importance = .random(in: 0...0.6, using: &random) }
        // Names in other languages, which may be words of the shown names of others.
        if people != nil, Bool.random(using: &random) { record.localizedNames["gd"] = townName() }
        if people != nil, Bool.random(using: &random) { record.alternateNames = [phrase()] }
        records.append(record)
        return record.uri
    }

    // MARK: Names

    private mutating func place(around middle: Coordinate, _ reach: Double) -> Coordinate {
        Coordinate(
            latitude: middle.latitude + .random(in: -reach...reach, using: &random),
            longitude: middle.longitude + .random(in: -reach...reach, using: &random))
    }

    /// One of some words, the first ones far more often.
    private mutating func common(_ words: [String]) -> String {
        let share = Double.random(in: 0..<1, using: &random)
        return words[Int(share * share * share * Double(words.count))]
    }

    private mutating func stem() -> String { common(stems) }
    private mutating func streetName() -> String { common(nouns) + " " + common(types) }
    private mutating func phrase() -> String { common(nouns) + " " + stem() }
    private mutating func townName() -> String {
        Int.random(in: 0..<3, using: &random) == 0 ? common(heads) + " " + stem() : stem()
    }
    private mutating func shopName() -> String {
        Bool.random(using: &random) ? common(["Coop", "Spar", "Aldi"]) : common(nouns) + " Inn"
    }

    // MARK: Questions

    /// A text as somebody might ask for an object: with its town or region, a number, in another order, misspelt, unfinished.
    mutating func question() -> String {
        let record = records[Int.random(in: 0..<records.count, using: &random)]
        var parts = [record.name]
        if !record.houses.isEmpty, Bool.random(using: &random) {
            let number = Int.random(in: 1...11, using: &random)
            parts[0] = Bool.random(using: &random) ? "\(parts[0]) \(number)" : "\(number) \(parts[0])"
        }
        var parent = record.parent
        while let uri = parent, let container = records.first(where: { $0.uri == uri }) {
            if Int.random(in: 0..<3, using: &random) > 0 { parts.append(container.name) }
            parent = container.parent
        }
        if let postcode = record.postcode, Int.random(in: 0..<4, using: &random) == 0 {
            parts.insert(postcode, at: min(1, parts.count))
        }
        if let town = record.postTowns.first, Bool.random(using: &random) { parts.append(town) }
        if Int.random(in: 0..<8, using: &random) == 0 { parts.append(townName()) }
        if Int.random(in: 0..<5, using: &random) == 0 { parts.reverse() }
        var text = parts.joined(separator: Bool.random(using: &random) ? ", " : " ")
        if Int.random(in: 0..<4, using: &random) == 0 { text = misspelt(text) }
        if Int.random(in: 0..<6, using: &random) == 0 { text = String(text.dropLast(2)) }
        return text
    }

    /// The beginning of a text as it is typed letter by letter.
    mutating func begunQuestion() -> String {
        let record = records[Int.random(in: 0..<records.count, using: &random)]
        let names = [record.name] + record.localizedNames.values.sorted() + record.alternateNames
        let text = common(names)
        return String(text.prefix(Int.random(in: 1...max(1, text.count), using: &random)))
    }

    private mutating func misspelt(_ text: String) -> String {
        var letters = Array(text)
        let places = letters.indices.filter { letters[$0].isLetter }
        guard let place = places.randomElement(using: &random) else { return text }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: letters.remove(at: place)
        case 1: letters[place] = "e"
        default: letters.insert("t", at: place)
        }
        return String(letters)
    }

    /// What an object is called and where, for messages.
    func description(of uri: String) -> String {
        var text = uri
        var next: String? = uri
        while let uri = next, let record = records.first(where: { $0.uri == uri }) {
            text += " / \(record.name)" + record.postTowns.map { " (\($0))" }.joined()
            next = record.parent
        }
        return text
    }

    /// A place in the country.
    mutating func somewhere() -> Coordinate { place(around: Self.origin, 3) }

    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
}
