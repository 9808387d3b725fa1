import Synchronization

/// Waits until something is so; the time limit of the suite ends it.
func eventually(_ condition: () -> Bool) async {
    while !condition(), !Task.isCancelled {
        await Task.yield()
        try? await Task.sleep(for: .microseconds(200))
    }
}

/// A number that threads count up.
final class Counter: Sendable {
    private let number = Atomic(0)

    var value: Int { number.load(ordering: .relaxed) }

    func increment() { number.add(1, ordering: .relaxed) }
}

/// Numbers in the order in which they came.
final class Rung: Sendable {
    private let list = Mutex<[Int]>([])

    var numbers: [Int] { list.withLock { $0 } }

    func append(_ number: Int) { list.withLock { $0.append(number) } }
}

/// Something that is so or not.
final class Flag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .relaxed) }

    func set(_ isSet: Bool) { value.store(isSet, ordering: .relaxed) }
}
