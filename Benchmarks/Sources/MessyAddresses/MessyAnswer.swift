import GradingSupport
import MapSearch

/// A messy address and what came of it.
struct MessyAnswer {
    /// What the first object is, and is said to be.
    enum Grade: String, CaseIterable {
        case right = "right"
        case rightPartial = "right, said to be partial"
        case part = "street or town, said to be partial"
        case wrongExact = "wrong, said to be exact"
        case wrongCorrected = "wrong, said to be corrected"
        case wrongPartial = "wrong, said to be partial"
        case nothing = "nothing"
    }

    let mess: Mess
    let house: GeoObject
    let engine: String
    let answer: Answer
    let verdict: Grader.Verdict

    init(_ mess: Mess, of house: GeoObject, in source: Extract, to engine: Engine) throws {
        self.mess = mess
        self.house = house
        self.engine = engine.name
        answer = try engine.answer(.text(mess.text))
        verdict = Self.verdict(answer.object, house, mess)
    }

    var grade: Grade {
        switch (verdict, answer.quality) {
        case (.nothing, _): .nothing
        case (.thing, .partial): .rightPartial
        case (.thing, _): .right
        case (.street, .partial), (.settlement, .partial), (.container, .partial): .part
        case (_, .exact): .wrongExact
        case (_, .corrected): .wrongCorrected
        case (_, .partial): .wrongPartial
        }
    }

    /// How far from the house what has its address is still it, in metres.
    private static let nearness = 2000.0

    private static func verdict(_ found: GeoObject?, _ house: GeoObject, _ mess: Mess) -> Grader.Verdict {
        guard let found else { return .nothing }
        let distance = found.coordinate.distance(to: house.coordinate)
        let (address, wanted) = (found.address, house.address)
        let isStreet =
            isSame(address?.street, wanted?.street) || found.kind == .street && isSame(found.name, wanted?.street)
        // Without town and postal code, every street of the name is meant. A street is long, and near all of its town.
        let isNear =
            distance <= nearness || isSame(address?.locality, wanted?.locality)
            || mess.town.isEmpty && mess.postcode.isEmpty
        if mess.number.isEmpty, isNear {
            // A district or a stop that has the name of the street is another reading of it.
            if found.kind == .street && isStreet || isSame(found.name, wanted?.street) { return .thing }
            if found.kind == .house && isStreet { return .street }
        } else if isNear, isStreet {
            // What is in the house has its address.
            return isSame(address?.houseNumber, wanted?.houseNumber) ? .thing : .street
        }
        switch found.kind {
        case .locality, .district, .county, .region, .country, .area, .postcode:
            let isContainer =
                wanted?.components.contains { isSame($0.name, found.name) } == true
                || isSame(found.name, wanted?.postalCode) || isSame(found.address?.locality, wanted?.locality)
            guard isContainer else { return .elsewhere }
            return isSame(found.address?.locality, wanted?.locality) ? .settlement : .container
        default: return .elsewhere
        }
    }

    private static func isSame(_ one: String?, _ other: String?) -> Bool {
        guard let one, let other else { return false }
        return NameWords.key(one) == NameWords.key(other)
    }

    /// Question and answer in one line.
    var line: String {
        let text = mess.text.split(whereSeparator: \.isNewline).joined(separator: "⏎")
        let kinds = mess.kinds.map(\.rawValue).joined(separator: ", ")
        let asked = "\(engine): “\(text)” [\(kinds); \(house.name), \(house.address?.locality ?? "")] → "
        guard let object = answer.object else { return asked + "nothing" }
        let meters = Int(object.coordinate.distance(to: house.coordinate).rounded())
        let without = (answer.match?.unmatchedWords ?? []).joined(separator: " ")
        return asked + "\(object.name), \(object.descriptionText ?? "") (\(object.kind), \(answer.quality), "
            + "\(without.isEmpty ? "" : "without “\(without)”, ")\(meters) m)"
    }

    /// What is known of the answer, for the fit of confidence.
    var row: GradedRows.Row {
        GradedRows.Row(engine: engine, question: "messy", text: mess.text, answer: answer, verdict: verdict)
    }
}
