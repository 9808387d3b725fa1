/// A text interpreted as a pasted address, without the parts that do not belong to the place.
enum AddressReadings {
    /// An interpretation.
    struct Reading {
        let query: ParsedQuery
        /// The areas that the omitted words say to be such; empty where only what is on no map was omitted.
        var areas: [NamedArea] = []
    }

    /// The interpretations, likely ones first; empty for most texts.
    static func all(of query: ParsedQuery) -> [Reading] {
        var readings: [Reading] = []
        if let rest = AddressNoise.removed(from: query) { readings.append(Reading(query: rest)) }
        if let signed = CountrySigns.replaced(in: query) { readings.append(Reading(query: signed.withoutNoise)) }
        if let rest = AreaWords.removed(from: readings.last?.query ?? query) { readings.append(rest) }
        return readings
    }
}
