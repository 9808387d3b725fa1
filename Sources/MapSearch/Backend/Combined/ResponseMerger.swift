/// Merges the answers of two backends.
package struct ResponseMerger: Sendable {
    let request: SearchRequest

    package init(request: SearchRequest) { self.request = request }

    /// Merges two answers.
    ///
    /// - Parameters:
    ///   - first: The answer that may already be visible; its first page keeps its order.
    ///   - second: The answer that came later.
    /// - Returns: A combined answer, with each object once.
    /// - Complexity: O(*n*) for objects with different names.
    package func merge(_ first: SearchResponse, _ second: SearchResponse) -> SearchResponse {
        var identities = IdentityTable(first.objects)
        let added = second.objects.filter { !identities.absorb($0) }
        var merged = first
        merged.collection = GeoObjectCollection(ordered(identities.objects, added))
        merged.metadata = metadata(first.metadata, second.metadata)
        let common = second.metadata.found - second.objects.count + added.count
        merged.metadata.found = max(first.metadata.found + common, merged.collection.children.count)
        merged.isOffline = first.isOffline && second.isOffline
        for attribution in second.attributions where !merged.attributions.contains(attribution) {
            merged.attributions.append(attribution)
        }
        merged.hasNextPage = first.hasNextPage || second.hasNextPage
        return merged
    }

    /// Begins with what was already shown, followed by the rest of both, in the requested order or alternating.
    private func ordered(_ first: [GeoObject], _ added: [GeoObject]) -> [GeoObject] {
        let limits = SearchRequest.Page.limits
        let shown = min(max(request.options.resultPageSize, limits.lowerBound), limits.upperBound)
        let rest = Array(first.dropFirst(shown))
        if let measure = request.sort.measure {
            let measured = (rest + added).map { object in
                let distance = measure(object.coordinate)
                return (object: object, distance: distance.isNaN ? .infinity : distance)
            }
            return first.prefix(shown) + measured.sorted { $0.distance < $1.distance }.map(\.object)
        }
        var mixed = Array(first.prefix(shown))
        for index in 0..<max(rest.count, added.count) {
            if index < added.count { mixed.append(added[index]) }
            if index < rest.count { mixed.append(rest[index]) }
        }
        return mixed
    }

    private func metadata(_ first: SearchMetadata, _ second: SearchMetadata) -> SearchMetadata {
        var merged = first
        merged.boundingBox = nil
        merged.toponym = first.toponym ?? second.toponym
        merged.toponymResultMetadata = first.toponymResultMetadata ?? second.toponymResultMetadata
        merged.businessResultMetadata = first.businessResultMetadata ?? second.businessResultMetadata
        merged.correctedRequestText = first.correctedRequestText ?? second.correctedRequestText
        // The reason why one source found nothing does not matter if the other found something.
        let answered = [first, second].filter { $0.found > 0 }
        merged.notices = (answered.isEmpty ? [first, second] : answered).flatMap(\.notices)
            .reduce(into: []) { notices, notice in if !notices.contains(notice) { notices.append(notice) } }
        merged.missingBackends += second.missingBackends
        merged.emulatedOptions.formUnion(second.emulatedOptions)
        merged.ignoredOptions.formUnion(second.ignoredOptions)
        return merged
    }
}

extension GeoObject {
    /// Adds missing values from another source's version of the same object.
    package mutating func formUnion(_ other: GeoObject) {
        descriptionText = descriptionText ?? other.descriptionText
        boundingBox = boundingBox ?? other.boundingBox
        if geometry.isEmpty { geometry = other.geometry }
        for attribution in other.attributions where !attributions.contains(attribution) {
            attributions.append(attribution)
        }
        let sources = (self[SourceMetadata.self], other[SourceMetadata.self])
        let uris = self.uris + other.uris.filter { !self.uris.contains($0) }
        uri = uri ?? other.uri
        metadata.formUnion(other.metadata)
        if uris.count > 1 { self[URIMetadata.self] = URIMetadata(uris: uris) }
        if var source = sources.0, let another = sources.1, source.backend != another.backend {
            source.otherBackends += [another.backend].filter { !source.otherBackends.contains($0) }
            self[SourceMetadata.self] = source
        }
    }

    /// Returns all identifiers of the object, its own first.
    var uris: [String] {
        let others = self[URIMetadata.self]?.uris ?? []
        guard let uri else { return others }
        return [uri] + others.filter { $0 != uri }
    }
}
