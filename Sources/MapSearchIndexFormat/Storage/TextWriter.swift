/// Composes a text from pieces, directly in the memory of the text.
///
/// `String.append` checks the storage of each piece; for the short pieces of an address, that takes longer than
/// copying them.
@safe
@usableFromInline
package struct TextWriter: ~Copyable {
    @usableFromInline let bytes: UnsafeMutableBufferPointer<UInt8>
    @usableFromInline var count = 0

    @usableFromInline
    init(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
        unsafe self.bytes = bytes
    }

    /// Adds a piece, as far as there is space for it.
    @inlinable
    package mutating func append(_ piece: String) {
        var piece = piece
        let rest = unsafe bytes.baseAddress.unsafelyUnwrapped + count
        let room = unsafe bytes.count &- count
        count &+= piece.withUTF8 { piece in
            let length = min(piece.count, room)
            if length > 0 { unsafe rest.update(from: piece.baseAddress.unsafelyUnwrapped, count: length) }
            return length
        }
    }

    /// Adds the digits of a number, as far as there is space for them.
    @inlinable
    package mutating func append(_ number: Int) {
        guard number >= 0 else { return append(String(number)) }
        var rest = number.magnitude
        var length = 1
        while rest > 9 {
            rest /= 10
            length &+= 1
        }
        guard unsafe length <= bytes.count &- count else { return }
        rest = number.magnitude
        for index in stride(from: count &+ length &- 1, through: count, by: -1) {
            unsafe bytes[index] = UInt8(truncatingIfNeeded: 48 &+ rest % 10)
            rest /= 10
        }
        count &+= length
    }
}

extension String {
    /// Writes a text of at most a given number of bytes.
    @inlinable
    package init(capacity: Int, _ write: (inout TextWriter) -> Void) {
        unsafe self.init(unsafeUninitializedCapacity: capacity) { bytes in
            var writer = unsafe TextWriter(bytes)
            write(&writer)
            return writer.count
        }
    }
}
