import MapGeometry
public import MapSearch

/// Says whether an answer is the place that was asked for, contains it, or is elsewhere.
///
/// It goes by coordinates, names in several languages, and what the places are in; not by what the engine says of its answer.
public final class Grader {
    /// What an answer is.
    public enum Verdict: String, CaseIterable {
        /// What was asked for.
        case thing
        /// The street of a house, or another house of it.
        case street
        /// Its settlement, or the postal code that was asked for.
        case settlement
        /// Its region, country or district.
        case container
        /// Another settlement of the name that is in the question, which does not say which of them is meant.
        case namesake
        /// Anything else.
        case elsewhere
        /// There is no answer.
        case nothing

        /// Whether what was asked for is in the answer.
        public var isContainer: Bool { self == .street || self == .settlement || self == .container }
    }

    /// How far from its point a street or business is still the same place, in metres.
    private static let nearness = 2000.0
    /// How far from its point a municipality reaches, in metres, whose name is in the address of the place.
    private static let municipalityReach = 20_000.0
    /// How far from its point a postal code may be in use, in metres.
    private static let postcodeReach = 20_000.0

    private let world: Extract
    private var containers: [String: Containers] = [:]

    private struct Containers {
        var uris: Set<String> = []
        var names: Set<String> = []
    }

    /// Creates a grader that knows regions and countries by the outlines of an index.
    public init(world: Extract) {
        self.world = world
    }

    /// Grades an answer.
    ///
    /// - Parameters:
    ///   - answer: The first object of the answer.
    ///   - question: What was asked.
    ///   - source: The index that the question was made of.
    ///   - sources: The indexes that were asked, which know the other names of the answer.
    /// - Returns: What the answer is; `nothing` where there is none.
    /// - Throws: What the engine throws.
    public func verdict(
        of answer: GeoObject?, to question: Question, from source: Extract, in sources: [Extract]
    ) throws -> Verdict {
        guard let answer else { return .nothing }
        let truth = question.truth
        let distance = answer.coordinate.distance(to: truth.coordinate)
        var names = sources.reduce(into: Set<String>()) { $0.formUnion($1.nameKeys(of: answer)) }
        // Former and foreign names are known to the index alone.
        let match = answer[MatchMetadata.self]
        if let name = match?.matchedName, match?.edits == 0 { names.insert(NameWords.key(name)) }
        let code = answer.address?.countryCode
        let isInCountry = code == nil || truth.address?.countryCode == nil || code == truth.address?.countryCode
        if try isThing(answer, question, names, distance, source), isInCountry { return .thing }
        if isInCountry, isStreet(answer, question, distance) { return .street }
        let town = try townNames(of: question, in: source)
        let isSettlement = Settlement.isSettlement(answer.kind) || answer.kind == .region
        if isInCountry {
            if isSettlement, isAround(answer, question, names, town, distance) {
                return question.kind.isSettlement ? .container : .settlement
            }
            if answer.kind == .postcode, distance <= Self.postcodeReach, question.postcode == answer.name {
                return .settlement
            }
            // What is around a harbour may bear its name, and so may a town at the other end of the country.
            let isNamesake = question.kind.isSettlement && isSettlement && !names.isDisjoint(with: town)
            if !isNamesake, try contains(answer, question, names, distance) { return .container }
        }
        guard isSettlement, !names.isDisjoint(with: town) else { return .elsewhere }
        // Two towns of a country may have one name.
        if question.isLocated { return isInCountry && question.postcode.isEmpty ? .namesake : .elsewhere }
        if try isAsLarge(answer, town, truth) { return .namesake }
        return .elsewhere
    }

    /// Whether a settlement is the one of a question, or a smaller one around its place that the question names, too.
    private func isAround(
        _ answer: GeoObject, _ question: Question, _ names: Set<String>, _ town: Set<String>, _ distance: Double
    ) -> Bool {
        if !question.kind.isSettlement {
            if names.contains(NameWords.key(question.truth.address?.locality ?? "")) {
                return distance <= Self.municipalityReach
            }
            if distance <= Settlement.reach(of: answer), NameWords.areAlike(names, town) { return true }
        }
        // "16 Carretera d'Arinsal, La Massana" is in Arinsal, which is in La Massana.
        let textWords = NameWords.words(question.text.replacing("'", with: " "))
        return distance <= Settlement.radius(of: answer)
            && names.contains { name in
                let words = NameWords.words(name)
                return question.words.contains(words) || textWords.contains(words)
            }
    }

