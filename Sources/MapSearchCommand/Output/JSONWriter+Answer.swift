import MapGeometry
import MapSearch

/// Objects and answers in the tool's JSON. Names and their order are stable; unknown values are omitted.
extension JSONWriter {
    /// Writes the members of an answer into an open object, followed by the facets if requested.
    mutating func answerMembers(_ response: SearchResponse, at clock: AnswerClock, includesFacets: Bool = false) {
        answerHead(
            found: response.metadata.found, correctedText: response.metadata.correctedRequestText,
            displayType: response.metadata.displayType, isOffline: response.isOffline,
            attributions: response.attributions)
        if !response.metadata.notices.isEmpty { notices(response.metadata.notices) }
        array("results", response.collection) { $0.result($1, at: clock) }
        if includesFacets { facets(response.metadata.businessResultMetadata?.facets ?? []) }
    }

    private mutating func notices(_ notices: [SearchNotice]) {
        objects("notices", notices) { writer, notice in
            writer.member("code", notice.code.rawValue)
            writer.member("message", notice.message)
        }
    }

    /// Writes suggestions as the members of an answer.
    mutating func answerMembers(_ suggestions: [Suggestion], attributions: [Attribution]) {
        answerHead(
            found: suggestions.count, correctedText: nil, displayType: .single, isOffline: true,
            attributions: attributions)
        array("results", suggestions) { $0.result($1) }
    }

    private mutating func answerHead(
        found: Int, correctedText: String?, displayType: SearchMetadata.DisplayType, isOffline: Bool,
        attributions: [Attribution]
    ) {
        member("found", found)
        member("correctedText", correctedText)
        member("displayType", displayType.rawValue)
        member("offline", isOffline)
        key("attribution")
        credits(attributions)
    }

    /// Writes an object; without a clock, its opening state is omitted.
    mutating func result(_ object: GeoObject, at clock: AnswerClock? = nil) {
        self.object { $0.resultMembers(object, at: clock) }
    }

    /// Writes an answer as a GeoJSON feature collection, with the members of each result as properties.
    mutating func features(_ response: SearchResponse, at clock: AnswerClock) {
        member("type", "FeatureCollection")
        key("attribution")
        credits(response.attributions)
        array("features", response.collection) { $0.feature($1, at: clock) }
    }

    private mutating func feature(_ object: GeoObject, at clock: AnswerClock) {
        self.object { writer in
            writer.member("type", "Feature")
            writer.member("id", object.uri)
            if let box = object.boundingBox, !box.isEmpty {
                let (southWest, northEast) = (box.southWest.sourcePrecision, box.northEast.sourcePrecision)
                let corners = [southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude]
                writer.array("bbox", corners) { $0.value($1) }
            }
            writer.object("geometry") { writer in
                let coordinate = object.coordinate.sourcePrecision
                writer.member("type", "Point")
                writer.array("coordinates", [coordinate.longitude, coordinate.latitude]) { $0.value($1) }
            }
            writer.key("properties")
            writer.result(object, at: clock)
        }
    }

