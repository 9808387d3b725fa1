import MapSearch
import MapSearchOffline

extension Command {
    /// Writes all objects of an index.
    static let dump = Command(
        name: "dump", operands: "[FILE…] [OPTIONS]", summary: "Write all objects of an index, a JSON line each.",
        discussion: """
            The lines are those of `search --json`, the most important objects first; sorted, two dumps can be compared.

              diff <(mapsearch dump old.mapindex | sort) <(mapsearch dump new.mapindex | sort)
            """,
        options: [.value("language", "LL[,LL]", "the languages of names, best first, as in de,en")] + .common
    ) { arguments, session in
        let options = try arguments.searchOptions(in: nil)
        for index in try arguments.namedIndexes() {
            try OfflineBackend(index).forEachObject(options: options) { object in
                try session.output.json { $0.result(object) }
            }
        }
        return .success
    }
}
