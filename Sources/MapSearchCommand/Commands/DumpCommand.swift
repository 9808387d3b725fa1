import MapGeometry
import MapSearch
import MapSearchOffline

extension Command {
    /// Writes all objects of an index.
    static let dump = Command(
        name: "dump", operands: "[FILE…] [OPTIONS]", summary: "Write everything in an index, one line per object.",
        discussion: """
            Each line is a GeoJSON feature; houses are part of their street. `build` creates an index with the same objects
            from these lines; the first one describes the source. Names that are searchable but never shown are in lower case
            without accents, as the index stores them. With --json, each line is an object as in the “results” of
            `search --json`, without houses.

              mapsearch dump shops.mapindex > shops.geojsonl
              mapsearch build -o shops.mapindex shops.geojsonl
              diff <(mapsearch dump old.mapindex | sort) <(mapsearch dump new.mapindex | sort)
            """,
        options: [
            .value("language", "LL[,LL]", "with --json: the languages of names, most preferred first, such as de,en")
        ]
            + .common
    ) { arguments, session in
        let options = try arguments.searchOptions(in: nil)
        for index in try arguments.namedIndexes(session.environment) {
            if arguments.has("json") {
                try OfflineBackend(index).forEachObject(options: options) { object in
                    try session.output.json { $0.resultMembers(object) }
                }
            } else {
                try session.output.line(json: source(of: index))
                try index.forEachStoredObject { object in
                    try session.output.line(json: GeoJSON.feature(GeoJSON.Feature(object)).description)
                }
            }
        }
        return .success
    }

    /// Returns the line that describes the source of an index.
    private static func source(of index: OfflineIndex) -> String {
        var members: [String: JSONValue] = ["type": .string("Source")]
        for (name, text) in [("name", index.name), ("date", index.date), ("license", index.license)] where !text.isEmpty
        {
            members[name] = .string(text)
        }
        if !index.attributions.isEmpty { members["attribution"] = .array(index.attributions.map { .string($0.text) }) }
        return JSONValue.object(members).description
    }
}
