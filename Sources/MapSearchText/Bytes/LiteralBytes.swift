/// Tables are read directly from the program: nothing is decoded or allocated at start.
extension StaticString {
    /// The number in the bytes of the literal at an offset, lowest byte first.
    @inline(__always)
    func load<Number: FixedWidthInteger & BitwiseCopyable>(at place: Int, as type: Number.Type) -> Number {
        precondition(place >= 0 && place <= utf8CodeUnitCount - MemoryLayout<Number>.size)
        return unsafe Number(littleEndian: UnsafeRawPointer(utf8Start).loadUnaligned(fromByteOffset: place, as: type))
    }

    /// A copy of the bytes.
    var bytes: [UInt8] { withUTF8Buffer { unsafe Array($0) } }

    /// Calls a function with the bytes in place.
    func withUTF8Span<Result>(_ body: (Span<UInt8>) -> Result) -> Result { withUTF8Buffer { unsafe body($0.span) } }

    /// Whether the literal consists of these bytes.
    package func hasBytes(_ bytes: some Sequence<UInt8>) -> Bool {
        withUTF8Buffer { unsafe bytes.elementsEqual($0) }
    }
}
