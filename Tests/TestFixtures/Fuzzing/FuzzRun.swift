import Foundation
package import MapSearchTestSupport

/// Many damaged inputs, one after the other: a trap ends the process, a hang the progress, and each input can be had again.
///
/// A few rounds are part of every run of the tests. `MAPSEARCH_FUZZ_SECONDS` asks for as many as there is time for;
/// `MAPSEARCH_ROUNDS` for a number of them; `MAPSEARCH_SEED` is the seed of the first. Rounds that were asked for tell
/// each second, on standard error, from which seed on there is no news:
///
///     MAPSEARCH_FUZZ_SECONDS=60 swift test -c release -Xswiftc -enable-testing --no-parallel --filter Fuzz
package struct FuzzRun {
    /// The seed of the first round; each round has the next one.
    package private(set) var seeds: Range<UInt64>
    /// How many inputs were taken for good ones.
    package private(set) var acceptedCount = 0
    /// The round that took longest.
    private var slowest: (seed: UInt64, time: Duration) = (0, .zero)
    private let name: String

    /// How many inputs were tried.
    package var count: Int { seeds.count }

    /// Runs rounds.
    ///
    /// - Parameters:
    ///   - name: What is fed, for the progress.
    ///   - rounds: How many rounds there are when the environment does not ask for more.
    ///   - heavyRounds: How many rounds a heavy run has.
    ///   - body: Makes an input of random numbers, feeds it, and returns whether it was taken for a good one.
    /// - Returns: What was tried.
    /// - Throws: ``Failure`` with what the body throws, which ends the run.
    package static func run(
        _ name: String, rounds: Int, heavyRounds: Int, _ body: (inout SplitMix64) async throws -> Bool
    ) async throws -> FuzzRun {
        let seconds = TestRun.environment("MAPSEARCH_FUZZ_SECONDS").flatMap { Double($0) }
        let askedRounds = TestRun.environment("MAPSEARCH_ROUNDS").flatMap { UInt64($0) }
        let isAsked = seconds != nil || askedRounds != nil
        let first = TestRun.environment("MAPSEARCH_SEED").flatMap { UInt64($0) } ?? (isAsked ? 1 : 1_000_000)
        let count = askedRounds ?? (seconds != nil ? .max : UInt64(TestRun.isHeavy ? heavyRounds : rounds))
        let last = first + min(count, .max - first)
        var run = FuzzRun(seeds: first..<first, name: name)
        let clock = ContinuousClock()
        let start = clock.now
        var told = start
        var now = start
        while run.seeds.upperBound < last, seconds.map({ now - start < .seconds($0) }) ?? true {
            let seed = run.seeds.upperBound
            var random = SplitMix64(seed: seed)
            do {
                if try await body(&random) { run.acceptedCount += 1 }
            } catch {
                throw Failure(name: name, seed: seed, cause: error)
            }
            run.seeds = first..<seed + 1
            let end = clock.now
            if end - now > run.slowest.time { run.slowest = (seed, end - now) }
            now = end
            if isAsked, now - told > .seconds(1) {
                run.tell()
                told = now
            }
        }
        if isAsked { run.tell() }
        return run
    }

    /// An error that no input may cause.
    package struct Failure: Error, CustomStringConvertible {
        let name: String
        let seed: UInt64
        let cause: any Error

        package var description: String { "\(name), seed \(seed): \(cause)" }
    }

    /// Not buffered, so that it is there when the process no longer is.
    private func tell() {
        let share = count == 0 ? 0 : acceptedCount * 100 / count
        let line =
            "\(name): \(count) inputs, \(share) % taken, next seed \(seeds.upperBound), "
            + "slowest \(slowest.time) with seed \(slowest.seed)\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
}
