import GradingSupport
import MapGeometry
import MapSearch

/// The address of a house on its way into a search field.
struct TypedAddress {
    /// How far it is typed.
    enum Stage: String, CaseIterable {
        case three = "3 letters"
        case four = "4 letters"
        case five = "5 letters"
        case street
        case numberBegun = "number begun"
        case number
        case townBegun = "town begun"
        case town = "town, 3 letters"
    }

    /// How far from a house a street of its name is still the one it is on, in metres.
    private static let streetReach = 3000.0
    /// How far from each other two objects of one address are still one house, in metres.
    private static let nearness = 100.0

    let house: GeoObject
    private let street: String
    private let number: String
    private let town: String
    /// Whether the country writes the number before the street.
    private let isNumberFirst: Bool

    /// Reads a house; nil where the address lacks a part, or where the street is too short for all stages.
    init?(_ house: GeoObject) {
        guard let street = house.address?.street, let number = house.address?.houseNumber,
            let town = house.address?.locality, street.count > 5, number.allSatisfy(\.isNumber)
        else { return nil }
        self.house = house
        self.street = street
        self.number = number
        self.town = town
        isNumberFirst = house.name.hasPrefix(number)
    }

    /// What is in the field at a stage; nil where the address has no such stage.
    func text(at stage: Stage) -> String? {
        let start = isNumberFirst ? number + " " : ""
        let line = isNumberFirst ? "\(number) \(street)" : "\(street) \(number)"
        return switch stage {
        case .three: start + street.prefix(3)
        case .four: start + street.prefix(4)
        case .five: start + street.prefix(5)
        case .street: start + street
        case .numberBegun: isNumberFirst || number.count < 2 ? nil : "\(street) \(number.prefix(1))"
        case .number: isNumberFirst ? nil : line
        case .townBegun: "\(line), \(town.prefix(1))"
        case .town: "\(line), \(town.prefix(3))"
        }
    }

    /// Whether a line is what is being typed: the street while no number is typed, and then the house.
    func isMeant(_ suggestion: Suggestion, at stage: Stage) -> Bool {
        if suggestion.uri == house.uri { return true }
        guard let center = suggestion.center else { return false }
        let distance = center.distance(to: house.coordinate)
        let words = NameWords.words(suggestion.title)
        let isWholeNumber = isNumberFirst || stage > .numberBegun
        guard !isWholeNumber else {
            return distance <= Self.nearness && words.sorted() == (NameWords.words(street) + [number]).sorted()
        }
        return distance <= Self.streetReach && words.starts(with: NameWords.words(street))
            && (stage == .numberBegun || suggestion.kind == .street)
    }

    /// Whether each word of a text is the beginning of a word that a line shows.
    static func goesOn(_ suggestion: Suggestion, from text: String) -> Bool {
        let shown = NameWords.words(suggestion.title + " " + (suggestion.subtitle ?? ""))
        return NameWords.words(text).allSatisfy { word in shown.contains { $0.hasPrefix(word) } }
    }
}

extension TypedAddress.Stage: Comparable {
    static func < (first: Self, second: Self) -> Bool {
        allCases.firstIndex(of: first) ?? 0 < allCases.firstIndex(of: second) ?? 0
    }
}
