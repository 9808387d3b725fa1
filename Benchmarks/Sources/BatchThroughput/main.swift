// Times `mapsearch batch` on requests for places of the bundled world, drawn at random from a seed.
//
//     swift build -c release --product mapsearch
//     swift run -c release --package-path Benchmarks BatchThroughput .build/release/mapsearch [--reverse]
//
// `LIMIT` (1), `COUNT` (200000), `THREADS` (1,2) and `ROUNDS` (5) in the environment choose the results and the number of
// requests, the numbers of threads and how often each is run, in turns.

import BenchmarkSupport
import Foundation
import MapSearch
import MapSearchOffline
import MapSearchTestSupport
import MapSearchWorld

func setting(_ name: String, _ value: String) -> String { ProcessInfo.processInfo.environment[name] ?? value }

let arguments = Arguments(usage: "MAPSEARCH [--reverse]", fileCount: 1...1, flags: ["--reverse"])
let isReverse = arguments.has("--reverse")
let limit = Int(setting("LIMIT", "1")) ?? 1
let count = Int(setting("COUNT", "200000")) ?? 200_000
let roundCount = Int(setting("ROUNDS", "5")) ?? 5
let threads = setting("THREADS", "1,2").split(separator: ",").map(String.init)

/// The lines: names of towns as they are, or coordinates near them.
func requests() throws -> Data {
    var towns: [GeoObject] = []
    try OfflineBackend(WorldGazetteer.index).forEachObject { if $0.kind == .locality { towns.append($0) } }
    var random = SplitMix64(seed: 20_261_122)
    var lines = Data()
    for number in 0..<count {
        guard let town = towns.randomElement(using: &random) else { break }
        if isReverse {
            let latitude = min(90, max(-90, town.coordinate.latitude + Double.random(in: -0.05...0.05, using: &random)))
            let longitude = min(
                180, max(-180, town.coordinate.longitude + Double.random(in: -0.05...0.05, using: &random)))
            lines += Data(#"{"id":\#(number),"op":"reverse","latitude":\#(latitude),"longitude":\#(longitude)}"#.utf8)
        } else {
            let text = String(decoding: try JSONEncoder().encode(town.name), as: UTF8.self)
            lines += Data(#"{"id":\#(number),"op":"search","text":\#(text),"limit":\#(limit)}"#.utf8)
        }
        lines.append(UInt8(ascii: "\n"))
    }
    return lines
}

/// The processor time of the programs that were run so far, in seconds.
func processorTime() -> Double {
    var usage = rusage()
    #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #else
    getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
}

/// One run of the program, in seconds on the clock and of processors.
func run(_ program: String, threads: String, on file: URL) throws -> (elapsed: Double, processor: Double) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["batch", "--threads", threads]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = FileHandle.nullDevice
    let (start, before) = (ContinuousClock.now, processorTime())
    try process.run()
    process.waitUntilExit()
    return ((ContinuousClock.now - start) / .seconds(1), processorTime() - before)
}

let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "batch-\(ProcessInfo.processInfo.processIdentifier)")
try requests().write(to: file)
defer { try? FileManager.default.removeItem(at: file) }
var runs: [String: [(elapsed: Double, processor: Double)]] = [:]
for _ in 0..<roundCount {
    for threads in threads {
        runs[threads, default: []].append(try run(arguments.files[0], threads: threads, on: file))
    }
}
print(isReverse ? "reverse" : "search, limit \(limit)", "\(count) requests, \(roundCount) runs")
for threads in threads {
    let elapsed = (runs[threads] ?? []).map(\.elapsed).sorted()
    let processor = (runs[threads] ?? []).map(\.processor).sorted()
    let rates = [elapsed[0], elapsed[elapsed.count / 2]].map { Int(Double(count) / $0) }
    let cost = (processor[0] / Double(count) * 1e8).rounded() / 100
    print("threads \(threads): best \(rates[0])/s, median \(rates[1])/s; processor time \(cost) µs a request at best")
}
