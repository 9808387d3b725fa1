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
        case twin = "another object of the very same address"
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
    /// Whether the house is among the results, if another one of its address comes first.
    let isListed: Bool

    init(_ house: GeoObject, as form: Form, to engine: Engine) throws {
        self.house = house
        self.form = form
        self.engine = engine.name
        let request = Self.request(house, as: form)
        text = Self.text(of: request)
        let response = try engine.respond(request)
        answer = Answer(response)
        outcome = Self.outcome(answer.object, house, as: form)
        isListed = response.objects.contains { $0.uri == house.uri }
    }

    private static func request(_ house: GeoObject, as form: Form) -> SearchRequest {
        let placemark = Placemark(house)
        return switch form {
        case .fields: .address(placemark.postalAddress)
        case .line: .text(house.address?.formatted ?? house.name)
        case .written: .text(AddressFormatter(.singleLine).string(from: placemark))
        case .short: .text(AddressFormatter(.short).string(from: placemark))
        }
    }

    private static func text(of request: SearchRequest) -> String {
        switch request.operation {
        case .text(let text, _): text
        case .address(let address, _): "fields \(address.singleLine)"
        default: ""
        }
    }

    private static func outcome(_ found: GeoObject?, _ house: GeoObject, as form: Form) -> Outcome {
        guard let found else { return .nothing }
        if found.uri == house.uri { return .same }
        let distance = found.coordinate.distance(to: house.coordinate)
        let isSameAddress =
            isSame(\.houseNumber, found, house) && isSame(\.street, found, house) && isSame(\.locality, found, house)
        if distance <= nearness, isSameAddress || isAskedAlike(found, house, as: form) { return .sameAddress }
        if isAskedAlike(found, house, as: form) { return .twin }
        switch found.kind {
        case .house, .street, .intersection:
            guard isSame(\.street, found, house) else { return .otherStreet }
            guard isSame(\.locality, found, house) else { return .otherTown }
            return found.kind == .street ? .street : .otherNumber
        case .locality, .district, .area, .county, .region, .country, .postcode: return .settlement
        default: return .other
        }
    }

    /// Whether the same question would be asked for both: nothing in it tells which one is meant.
    private static func isAskedAlike(_ one: GeoObject, _ other: GeoObject, as form: Form) -> Bool {
        func key(_ object: GeoObject) -> String {
            // "5 a" and "5a" are one number, as two mappers wrote it.
            NameWords.key(text(of: request(object, as: form))).filter { $0 != " " }
        }
        return key(one) == key(other)
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
