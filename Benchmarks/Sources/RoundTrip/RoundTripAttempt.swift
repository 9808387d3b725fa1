import GradingSupport
import MapSearch
import MapSearchPresentation

/// A house, asked for by what is known of it.
struct RoundTripAttempt {
    /// How the house is asked for.
    enum Form: String, CaseIterable {
        /// By the fields of its placemark.
        case fields
        /// By the line of its address, as the index has it.
        case line
        /// By the line that its country writes.
        case written
        /// By the short form that its country writes.
        case short
    }

    /// What was found.
    enum Outcome: String, CaseIterable {
        case same = "the same object"
        case sameAddress = "the same address within 50 m"
        case twin = "the same address farther away"
        case otherNumber = "another number of the street"
        case street = "the street"
        case otherTown = "a street of the name elsewhere"
        case otherStreet = "another street"
        case settlement = "a settlement or area"
        case other = "something else"
        case nothing = "nothing"

        var isFound: Bool { self == .same || self == .sameAddress }
    }

    /// How far from each other two objects of one address are still one house, in metres.
    private static let nearness = 50.0

    let house: GeoObject
    let form: Form
    let text: String
    let engine: String
    let answer: Answer
    let outcome: Outcome

    init(_ house: GeoObject, as form: Form, to engine: Engine) throws {
        self.house = house
        self.form = form
        self.engine = engine.name
        let placemark = Placemark(house)
        let request: SearchRequest
        switch form {
        case .fields:
            request = .address(placemark.postalAddress)
            text = "fields \(placemark.postalAddress.singleLine)"
        case .line, .written, .short:
            text =
                switch form {
                case .written: AddressFormatter(.singleLine).string(from: placemark)
                case .short: AddressFormatter(.short).string(from: placemark)
                default: house.address?.formatted ?? house.name
                }
            request = .text(text)
        }
        answer = try engine.answer(request)
        outcome = Self.outcome(answer.object, house)
    }

    private static func outcome(_ found: GeoObject?, _ house: GeoObject) -> Outcome {
        guard let found else { return .nothing }
        if found.uri == house.uri { return .same }
        let distance = found.coordinate.distance(to: house.coordinate)
        if isSame(\.houseNumber, found, house), isSame(\.street, found, house), isSame(\.locality, found, house) {
            return distance <= nearness ? .sameAddress : .twin
        }
        switch found.kind {
        case .house, .street, .intersection:
            guard isSame(\.street, found, house) else { return .otherStreet }
            guard isSame(\.locality, found, house) else { return .otherTown }
            return found.kind == .street ? .street : .otherNumber
        case .locality, .district, .area, .county, .region, .country, .postcode: return .settlement
        default: return .other
        }
    }

    private static func isSame(_ part: KeyPath<Address, String?>, _ one: GeoObject, _ other: GeoObject) -> Bool {
        NameWords.key(one.address?[keyPath: part] ?? "") == NameWords.key(other.address?[keyPath: part] ?? "")
    }

    /// What is special about the house, by which misses are told apart; empty for most.
    var traits: String {
        var traits: [String] = []
        let number = house.address?.houseNumber ?? ""
        if house.address?.street == nil { traits.append("no street") }
        if !number.contains(where: \.isNumber) {
            traits.append("name for a number")
        } else if number.contains(where: { !$0.isNumber && !$0.isLetter }) {
            traits.append("range or list of numbers")
        } else if number.contains(where: { !$0.isNumber }) {
            traits.append("number with a letter")
        }
        return traits.joined(separator: ", ")
    }

    /// Question and answer in one line.
    var line: String {
        guard let object = answer.object else { return "\(form) “\(text)” → nothing" }
        let meters = Int(object.coordinate.distance(to: house.coordinate).rounded())
        return "\(form) “\(text)” → \(object.name), \(object.descriptionText ?? "") "
            + "(\(object.kind), \(answer.quality), \(meters) m)"
    }

    /// What is known of the answer, for the fit of confidence.
    var row: GradedRows.Row {
        let verdict: Grader.Verdict =
            switch outcome {
            // Nothing in the address tells twins apart.
            case .same, .sameAddress, .twin: .thing
            case .otherNumber, .street: .street
            case .settlement: .settlement
            case .otherTown, .otherStreet, .other: .elsewhere
            case .nothing: .nothing
            }
        return GradedRows.Row(
            engine: engine, question: "again by \(form)", text: text, answer: answer, verdict: verdict)
    }
}
