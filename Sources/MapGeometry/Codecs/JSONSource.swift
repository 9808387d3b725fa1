/// Where GeoJSON is read from: a text, or a value that was read before.
protocol JSONSource {
    /// Where it is in a text, to come back to a value there.
    ///
    /// Objects of values have their type first, so that nobody comes back to one.
    var offset: Int { get set }

    /// Goes to the beginning of the next value, and returns where it is.
    mutating func start() -> Int

    /// An error at a place of a text, or in the value that was read last.
    func error(_ message: String, at place: Int?) -> GeometryFormatError

    /// Reads the beginning of an object; false, and all is read, when it is empty.
    mutating func enterObject(depth: Int) throws(GeometryFormatError) -> Bool

    /// Reads the name of a member, up to its value.
    mutating func memberName() throws(GeometryFormatError) -> String

    /// Reads what follows the value of a member; false when the object ends there.
    mutating func continuesObject() throws(GeometryFormatError) -> Bool

    /// Reads the beginning of an array; false, and all is read, when it is empty.
    mutating func enterArray(depth: Int) throws(GeometryFormatError) -> Bool

    /// Reads what follows an element; false when the array ends there.
    mutating func continuesArray() throws(GeometryFormatError) -> Bool

    /// Reads a number; `nil`, and nothing is read, where something else follows.
    mutating func numberIfPresent() throws(GeometryFormatError) -> Double?

    /// Reads a string; `nil`, and nothing is read, where something else follows.
    mutating func stringIfPresent() throws(GeometryFormatError) -> String?

    /// Reads the word `null`; false, and nothing is read, where something else follows.
    mutating func null() throws(GeometryFormatError) -> Bool

    /// Reads any value.
    mutating func value(depth: Int) throws(GeometryFormatError) -> JSONValue

    /// Reads any value and forgets it.
    mutating func skipValue(depth: Int) throws(GeometryFormatError)

    /// Makes sure that nothing is left.
    mutating func finish() throws(GeometryFormatError)
}

extension JSONSource {
    /// An error where it is.
    func error(_ message: String) -> GeometryFormatError { error(message, at: nil) }
}
