/// A text interpreted as a pasted address, without the parts that do not belong to the place.
enum AddressReadings {
    /// An interpretation.
    struct Reading {
        let query: ParsedQuery
        /// The areas that the omitted words say to be such; empty where only what is on no map was omitted.
        var areas: [NamedArea] = []

        /// Whether only a settlement with all of the name is meant.
        var isOfSeat = false

        /// The same for the main towns of the areas, without the words for the kind; nil if they need not be called alike: the Lake
        /// District is not called after a town.
        var inSeats: Reading? {
            let seats = areas.filter { $0.isNamedAfterSeat && !$0.words.contains(where: AreaWords.isGeneral) }
            guard !seats.isEmpty else { return nil }
            let kinds = seats.flatMap(\.omitted)
            return Reading(
                query: ParsedQuery(query.text, leftOut: query.leftOutWords + kinds),
                areas: areas.map { $0.words.contains(where: AreaWords.isGeneral) ? $0 : $0.orSeat }, isOfSeat: true)
        }
    }

    /// The interpretations, likely ones first; empty for most texts.
    static func all(of query: ParsedQuery) -> [Reading] {
        var readings: [Reading] = []
        if let rest = AddressNoise.removed(from: query) { readings.append(Reading(query: rest)) }
        let capitals = CountrySigns.inCapitals(query)
        if let signed = CountrySigns.replaced(in: capitals ?? query) ?? capitals {
            readings.append(Reading(query: signed.withoutNoise))
        }
        if let rest = AreaWords.removed(from: readings.last?.query ?? query) {
            readings.append(rest)
            if let seats = rest.inSeats { readings.append(seats) }
        }
        return readings
    }
}
