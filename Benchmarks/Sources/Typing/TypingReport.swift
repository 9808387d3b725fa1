import BenchmarkSupport
import GradingSupport
import MapGeometry
import MapSearch

/// What is offered at each stage of some addresses.
struct TypingReport {
    private struct Row {
        var count = 0
        var first = 0
        var amongFive = 0
        var amongTen = 0
        /// Lists whose first line shows none of what is typed though the thing is there.
        var unlikeFirst = 0
        /// Lines that show none of what is typed, and all lines.
        var unlike = 0
        var lines = 0
        var times: [Double] = []
        var slowest = (text: "", time: 0.0)
        var misses: [String] = []
    }

    private var rows: [TypedAddress.Stage: Row] = [:]

    /// Types an address into an engine, for a user who looks at a place or everywhere.
    mutating func type(_ address: TypedAddress, into engine: Engine, near position: Coordinate?) throws {
        for stage in TypedAddress.Stage.allCases {
            guard let text = address.text(at: stage) else { continue }
            let request = SuggestRequest(text: text, in: position.map { .point($0) })
            let clock = ContinuousClock()
            let start = clock.now
            let lines = try engine.suggest(request).filter { $0.category == nil }
            let duration = clock.now - start
            var row = rows[stage] ?? Row()
            let time = duration / .microseconds(1)
            row.times.append(time)
            if time > row.slowest.time { row.slowest = (text, time) }
            row.count += 1
            let place = lines.firstIndex { address.isMeant($0, at: stage) } ?? .max
            if place == 0 { row.first += 1 }
            if place < 5 { row.amongFive += 1 }
            if place < 10 { row.amongTen += 1 }
            let isLike = lines.map { TypedAddress.goesOn($0, from: text) }
            row.lines += lines.count
            row.unlike += isLike.count { !$0 }
            if isLike.first == false { row.unlikeFirst += 1 }
            if place > 4 {
                let shown = lines.prefix(3).map { "\($0.title), \($0.subtitle ?? "")" }.joined(separator: "; ")
                row.misses.append("“\(text)” for \(address.house.address?.formatted ?? "") → \(shown)")
            }
            rows[stage] = row
        }
    }

    func printTables(title: String, exampleCount: Int) {
        print("\n\(title)\n")
        var table = TextTable(
            ["typed", "texts", "first", "of five", "of ten", "unlike first", "unlike lines", "p50 µs", "p99 µs"])
        for stage in TypedAddress.Stage.allCases {
            guard let row = rows[stage] else { continue }
            let times = row.times.sorted()
            table.append([
                stage.rawValue, String(row.count), percent(row.first, of: row.count),
                percent(row.amongFive, of: row.count), percent(row.amongTen, of: row.count),
                percent(row.unlikeFirst, of: row.count), percent(row.unlike, of: row.lines),
                String(Int(times[times.count / 2])), String(Int(times[times.count * 99 / 100])),
            ])
        }
        print(table.text)
        for stage in TypedAddress.Stage.allCases {
            if exampleCount > 0, let slowest = rows[stage]?.slowest {
                print("\(stage.rawValue), slowest: “\(slowest.text)”, \(Int(slowest.time)) µs")
            }
            guard exampleCount > 0, let misses = rows[stage]?.misses, !misses.isEmpty else { continue }
            print("\(stage.rawValue), not among five:")
            let step = max(1, misses.count / exampleCount)
            for number in stride(from: 0, to: misses.count, by: step).prefix(exampleCount) {
                print("  \(misses[number])")
            }
        }
    }
}
