import MapSearchIndexing

/// A field that a column or a property can be mapped to.
protocol MappedField: RawRepresentable<String>, CaseIterable, Hashable {
    /// Shorter names of some fields, in lower case.
    static var shortNames: [String: Self] { get }
}

extension MappedField {
    /// Returns the field with a name, ignoring case and `_`.
    fileprivate init?(named name: String) {
        let name = Self.plain(name)
        guard let field = Self.shortNames[name] ?? Self.allCases.first(where: { Self.plain($0.rawValue) == name })
        else {
            return nil
        }
        self = field
    }

    private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != "_" && $0 != "-" } }
}

extension DelimitedFile.Field: MappedField {
    static let shortNames: [String: Self] = [
        "lat": .latitude, "lon": .longitude, "lng": .longitude, "number": .houseNumber, "hours": .openingHours,
    ]
}

extension GeoJSONFile.Property: MappedField {
    static let shortNames: [String: Self] = ["hours": .openingHours]
}

extension Arguments {
    /// Returns the value of an option as `FIELD=TITLE,FIELD=TITLE`; empty if it is not given.
    ///
    /// - Throws: ``CommandFailure`` if a part has no title, or a field is unknown, with a suggestion.
    func mapping<Field: MappedField>(_ name: String) throws(CommandFailure) -> [Field: String] {
        var mapping: [Field: String] = [:]
        for part in values(name).flatMap(Self.list) {
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard sides.count == 2 else {
                throw .usage("--\(name) has “\(part)”: use FIELD=TITLE, as in name=Filiale,lat=Y,lon=X.")
            }
            guard let field = Field(named: sides[0]) else {
                let known = Field.allCases.map(\.rawValue)
                let meant = Spelling.closest(to: sides[0], among: known + Field.shortNames.keys.sorted())
                throw .usage(
                    "--\(name) has no field “\(sides[0])”: "
                        + (meant.map { "did you mean \($0)?" } ?? "use \(known.joined(separator: ", "))."))
            }
            guard mapping.updateValue(sides[1], forKey: field) == nil else {
                throw .usage("--\(name) has \(sides[0]) twice: remove one.")
            }
        }
        return mapping
    }
}
