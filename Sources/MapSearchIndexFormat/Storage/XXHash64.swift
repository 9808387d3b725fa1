/// The 64-bit xxHash of a sequence of bytes: the checksum of headers and sections.
///
/// It detects damage, but is no defence against an attacker; every read is bounded regardless of it.
/// Source: Yann Collet, *xxHash fast digest algorithm*, version 0.1.1.
package struct XXHash64: Sendable {
    @usableFromInline static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
    @usableFromInline static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    @usableFromInline static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
    @usableFromInline static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
    @usableFromInline static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

    private var lanes = SIMD4<UInt64>(prime1 &+ prime2, prime2, 0, 0 &- prime1)
    private var count = 0
    /// The bytes that do not fill the lanes yet.
    private var rest: [UInt8] = []

    /// Starts the hash of bytes that arrive in pieces, with seed 0.
    package init() {}

    /// Adds the next bytes.
    package mutating func append(_ bytes: [UInt8]) {
        count += bytes.count
        var start = 0
        if !rest.isEmpty {
            start = min(32 - rest.count, bytes.count)
            rest += bytes[..<start]
            guard rest.count == 32 else { return }
            unsafe rest.withUnsafeBytes { buffer in
                if let base = buffer.baseAddress { unsafe Self.mix(&lanes, base, 1) }
            }
            rest.removeAll(keepingCapacity: true)
        }
        let blocks = (bytes.count - start) / 32
        unsafe bytes.withUnsafeBytes { buffer in
            if let base = buffer.baseAddress { unsafe Self.mix(&lanes, base + start, blocks) }
        }
        rest += bytes[(start + blocks * 32)...]
    }

    /// The hash of all bytes so far.
    package var value: UInt64 {
        let hash = (count >= 32 ? Self.merge(lanes) : Self.prime5) &+ UInt64(count)
        return unsafe rest.withUnsafeBytes { unsafe Self.finish(hash, start: $0.baseAddress, count: $0.count) }
    }

    /// The hash of a view with seed 0.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    package static func hash(_ view: ByteView) -> UInt64 {
        unsafe hash(start: view.base, count: view.count)
    }

    /// The hash of an array with seed 0.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    package static func hash(_ bytes: [UInt8]) -> UInt64 {
        unsafe bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress else { return unsafe finish(prime5, start: nil, count: 0) }
            return unsafe hash(start: start, count: buffer.count)
        }
    }

    private static func hash(start: UnsafeRawPointer, count: Int) -> UInt64 {
        guard count >= 32 else { return unsafe finish(prime5 &+ UInt64(count), start: start, count: count) }
        var lanes = SIMD4<UInt64>(prime1 &+ prime2, prime2, 0, 0 &- prime1)
        unsafe mix(&lanes, start, count / 32)
        let end = unsafe start + count / 32 * 32
        return unsafe finish(merge(lanes) &+ UInt64(count), start: end, count: count % 32)
    }

    private static func mix(_ lanes: inout SIMD4<UInt64>, _ start: UnsafeRawPointer, _ blockCount: Int) {
        for block in 0..<blockCount {
            let position = unsafe start + block &* 32
            for lane in 0..<4 { unsafe lanes[lane] = round(lanes[lane], load64(position + 8 &* lane)) }
        }
    }

    private static func merge(_ lanes: SIMD4<UInt64>) -> UInt64 {
        var hash = rotate(lanes[0], 1) &+ rotate(lanes[1], 7) &+ rotate(lanes[2], 12) &+ rotate(lanes[3], 18)
        for lane in 0..<4 { hash = (hash ^ round(0, lanes[lane])) &* prime1 &+ prime4 }
        return hash
    }

    private static func finish(_ initial: UInt64, start: UnsafeRawPointer?, count: Int) -> UInt64 {
        var hash = initial
        if var position = unsafe start {
            var left = count
            while left >= 8 {
                hash = unsafe rotate(hash ^ round(0, load64(position)), 27) &* prime1 &+ prime4
                unsafe position += 8
                left -= 8
            }
            if left >= 4 {
                let word = unsafe UInt64(UInt32(littleEndian: position.loadUnaligned(as: UInt32.self)))
                hash = rotate(hash ^ (word &* prime1), 23) &* prime2 &+ prime3
                unsafe position += 4
                left -= 4
            }
            while left > 0 {
                hash = unsafe rotate(hash ^ (UInt64(position.load(as: UInt8.self)) &* prime5), 11) &* prime1
                unsafe position += 1
                left -= 1
            }
        }
        hash = (hash ^ (hash >> 33)) &* prime2
        hash = (hash ^ (hash >> 29)) &* prime3
        return hash ^ (hash >> 32)
    }

    private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
        rotate(lane &+ input &* prime2, 31) &* prime1
    }

    private static func rotate(_ value: UInt64, _ bits: UInt64) -> UInt64 {
        (value &<< bits) | (value &>> (64 &- bits))
    }

    private static func load64(_ position: UnsafeRawPointer) -> UInt64 {
        unsafe UInt64(littleEndian: position.loadUnaligned(as: UInt64.self))
    }
}
