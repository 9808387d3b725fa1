import MapSearch

extension PipelineRun {
    // MARK: Identifiers

    /// The containers of an object with an identifier.
    private enum Identified {
        case place(part: Int, document: UInt32, house: FoundHouse?)
        case intersection(part: Int, IntersectionMatch)
    }

    /// The object with an identifier, with the data of each index.
    func resolve(_ uri: String) throws -> SearchResponse {
        let found = try identified([uri])
        guard !found.isEmpty else { throw SearchError.notFound(uri: uri, backend: OfflineBackend.name) }
        return try page(of: found)
    }

    /// The objects with several identifiers; unknown ones are skipped.
    func resolve(_ uris: [String]) throws -> SearchResponse { try page(of: try identified(uris)) }

    private func identified(_ uris: [String]) throws -> [Identified] {
        trace?.interpretation = .identifier
        var found: [Identified] = []
        for uri in uris {
            for (part, member) in members.enumerated() {
                try member.index.mappingFormatErrors {
                    if let place = try member.index.place(uri: uri) {
                        found.append(.place(part: part, document: place.document, house: place.house))
                    } else if let match = try IntersectionMatch(uri: uri, in: member.index) {
                        found.append(.intersection(part: part, match))
                    }
                }
            }
        }
        trace?.note("identifiers", matchCount: found.count)
        return found
    }

    private func page(of found: [Identified]) throws -> SearchResponse {
        let assemblers = assemblers()
        var response = emptyPage(text: nil, in: nil)
        try fill(&response, with: found, found: found.count) { identified in
            let object =
                switch identified {
                case .place(let part, let document, let house):
                    try members[part].index.mappingFormatErrors {
                        try assemblers[part].object(document, house: house)
                    }
                case .intersection(let part, let match):
                    try members[part].index.mappingFormatErrors { try match.object(assemblers[part]) }
                }
            trace?.list(object)
            return object
        }
        return response
    }
}
