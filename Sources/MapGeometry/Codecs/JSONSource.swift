/// A source for reading GeoJSON: a text, or an existing value.
protocol JSONSource {
    /// The position in a text, for returning to a value there.
    ///
    /// In objects of values, the type comes first, so that returning is never necessary.
    var offset: Int { get set }

    /// Moves to the beginning of the next value, and returns its position.
    mutating func start() -> Int

    /// An error at a position in a text, or in the value that was read last.
    func error(_ message: String, at place: Int?) -> GeometryFormatError

    /// Reads the beginning of an object; returns false, after reading all of it, if it is empty.
    mutating func enterObject(depth: Int) throws(GeometryFormatError) -> Bool

    /// Reads the name of a member, up to its value.
    mutating func memberName() throws(GeometryFormatError) -> String

    /// Reads the separator after the value of a member; returns false at the end of the object.
    mutating func continuesObject() throws(GeometryFormatError) -> Bool

    /// Reads the beginning of an array; returns false, after reading all of it, if it is empty.
    mutating func enterArray(depth: Int) throws(GeometryFormatError) -> Bool

    /// Reads the separator after an element; returns false at the end of the array.
    mutating func continuesArray() throws(GeometryFormatError) -> Bool

    /// Reads a number; returns `nil`, without reading, if anything else follows.
    mutating func numberIfPresent() throws(GeometryFormatError) -> Double?

    /// Reads a string; returns `nil`, without reading, if anything else follows.
    mutating func stringIfPresent() throws(GeometryFormatError) -> String?

    /// Reads the word `null`; returns false, without reading, if anything else follows.
    mutating func null() throws(GeometryFormatError) -> Bool

    /// Reads any value.
    mutating func value(depth: Int) throws(GeometryFormatError) -> JSONValue

    /// Skips any value.
    mutating func skipValue(depth: Int) throws(GeometryFormatError)

    /// Throws unless everything was read.
    mutating func finish() throws(GeometryFormatError)
}

extension JSONSource {
    /// An error at the current position.
    func error(_ message: String) -> GeometryFormatError { error(message, at: nil) }
}
