import MapSearch
import MapSearchPresentation

/// The same search for terminals that only support lines, and for pipes.
struct LineMode {
    let backend: any SearchBackend
    var options = SearchOptions()
    var userPosition: Coordinate?
    private(set) var objects: [GeoObject] = []

    init(backend: any SearchBackend, options: SearchOptions = SearchOptions(), userPosition: Coordinate? = nil) {
        self.backend = backend
        self.options = options
        self.userPosition = userPosition
    }

    /// The answer to a line: the object with that number, or the results of a search for it.
    mutating func answer(to line: String) async -> String {
        if let number = Int(line), objects.indices.contains(number - 1) { return describe(objects[number - 1]) }
        let response: SearchResponse
        do {
            let area = userPosition.map { SearchArea.point($0) }
            response = try await SearchManager(backend: backend).submit(text: line, in: area, options: options)
                .response()
            objects = response.objects
        } catch {
            objects = []
            return (error as? SearchError)?.message ?? "\(error)"
        }
        guard !objects.isEmpty else { return "Nothing found" }
        let heading = ResultText.heading(
            shown: objects.count, found: response.metadata.found, correctedText: response.metadata.correctedRequestText)
        let rows = objects.enumerated().map { index, object in
            let parts = [object.name, object.descriptionText ?? "\(object.kind)", ResultText.missingWords(object)]
            return "\(index + 1). " + parts.compactMap(\.self).joined(separator: ", ")
        }
        let credits = response.attributions.map(\.text).joined(separator: ", ")
        let lines = [heading] + rows + (credits.isEmpty ? [] : ["Data: \(credits)"])
        return lines.map { CellLine($0).terminal(isPlain: true) }.joined(separator: "\n")
    }

    private func describe(_ object: GeoObject) -> String {
        let address = AddressFormatter(.lines).string(from: Placemark(object)).split(separator: "\n")
        let lines = [Substring(object.name)] + address.filter { $0 != object.name }
        let rest = [ResultText.missingWords(object), "\(object.coordinate)", object.uri].compactMap(\.self)
        return (lines.map(String.init) + rest).map { CellLine($0).terminal(isPlain: true) }.joined(separator: "\n")
    }
}
