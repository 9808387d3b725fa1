import MapSearch

/// A question, its answer, and what that is.
public struct GradedAnswer {
    /// What was asked.
    public let question: Question
    /// The name of the engine that was asked.
    public let engine: String
    /// The first object that it found.
    public let answer: Answer
    /// What that is.
    public let verdict: Grader.Verdict
    /// Whether the engine has the settlement of the question.
    public let isSettlementHeld: Bool
    /// Whether the engine has the country of the question, and the question names it.
    public let isCountryHeld: Bool

    /// Asks a question and grades the answer.
    ///
    /// - Throws: What the engine throws.
    public init(_ question: Question, from source: Extract, to engine: Engine, _ grader: Grader) throws {
        self.question = question
        self.engine = engine.name
        answer = try engine.answer(question.request)
        verdict = try grader.verdict(of: answer.object, to: question, from: source, in: engine.sources)
        // Who asks for a name alone does not say where it is.
        isSettlementHeld =
            try question.kind != .businessName
            && grader.isSettlementHeld(question, from: source, in: engine.sources)
        // Nothing is as good an answer to a settlement that is not in the country.
        isCountryHeld =
            question.isCountryNamed && question.kind != .abroad && grader.isCountryHeld(question, in: engine.sources)
    }

    /// Whether the answer is said to be what was asked for, and is not.
    ///
    /// A settlement of the same name is no false answer to the question for one.
    public var isFalse: Bool {
        guard answer.quality != .partial else { return false }
        return verdict != .thing && verdict != .nothing && !(verdict == .namesake && question.kind.isSettlement)
    }

    /// Whether the answer is said to be a part of what was asked for, and is not.
    public var isWrongPart: Bool { answer.quality == .partial && verdict == .elsewhere }

    /// Whether the settlement, or the thing itself, should have been found and was not.
    public var isSettlementMissed: Bool {
        isSettlementHeld && ![.thing, .street, .settlement, .namesake].contains(verdict)
    }

    /// Whether there is no answer, though the country was named and is there, and the settlement is not.
    public var isCountryMissed: Bool { isCountryHeld && !isSettlementHeld && verdict == .nothing }

    /// Whether the answer has the precision of a house and is none, or another one.
    public var isFalselyPrecise: Bool {
        answer.object?[ToponymMetadata.self]?.precision == .exact && verdict != .thing
    }

    /// Question and answer in one line.
    public var line: String {
        let text = "\(engine): \(question.kind) “\(question.text)” → "
        guard let object = answer.object else { return text + "nothing" }
        let kilometers = object.coordinate.distance(to: question.truth.coordinate) / 1000
        let words = answer.match.map { match in
            match.unmatchedWords.isEmpty ? "" : ", without “\(match.unmatchedWords.joined(separator: " "))”"
        }
        let address = object.address?.formatted ?? object.name
        let name = address.hasPrefix(object.name) ? address : "\(object.name): \(address)"
        return text
            + "\(name) (\(object.kind), \(answer.quality)\(words ?? ""), \((kilometers * 10).rounded() / 10) km)"
    }
}
