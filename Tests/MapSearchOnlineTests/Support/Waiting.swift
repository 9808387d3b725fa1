import MapSearch
import Synchronization

/// A number that threads count up.
final class Counter: Sendable {
    private let number = Atomic(0)

    var value: Int { number.load(ordering: .relaxed) }

    func increment() { number.add(1, ordering: .relaxed) }
}

/// Numbers in the order in which they came.
final class Rung: Sendable {
    private let list = Mutex<[Int]>([])
    /// How many have come.
    let count = AwaitableCount()

    var numbers: [Int] { list.withLock { $0 } }

    func append(_ number: Int) {
        list.withLock { $0.append(number) }
        count.increment()
    }
}

/// Something that is so or not.
final class Flag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .relaxed) }

    func set(_ isSet: Bool) { value.store(isSet, ordering: .relaxed) }
}
