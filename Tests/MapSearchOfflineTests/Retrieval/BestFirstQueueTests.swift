import MapSearchTestSupport
import Testing

@testable import MapSearchOffline

@Suite struct BestFirstQueueTests {
    private struct Number: BestFirst {
        let value: Int

        func precedes(_ other: Number) -> Bool { value > other.value }
    }

    /// Numbers that are added and removed at random come out as from a sorted list.
    @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 500])
    func orderIsThatOfASortedList(count: Int) {
        let seed = UInt64(count)
        var generator = SplitMix64(seed: seed)
        var queue = BestFirstQueue<Number>()
        var expected: [Int] = []
        for _ in 0..<count {
            let value = Int.random(in: 0..<max(count / 2, 1), using: &generator)
            queue.insert(Number(value: value))
            expected.append(value)
            expected.sort()
            guard Int.random(in: 0..<3, using: &generator) == 0 else { continue }
            #expect(queue.first?.value == expected.last, "seed \(seed)")
            #expect(queue.popFirst()?.value == expected.popLast(), "seed \(seed)")
        }
        while let largest = expected.popLast() { #expect(queue.popFirst()?.value == largest, "seed \(seed)") }
        #expect(queue.popFirst() == nil && queue.first == nil)
    }
}
