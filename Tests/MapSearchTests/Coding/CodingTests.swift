import Foundation
import MapGeometry
import MapSearch
import Testing

/// What is encoded outlives the version that encoded it.
struct CodingTests {
    @Test(arguments: CodingSample.all) func comesBack(_ sample: CodingSample) throws {
        let text = try json(of: sample.value)
        #expect(try isDecoded(sample.value, from: text))
        #expect(!text.contains("\"_"), "\(text)")
    }

    @Test(arguments: CodingSample.all) func membersOfLaterVersionsAreIgnored(_ sample: CodingSample) throws {
        // These two are any JSON.
        guard !["JSONValue", "GeoJSON"].contains(sample.name) else { return }
        let value = try JSONValue(parsing: json(of: sample.value))
        let extended = Self.extended(value, isMap: sample.name == "MetadataContainer")
        if case .object = value, sample.name != "MetadataContainer" { #expect(extended != value) }
        #expect(try isDecoded(sample.value, from: extended.description))
    }

    /// Documents of the version before members had defaults, one for each sample.
    @Test func oldDocumentsAreStillRead() throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "documents-1.tsv")
        let samples = Dictionary(uniqueKeysWithValues: CodingSample.all.map { ($0.name, $0) })
        var count = 0
        for line in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") {
            let columns = line.split(separator: "\t", maxSplits: 1).map(String.init)
            let sample = try #require(samples[columns[0]], "\(columns[0])")
            #expect(try isDecoded(sample.value, from: columns[1]), "\(columns[0])")
            count += 1
        }
        #expect(count == 115)
    }

    /// A member must be there exactly where the initializer has no default for it.
    @Test(arguments: CodingSample.all) func onlyTheseMembersAreRequired(_ sample: CodingSample) throws {
        guard case .object(let members) = try JSONValue(parsing: json(of: sample.value)),
            // Cases, and any JSON.
            members.count > 1 || CodingExpectations.required[sample.name] != nil,
            !["JSONValue", "GeoJSON"].contains(sample.name)
        else { return }
        var required: Set<String> = []
        for name in members.keys {
            var reduced = members
            reduced[name] = nil
            do {
                try decode(sample.value, from: JSONValue.object(reduced).description)
            } catch DecodingError.keyNotFound(let key, _) {
                #expect(key.stringValue == name)
                required.insert(name)
            }
        }
        #expect(required == CodingExpectations.required[sample.name] ?? [], "\(sample.name)")
    }

    @Test(arguments: CodingExpectations.reduced + CodingExpectations.later)
    func missingAndUnknownMembersTakeDefaults(_ document: CodingDocument) throws {
        #expect(try isDecoded(document.value, from: document.text))
    }

    @Test(arguments: CodingExpectations.refused) func anotherRequestIsNotMadeOfIt(_ document: CodingDocument) {
        #expect(throws: DecodingError.self) { try decode(document.value, from: document.text) }
    }

    @Test func anErrorKeepsWhatItIsOf() throws {
        let error = SearchError(
            .rateLimited, "Wait.", backend: "b", status: 429, retryAfter: .milliseconds(1500), file: "f", offset: 7,
            underlying: SearchError(.network, "No network."))
        let copy = try decode(error, from: json(of: error))
        #expect(copy == error)
        #expect(copy.underlying.map { "\($0)" } == "No network.")
        #expect(Set([copy, error]).count == 1)
    }

    // MARK: Support

    private func json(of value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    @discardableResult
    private func decode<Value: Decodable>(_ like: Value, from text: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }

    private func isDecoded<Value: Decodable & Equatable>(_ value: Value, from text: String) throws -> Bool {
        try decode(value, from: text) == value
    }

    /// The value with an additional member in each object, except in maps of names to values.
    private static func extended(_ value: JSONValue, isMap: Bool = false) -> JSONValue {
        switch value {
        case .object(let members):
            var extended: [String: JSONValue] = [:]
            for (name, member) in members {
                extended[name] = Self.extended(member, isMap: ["localizedNames", "metadata"].contains(name))
            }
            // The metadata of a response have the name of a map.
            if !isMap || members["found"] != nil { extended["later"] = .object(["a": .array([.number(1)])]) }
            return .object(extended)
        case .array(let values): return .array(values.map { Self.extended($0) })
        default: return value
        }
    }
}
