/// Reads a value like ``JSONReader`` reads a text, with the paths of errors.
struct JSONValueReader: JSONSource {
    var offset = 0

    /// The next value, or the one that was read last.
    private var current: JSONValue
    /// The arrays and objects that are being read, outermost first.
    private var containers: [Container] = []

    private struct Container {
        /// The names of the members; `nil` for an array.
        let names: [String]?
        let values: [JSONValue]
        var index = 0

        /// The last part of the path to the current value.
        var step: String { names.map { ".\($0[index])" } ?? "[\(index)]" }
    }

    init(_ value: JSONValue) { current = value }

    func start() -> Int { offset }

    func error(_ message: String, at place: Int?) -> GeometryFormatError {
        let path = containers.map(\.step).joined().drop { $0 == "." }
        return GeometryFormatError(path.isEmpty ? message : "\(path): \(message)", at: 0, in: [])
    }

    mutating func enterObject(depth: Int) throws(GeometryFormatError) -> Bool {
        guard case .object(let members) = current else { throw error("Expected an object.") }
        let ordered = members.sorted { $0.key == "type" || $1.key != "type" && $0.key < $1.key }
        return try enter(Container(names: ordered.map(\.key), values: ordered.map(\.value)), depth: depth)
    }

    func memberName() -> String { containers.last.flatMap { $0.names?[$0.index] } ?? "" }

    mutating func continuesObject() -> Bool { goesOn() }

    mutating func enterArray(depth: Int) throws(GeometryFormatError) -> Bool {
        guard case .array(let elements) = current else { throw error("Expected an array.") }
        return try enter(Container(names: nil, values: elements), depth: depth)
    }

    mutating func continuesArray() -> Bool { goesOn() }

    private mutating func enter(_ container: Container, depth: Int) throws(GeometryFormatError) -> Bool {
        guard depth <= JSONReader.greatestDepth else { throw error("Values are nested too deeply.") }
        guard let first = container.values.first else { return false }
        containers.append(container)
        current = first
        return true
    }

    /// Moves to the next value of the innermost container; returns false, and leaves the container, if there is none.
    private mutating func goesOn() -> Bool {
        let last = containers.count - 1
        let index = containers[last].index + 1
        guard index < containers[last].values.count else {
            containers.removeLast()
            return false
        }
        containers[last].index = index
        current = containers[last].values[index]
        return true
    }

    func numberIfPresent() -> Double? { current.number.flatMap { $0.isFinite ? $0 : nil } }

    func stringIfPresent() -> String? { current.string }

    func null() -> Bool { current == .null }

    func value(depth: Int) -> JSONValue { current }

    func skipValue(depth: Int) {}

    func finish() {}
}