    /// Writes the members of an object into an open object.
    mutating func resultMembers(_ object: GeoObject, at clock: AnswerClock? = nil) {
        // Each is looked up once, because a lookup costs as much as writing it.
        let match = object[MatchMetadata.self]
        let source = object[SourceMetadata.self]
        let toponym = object[ToponymMetadata.self]
        let business = object[BusinessMetadata.self]
        key("name")
        value(object.name)
        key("kind")
        value(object.kind.rawValue)
        member("uri", object.uri)
        position(object.coordinate)
        if let box = object.boundingBox, !box.isEmpty {
            key("boundingBox")
            let (southWest, northEast) = (box.southWest.sourcePrecision, box.northEast.sourcePrecision)
            array([southWest.latitude, southWest.longitude, northEast.latitude, northEast.longitude]) { $0.value($1) }
        }
        member("description", object.descriptionText)
        if let address = toponym?.address ?? business?.address {
            key("address")
            self.address(address)
        }
        member("timeZone", toponym?.timeZoneIdentifier)
        member("water", toponym?.waterBody?.rawValue)
        if let categories = business?.categories, !categories.isEmpty {
            array("categories", categories) { $0.value($1.id) }
            member("category", categories[0].name)
        }
        if let business {
            if let status = clock?.status(of: business, object) { hours(status) }
            member("closure", business.closure?.rawValue)
            member("phone", business.phones.first?.number)
            member("website", business.website)
        }
        if let entrances = object[EntranceMetadata.self]?.entrances, !entrances.isEmpty { self.entrances(entrances) }
        let corridor = object[CorridorMetadata.self]
        meters("distance", object.distance ?? corridor?.distanceFromLine)
        meters("along", corridor?.distanceAlongLine)
        member("side", corridor?.side.rawValue)
        member("precision", toponym?.precision?.rawValue)
        if let match {
            self.quality(of: match)
            key("score")
            // Scores are computed in single precision; more digits would be noise.
            value(Float(match.score))
        }
        member("source", source.flatMap { $0.dataSet?.isEmpty == false ? $0.dataSet : $0.backend })
        if let spans = match?.spans, !spans.isEmpty { matches(spans) }
    }

    /// Writes a suggestion in the form of a result.
    private mutating func result(_ suggestion: Suggestion) {
        object { writer in
            writer.key("name")
            writer.value(suggestion.title)
            writer.member("kind", suggestion.kind?.rawValue)
            writer.member("uri", suggestion.uri)
            if let center = suggestion.center { writer.position(center) }
            writer.member("description", suggestion.subtitle)
            if suggestion.uri != nil {
                let address = [suggestion.title, suggestion.subtitle].compactMap(\.self).joined(separator: ", ")
                writer.object("address") { $0.member("formatted", address) }
            }
            if let category = suggestion.category {
                writer.array("categories", [category.id]) { $0.value($1) }
            }
            writer.meters("distance", suggestion.distance)
            if !suggestion.titleSpans.isEmpty { writer.matches(suggestion.titleSpans) }
        }
    }

    // MARK: Parts

    private mutating func meters(_ name: StaticString, _ distance: Double?) {
        guard let distance else { return }
        key(name)
        // A tenth of a metre is finer than any map.
        value((distance * 10).rounded() / 10)
    }

    private mutating func position(_ coordinate: Coordinate) {
        let coordinate = coordinate.sourcePrecision
        member("latitude", coordinate.latitude)
        member("longitude", coordinate.longitude)
    }

    private mutating func entrances(_ entrances: [Entrance]) {
        objects("entrances", entrances) { writer, entrance in
            writer.member("kind", entrance.kind.rawValue)
            writer.position(entrance.coordinate)
        }
    }

    private mutating func hours(_ status: OpeningHours.Status) {
        object("hours") { writer in
            writer.member("state", status.state.rawValue)
            writer.member("until", status.change?.time.description)
        }
    }

    private mutating func quality(of match: MatchMetadata) {
        member("match", match.quality?.rawValue)
        if let confidence = match.confidence {
            key("confidence")
            value(Float((confidence * 100).rounded() / 100))
        }
        guard !match.unmatchedWords.isEmpty else { return }
        array("unmatched", match.unmatchedWords) { $0.value($1) }
    }

    private mutating func matches(_ spans: [TextSpan]) {
        array("matches", spans) { writer, span in
            writer.array([span.start, span.length]) { $0.value($1) }
        }
    }

    private mutating func address(_ address: Address) {
        object { writer in
            writer.member("formatted", address.formatted)
            writer.member("houseNumber", address.houseNumber)
            writer.member("street", address.street)
            writer.member("postcode", address.postalCode)
            writer.member("locality", address.locality)
            writer.member("district", address.district)
            writer.member("county", address.county)
            writer.member("region", address.region)
            writer.member("country", address.country)
            writer.member("countryCode", address.countryCode)
        }
    }
}
