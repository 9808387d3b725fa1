import Foundation

/// Checks values against the part of JSON Schema that the schemas of this library use.
struct JSONSchema {
    private let root: [String: Any]

    /// Keywords that this checks, and those that only describe.
    private static let known: Set<String> = [
        "$schema", "$defs", "$ref", "title", "description", "type", "properties", "required", "additionalProperties",
        "items", "minItems", "maxItems", "minLength", "maxLength", "minimum", "maximum", "enum", "oneOf",
    ]

    /// Reads a schema of the folder of documents.
    init(named name: String) throws {
        let url = URL(fileURLWithPath: #filePath).appending(path: "../../../../Docs/Schemas/\(name)")
            .standardizedFileURL
        root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
    }

    /// What is wrong with a value, each fault with its place; empty when nothing is.
    func faults(in value: Any) -> [String] { faults(value, root, "$") }

    private func faults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
        var faults = schema.keys.filter { !Self.known.contains($0) }.map { "\(place): the checker does not know \($0)" }
        if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
            let target = (root["$defs"] as? [String: Any])?[String(name)] as? [String: Any]
            faults += target.map { self.faults(value, $0, place) } ?? ["\(place): there is no \(name)"]
        }
        if let choices = schema["oneOf"] as? [[String: Any]] {
            let results = choices.map { self.faults(value, $0, place) }
            if results.count(where: \.isEmpty) != 1 { faults += ["\(place): fits not one choice"] + results.joined() }
        }
        if let types = schema["type"] as? [String] ?? (schema["type"] as? String).map({ [$0] }),
            !types.contains(where: { Self.isType(value, $0) })
        {
            return faults + ["\(place): is no \(types.joined(separator: " or "))"]
        }
        if let values = schema["enum"] as? [String], (value as? String).map(values.contains) != true {
            faults.append("\(place): \(value) is none of \(values)")
        }
        return faults + numberFaults(value, schema, place) + listFaults(value, schema, place)
            + memberFaults(value, schema, place)
    }

    private static func isType(_ value: Any, _ type: String) -> Bool {
        let number = value as? NSNumber
        let isFlag = number.map { CFBooleanCompatible.isBoolean($0) } ?? false
        return switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "boolean": isFlag
        case "number": number != nil && !isFlag
        case "integer": number.map { !isFlag && $0.doubleValue.rounded() == $0.doubleValue } ?? false
        case "null": value is NSNull
        default: false
        }
    }

    private func numberFaults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
        guard let number = (value as? NSNumber)?.doubleValue else { return [] }
        var faults: [String] = []
        if let least = schema["minimum"] as? Double, number < least {
            faults.append("\(place): \(number) is below \(least)")
        }
        if let most = schema["maximum"] as? Double, number > most {
            faults.append("\(place): \(number) is above \(most)")
        }
        return faults
    }

    private func listFaults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
        if let text = value as? String {
            let isShort = (schema["minLength"] as? Int).map { text.count < $0 } ?? false
            let isLong = (schema["maxLength"] as? Int).map { text.count > $0 } ?? false
            return isShort || isLong ? ["\(place): \(text) has not the length"] : []
        }
        guard let items = value as? [Any] else { return [] }
        let isShort = (schema["minItems"] as? Int).map { items.count < $0 } ?? false
        let isLong = (schema["maxItems"] as? Int).map { items.count > $0 } ?? false
        var faults = isShort || isLong ? ["\(place): has \(items.count) items"] : []
        guard let schema = schema["items"] as? [String: Any] else { return faults }
        for (number, item) in items.enumerated() { faults += self.faults(item, schema, "\(place)[\(number)]") }
        return faults
    }

    private func memberFaults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
        guard let members = value as? [String: Any] else { return [] }
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        var faults = (schema["required"] as? [String] ?? []).filter { members[$0] == nil }.map {
            "\(place): \($0) is missing"
        }
        for (name, member) in members.sorted(by: { $0.key < $1.key }) {
            if let schema = properties[name] {
                faults += self.faults(member, schema, "\(place).\(name)")
            } else if schema["additionalProperties"] as? Bool == false {
                faults.append("\(place): \(name) is not in the schema")
            }
        }
        return faults
    }
}

/// Tells a truth value from a number, which Foundation reads as the same class.
private enum CFBooleanCompatible {
    static func isBoolean(_ number: NSNumber) -> Bool {
        number === NSNumber(value: true) || number === NSNumber(value: false)
            || String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
    }
}
