import Foundation
import TestFixtures

// Makes millions of requests and watches memory, outside of a test: libraries of tests note each error that is thrown.
//
//     swift run -c release soak INDEX [REQUESTS] [SEED]
do {
    try await run()
} catch {
    FileHandle.standardError.write(Data("soak: \(error)\n".utf8))
    exit(1)
}

func run() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let path = arguments.first else { throw Failure("usage: soak INDEX [REQUESTS] [SEED]") }
    let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
    let seed = arguments.dropFirst(2).first.flatMap { UInt64($0) } ?? 1
    let soak = try Soak(index: Array(try Data(contentsOf: URL(filePath: path))), seed: seed)

    let watch = Task {
        var samples: [Int] = []
        while true {
            samples.append(residentSize())
            do { try await Task.sleep(for: .seconds(1)) } catch { return samples }
        }
    }
    let tally = try await soak.run(requests: count)
    watch.cancel()
    let samples = await watch.value
    let megabytes = samples.map { $0 >> 20 }
    print("seed \(seed): \(tally), replaced \(soak.replacements) times")
    print(
        "resident MB by the second: \(megabytes.count <= 20 ? megabytes : megabytes.prefix(10) + megabytes.suffix(10))")
    guard tally.isWhole, soak.replacements > 0 else { throw Failure("not every request had an outcome") }
    // The first quarter fills what is kept for the next request.
    guard let first = samples.dropFirst(samples.count / 4).first, let last = samples.last,
        last <= first + first / 4 + 4 << 20
    else { throw Failure("memory grows") }
}

/// What is wrong with the run.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// The resident set in bytes; 0 where the system does not tell it.
func residentSize() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
}
