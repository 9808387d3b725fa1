extension Inflater {
    /// Decompresses one block of codes, using the loaded tables.
    ///
    /// The reads of the tables are unchecked: their index has as many bits as the table was made for. Everything else is
    /// checked: the input, and the positions of writes.
    func expandBlock(
        _ bits: inout BitReader, _ input: Span<UInt8>, _ output: inout [UInt8], _ count: inout Int, _ limit: Int
    ) throws(InflateError) {
        while true {
            Self.reserve(count + 1, &output, limit)
            let isDone = try expandRun(&bits, input, &output, &count)
            // The fast loop may exceed the limit by as much as the slack holds.
            guard count <= limit else { throw bits.error(.tooLarge(limit: limit)) }
            if isDone { return }
        }
    }

    /// Decompresses until the block ends or only the slack is left in the output.
    ///
    /// - Returns: whether the block ended.
    private func expandRun(
        _ outerBits: inout BitReader, _ input: Span<UInt8>, _ output: inout [UInt8], _ outerCount: inout Int
    ) throws(InflateError) -> Bool {
        // Local variables stay in registers.
        var bits = outerBits
        var count = outerCount
        defer {
            outerBits = bits
            outerCount = count
        }
        let literals = literals.entries.span
        let distances = distances.entries.span
        let literalBits = UInt64(self.literals.rootBits)
        let distanceBits = UInt64(self.distances.rootBits)
        let end = output.count - Self.slack
        var target = output.mutableSpan
        while count < end {
            try bits.refill(input)
            var entry = unsafe literals[unchecked: Int(bits.peek(literalBits))]
            if entry & HuffmanTable.Entry.isLiteral != 0 {
                bits.drop(HuffmanTable.Entry.dropCount(entry))
                unsafe target[unchecked: count] = UInt8(truncatingIfNeeded: entry >> 16)
                count &+= 1
                entry = unsafe literals[unchecked: Int(bits.peek(literalBits))]
                if entry & HuffmanTable.Entry.isLiteral != 0 {
                    bits.drop(HuffmanTable.Entry.dropCount(entry))
                    unsafe target[unchecked: count] = UInt8(truncatingIfNeeded: entry >> 16)
                    count &+= 1
                    continue
                }
                try bits.refill(input)
            }
            if entry & HuffmanTable.Entry.isExceptional != 0 {
                if entry & HuffmanTable.Entry.isLink != 0 {
                    bits.drop(HuffmanTable.Entry.dropCount(entry))
                    let index = Int(bits.peek(HuffmanTable.Entry.extraCount(entry)))
                    entry = unsafe literals[unchecked: HuffmanTable.Entry.value(entry) &+ index]
                }
                if entry & HuffmanTable.Entry.isEnd != 0 {
                    bits.drop(HuffmanTable.Entry.dropCount(entry))
                    return true
                }
                if entry & HuffmanTable.Entry.isExceptional != 0 { throw bits.error(.badSymbol) }
                if entry & HuffmanTable.Entry.isLiteral != 0 {
                    bits.drop(HuffmanTable.Entry.dropCount(entry))
                    unsafe target[unchecked: count] = UInt8(truncatingIfNeeded: entry >> 16)
                    count &+= 1
                    continue
                }
            }
            bits.drop(HuffmanTable.Entry.dropCount(entry))
            let length = HuffmanTable.Entry.value(entry) &+ Int(bits.take(HuffmanTable.Entry.extraCount(entry)))
            var far = unsafe distances[unchecked: Int(bits.peek(distanceBits))]
            if far & HuffmanTable.Entry.isLink != 0 {
                bits.drop(HuffmanTable.Entry.dropCount(far))
                let index = Int(bits.peek(HuffmanTable.Entry.extraCount(far)))
                far = unsafe distances[unchecked: HuffmanTable.Entry.value(far) &+ index]
            }
            if far & HuffmanTable.Entry.isExceptional != 0 { throw bits.error(.badSymbol) }
            bits.drop(HuffmanTable.Entry.dropCount(far))
            let distance = HuffmanTable.Entry.value(far) &+ Int(bits.take(HuffmanTable.Entry.extraCount(far)))
            guard distance <= count else { throw bits.error(.badSymbol) }
            Self.copy(&target, to: count, distance: distance, length: length)
            count &+= length
        }
        return false
    }

    /// Copies from previous output; may write up to 15 bytes more than `length`, into the slack.
    @inline(__always)
    private static func copy(_ target: inout MutableSpan<UInt8>, to count: Int, distance: Int, length: Int) {
        let source = count &- distance
        if distance >= 16 {
            var bytes = unsafe target.mutableBytes
            var index = 0
            repeat {
                let chunk = unsafe bytes.bytes.unsafeLoadUnaligned(
                    fromByteOffset: source &+ index, as: SIMD16<UInt8>.self)
                bytes.storeBytes(of: chunk, toByteOffset: count &+ index, as: SIMD16<UInt8>.self)
                index &+= 16
            } while index < length
        } else {
            for index in 0..<length {
                unsafe target[unchecked: count &+ index] = target[source &+ index]
            }
        }
    }
}
