import MapSearch
import MapSearchText

extension CategoryInterpreter {
    /// The town whose middle a text names, as in "hotels in Munich city centre" and "bars in the centre of Munich".
    ///
    /// The reading then asks for what is near it. Without a town, as in "hotel city centre", the words say nothing.
    func townOfCentre(_ reading: inout CategoryReading) throws -> NamedPlace? {
        for name in reading.places {
            let query = ParsedQuery(name)
            if query.isOnlyCentre {
                reading.places = []
                return nil
            }
            for words in query.outsideCentre(of: query.allWords) {
                guard let town = try place(named: query.keeping(words).text, isJoined: false),
                    town.correctedName == nil, town.kind == .locality || town.kind == .district, try isMeant(town)
                else { continue }
                reading.link = .near
                return town
            }
        }
        return nil
    }
}