    /// Whether an answer has as many people as the settlement that is meant: nobody who says London means the one in Ohio.
    private func isAsLarge(_ answer: GeoObject, _ town: Set<String>, _ truth: GeoObject) throws -> Bool {
        let meant = try world.settlements(named: town, near: truth.coordinate).compactMap(\.population).max()
        return answer.population ?? 0 >= meant ?? 0
    }

    /// Whether one of some indexes has the settlement of a question.
    ///
    /// - Throws: What the engine throws.
    public func isSettlementHeld(_ question: Question, from source: Extract, in sources: [Extract]) throws -> Bool {
        guard question.kind != .abroad else { return false }
        let names = try townNames(of: question, in: source)
        return try sources.contains {
            try !$0.settlements(named: names, near: question.truth.coordinate).isEmpty
        }
    }

    /// Whether one of some indexes has the country of a question.
    public func isCountryHeld(_ question: Question, in sources: [Extract]) -> Bool {
        sources.contains { $0.hasCountry(question.truth.address?.countryCode) }
    }

    /// The names of the settlement: as in the question, and those that its own index has for it.
    private func townNames(of question: Question, in source: Extract) throws -> Set<String> {
        let asked: Set = [NameWords.key(question.town)]
        let near = try source.settlements(named: asked, near: question.truth.coordinate)
        return near.reduce(into: asked) { $0.formUnion(source.nameKeys(of: $1)) }
    }

    private func isThing(
        _ answer: GeoObject, _ question: Question, _ names: Set<String>, _ distance: Double, _ source: Extract
    ) throws -> Bool {
        let truth = question.truth
        switch question.kind {
        case .invented, .elsewhere: return false
        // By another name, there may be one in the country.
        case .abroad:
            return Settlement.isSettlement(answer.kind) && answer.address?.countryCode == truth.address?.countryCode
                && names.contains(NameWords.key(question.town))
        case .town, .name:
            let size = max(Settlement.radius(of: answer), Settlement.radius(of: truth), 5000)
            return distance <= size && NameWords.areAlike(names, source.nameKeys(of: truth))
        case .house:
            return answer.kind == .house && distance <= Self.nearness
                && answer.address?.street == truth.address?.street
                && answer.address?.houseNumber == truth.address?.houseNumber
        case .garbled:
            return (answer.kind == .house || answer.kind == .street) && distance <= Self.nearness
                && answer.address?.street == truth.address?.street
        case .street, .business, .businessName:
            guard !Settlement.isSettlement(answer.kind), distance <= Self.nearness else { return false }
            return !names.isDisjoint(with: source.nameKeys(of: truth))
        }
    }

    /// Whether an answer is the street of a house that was asked for, or on it.
    private func isStreet(_ answer: GeoObject, _ question: Question, _ distance: Double) -> Bool {
        guard question.kind == .house, let street = question.truth.address?.street else { return false }
        return (answer.kind == .street || answer.kind == .house) && distance <= Self.nearness
            && answer.address?.street == street
    }

    private func contains(
        _ answer: GeoObject, _ question: Question, _ names: Set<String>, _ distance: Double
    ) throws -> Bool {
        let truth = question.truth
        switch answer.kind {
        case .country:
            return answer.address?.countryCode == truth.address?.countryCode
        case .postcode:
            return distance <= Self.postcodeReach && answer.name == truth.address?.postalCode
        case .region, .county, .area, .locality, .district:
            let around = try containers(of: truth)
            if let uri = answer.uri, around.uris.contains(uri) { return true }
            let isNear =
                answer.kind == .region || answer.kind == .county
                ? true : distance <= Settlement.reach(of: answer)
            return isNear && NameWords.areAlike(names, around.names)
        default:
            return false
        }
    }

    /// What a place is in, by its own index and by the outlines of the world.
    private func containers(of truth: GeoObject) throws -> Containers {
        let key = truth.uri ?? truth.name
        if let known = containers[key] { return known }
        var result = Containers()
        for component in truth.address?.components ?? []
        where component.kinds.isDisjoint(with: [.street, .house]) {
            result.names.insert(NameWords.key(component.name))
        }
        let request = SearchRequest.reverse(
            truth.coordinate, options: SearchOptions(searchTypes: .places, includesHierarchy: true))
        for object in try world.backend.answer(request).objects
        where object.kind == .region || object.kind == .county || object.kind == .country {
            if object.address?.countryCode == truth.address?.countryCode, let uri = object.uri {
                result.uris.insert(uri)
            }
        }
        containers[key] = result
        return result
    }
}

extension GeoObject {
    fileprivate var population: Int? { self[ToponymMetadata.self]?.population }
}
