/// A word as an automaton that reads another word and determines whether the two are within a number of edits.
///
/// Edits are insertions, deletions, substitutions and transpositions of neighbours, counted in Unicode scalars: the
/// *optimal string alignment* distance, in which no part of the word is edited twice (`ca` and `abc` are 3 apart).
/// The automaton is the bit-parallel one of Wu and Manber ("Fast text searching allowing errors", CACM 35(10), 1992,
/// doi:10.1145/135239.135244) with the transposition of Navarro's nrgrep (doi:10.1002/spe.411).
///
/// ```swift
/// var state = pattern.start(edits: 1)
/// var previousMask: UInt64 = 0
/// for scalar in word {
///     let mask = pattern.mask(of: scalar)
///     state = pattern.step(state, mask: mask, previousMask: previousMask)
///     if state.isDead { break }
///     previousMask = mask
/// }
/// // state.acceptedEdits: the distance, nil when it is above 1
/// ```
///
/// A state is a value: a walk over a trie keeps one per node and continues from it for each child.
///
/// The types are `@usableFromInline` because the compiler does not inline a `package` function across modules if it reads a
/// stored property of a type that is not (measured: 10 ns per step instead of 6).
@usableFromInline
package struct EditPattern: Sendable {
    /// The longest pattern, in Unicode scalars.
    package static let maximumCharacterCount = 63

    /// The length of the pattern in Unicode scalars, 1 to 63.
    @usableFromInline package let characterCount: Int

    /// The scalars of the pattern, each at the slot given by its low bits; elsewhere `noScalar`.
    @usableFromInline let keys: [UInt32]
    /// For each slot of `keys`, the positions of the scalar in the pattern.
    @usableFromInline let masks: [UInt64]
    /// Scalars whose slot was occupied, which hardly ever happens within one alphabet.
    @usableFromInline let displaced: [(scalar: UInt32, mask: UInt64)]

    // Computed, so that other modules see constants.
    @inlinable static var noScalar: UInt32 { .max }
    @inlinable static var slotMask: UInt32 { 127 }

    /// The text read so far, as the set of pattern prefixes within a number of edits of it.
    ///
    /// The prefix that is the whole pattern is bit 63, the one shorter by *n* is bit 63 − *n*: bits that an edit moves
    /// beyond the end of the pattern fall off the word.
    @usableFromInline
    package struct State: Sendable {
        /// The prefixes within 0, 1 and 2 edits; each row includes the one before it.
        @usableFromInline var row0: UInt64, row1: UInt64, row2: UInt64
        /// Rows 0 and 1 before the last character, where a transposition begins.
        @usableFromInline var earlierRow0: UInt64, earlierRow1: UInt64
        /// The maximum number of edits.
        @usableFromInline package var edits: Int

        @inlinable init(
            row0: UInt64, row1: UInt64, row2: UInt64, earlierRow0: UInt64, earlierRow1: UInt64, edits: Int
        ) {
            self.row0 = row0
            self.row1 = row1
            self.row2 = row2
            self.earlierRow0 = earlierRow0
            self.earlierRow1 = earlierRow1
            self.edits = edits
        }

        /// Whether no continuation can be accepted.
        ///
        /// An incomplete transposition keeps a state alive too: its first half counts as an insertion.
        @inlinable package var isDead: Bool { row0 | row1 | row2 == 0 }

        /// The positions of the pattern of which the next character must have one; nil while any character is possible.
        ///
        /// Once no edit is left, this determines the few possible characters without a step for each of the others.
        @inlinable package func wantedPlaces(previousMask: UInt64) -> UInt64? {
            switch edits {
            case 0: row0
            case 1: row0 == 0 ? row1 | earlierRow0 & previousMask >> 1 : nil
            default: row0 | row1 == 0 ? row2 | earlierRow1 & previousMask >> 1 : nil
            }
        }

        /// The number of characters of the pattern that must follow exactly; nil while there are other possibilities.
        ///
        /// Once this is known, soon after the last edit, comparing is faster than stepping.
        @inlinable package func exactRest(previousMask: UInt64) -> Int? {
            guard let wanted = wantedPlaces(previousMask: previousMask), wanted.nonzeroBitCount == 1 else { return nil }
            // Without the position of an incomplete transposition.
            return wanted == row0 | row1 | row2 ? wanted.leadingZeroBitCount : nil
        }

        /// The smallest number of edits between the pattern and the text read so far, nil above the limit.
        ///
        /// To accept words that *begin* with the pattern, use the smallest of all states along the word.
        @inlinable package var acceptedEdits: Int? {
            if Int64(bitPattern: row0) < 0 { return 0 }
            if Int64(bitPattern: row1) < 0 { return 1 }
            return Int64(bitPattern: row2) < 0 ? 2 : nil
        }
    }

    /// Prepares a folded word; nil if it is empty or longer than 63 Unicode scalars.
    ///
    /// - Parameter token: Folded UTF-8.
    package init?(folded token: ArraySlice<UInt8>) {
        let bytes = token.span
        var scalars: [UInt32] = []
        var offset = 0
        while offset < bytes.count, scalars.count <= Self.maximumCharacterCount {
            scalars.append(UTF8Bytes.nextScalar(in: bytes, at: &offset))
        }
        guard 1...Self.maximumCharacterCount ~= scalars.count else { return nil }
        characterCount = scalars.count
        var keys = [UInt32](repeating: Self.noScalar, count: Int(Self.slotMask) + 1)
        var masks = [UInt64](repeating: 0, count: keys.count)
        var displaced: [(scalar: UInt32, mask: UInt64)] = []
        for (place, scalar) in zip(63 - scalars.count..<63, scalars) {
            let slot = Int(scalar & Self.slotMask)
            let bit: UInt64 = 1 << UInt64(place)
            if keys[slot] == scalar || keys[slot] == Self.noScalar {
                keys[slot] = scalar
                masks[slot] |= bit
            } else if let known = displaced.firstIndex(where: { $0.scalar == scalar }) {
                displaced[known].mask |= bit
            } else {
                displaced.append((scalar, bit))
            }
        }
        self.keys = keys
        self.masks = masks
        self.displaced = displaced
    }

    /// The positions of a scalar in the pattern, 0 if it has none.
    ///
    /// - Parameter scalar: A scalar value.
    /// - Returns: The argument for ``step(_:mask:previousMask:)``.
    /// - Complexity: O(1) unless letters of the pattern have the same low seven bits.
    @inlinable package func mask(of scalar: UInt32) -> UInt64 {
        let slot = Int(scalar & Self.slotMask)
        // Not a branch: whether a letter occurs in the pattern cannot be predicted.
        let mask = masks[slot] & (keys[slot] == scalar ? .max : 0)
        return displaced.isEmpty ? mask : mask | displacedMask(of: scalar)
    }

    @usableFromInline func displacedMask(of scalar: UInt32) -> UInt64 {
        displaced.first { $0.scalar == scalar }?.mask ?? 0
    }

    /// For each byte the positions of all scalars whose UTF-8 begins with it, in a table of 256.
    ///
    /// For an ASCII character this is its ``mask(of:)``; for another byte an upper bound that saves reading the scalar.
    package func masksByFirstByte() -> [UInt64] {
        var table = [UInt64](repeating: 0, count: 256)
        for (scalar, mask) in zip(keys, masks) where scalar != Self.noScalar {
            table[Int(UTF8Bytes.first(of: scalar))] |= mask
        }
        for (scalar, mask) in displaced { table[Int(UTF8Bytes.first(of: scalar))] |= mask }
        return table
    }

    /// The state before the first character.
    ///
    /// - Parameter edits: The maximum number of edits, 0 to 2; other values are clamped.
    /// - Returns: The state with nothing read, in which the first few characters may already be missing.
    @inlinable package func start(edits: Int) -> State {
        let empty: UInt64 = 1 << UInt64(63 - characterCount)
        return State(
            row0: empty, row1: edits > 0 ? empty | empty << 1 : 0,
            row2: edits > 1 ? empty | empty << 1 | empty << 2 : 0, earlierRow0: 0, earlierRow1: 0,
            edits: min(max(edits, 0), 2))
    }

    /// The state after one more character.
    ///
    /// - Parameters:
    ///   - state: The state before the character.
    ///   - mask: ``mask(of:)`` the character.
    ///   - previousMask: The mask of the previous character, 0 at the first.
    /// - Returns: The state after the character; dead if the word has too many edits.
    @inlinable package func step(_ state: State, mask: UInt64, previousMask: UInt64) -> State {
        let row0 = (state.row0 & mask) << 1
        guard state.edits > 0 else {
            return State(row0: row0, row1: 0, row2: 0, earlierRow0: 0, earlierRow1: 0, edits: 0)
        }
        // The pattern has this character where the text had the previous one, and vice versa.
        let swapped = mask & previousMask >> 1
        let row1 =
            (state.row1 & mask) << 1 | state.row0 | state.row0 << 1 | row0 << 1 | (state.earlierRow0 & swapped) << 2
        guard state.edits > 1 else {
            return State(row0: row0, row1: row1, row2: 0, earlierRow0: state.row0, earlierRow1: 0, edits: 1)
        }
        let row2 =
            (state.row2 & mask) << 1 | state.row1 | state.row1 << 1 | row1 << 1 | (state.earlierRow1 & swapped) << 2
        return State(
            row0: row0, row1: row1, row2: row2, earlierRow0: state.row0, earlierRow1: state.row1, edits: 2)
    }
}
