// What an index answers when it is asked for what only other indexes have: nothing, or a coarser place, and never another
// one that it takes for sure.
//
//     swift run -c release Trust EXTRACT… [--world INDEX] [--seed N] [--count N] [--examples N] [--rows FILE] [--held-back]
//
// An extract is a file of OpenStreetMap, or an index. Each is asked for houses, streets, businesses and towns of the others,
// alone and together with the world, and so is the world alone; and each for streets of its own that do not exist, cannot be
// recognised, or are in another town. `--count` is the number of questions of each kind to each extract. A third of the
// objects, chosen by the hash of their identifier, is left out; `--held-back` asks for that third alone. `--rows` writes what
// the engine says of each answer, and what it is, as a table with tabs.

import BenchmarkSupport
import GradingSupport
import MapSearch
import MapSearchOffline
import MapSearchTestSupport
import MapSearchWorld

let arguments = Arguments(
    usage: "EXTRACT… [--world INDEX] [--seed N] [--count N] [--examples N] [--rows FILE] [--held-back]",
    fileCount: 1...,
    flags: ["--held-back"], options: ["--world", "--seed", "--count", "--examples", "--rows"])
let seed: UInt64 = arguments.value(of: "--seed") ?? 1
let count: Int = arguments.value(of: "--count") ?? 100
let exampleCount: Int = arguments.value(of: "--examples") ?? 5
let isHeldBack = arguments.has("--held-back")
print("Trust: seed \(seed), \(count) questions of a kind\(isHeldBack ? ", the third that is held back" : "")")

let worldIndex =
    try arguments.value(of: "--world", as: String.self).map { path in
        arguments.read(path) { try OfflineIndex(path: $0) }
    } ?? WorldGazetteer.index
let world = try Extract(name: "world", index: worldIndex)
let extracts = arguments.files.map { arguments.read($0) { try Extract(path: $0) } }
let grader = Grader(world: world)
var makers: [QuestionMaker] = []
var random = SplitMix64(seed: seed)
for extract in extracts { makers.append(try QuestionMaker(extract, houseCount: 4 * count, &random)) }

var report = TrustReport(exampleCount: exampleCount)
let nowhere: [Question.Kind] = [.invented, .garbled, .elsewhere]
let held: [Question.Kind] = [.house, .street, .business, .town, .name]

/// Asks engines the same questions, made by some of the makers in turn.
@MainActor func ask(_ engines: [Engine], _ kinds: [Question.Kind], of sources: [Int]) throws {
    for kind in kinds {
        var asked = 0
        for attempt in 0..<(20 * count) where asked < count {
            let source = sources[attempt % sources.count]
            guard let question = makers[source].question(kind, &random), question.isHeldBack == isHeldBack else {
                continue
            }
            if !nowhere.contains(kind), engines.contains(where: { $0.holds(question, except: world) }) { continue }
            asked += 1
            for engine in engines {
                report.add(try GradedAnswer(question, from: extracts[source], to: engine, grader))
            }
        }
    }
}

for (number, extract) in extracts.enumerated() {
    let others = extracts.indices.filter { $0 != number }
    let engines = [Engine([extract]), Engine([world, extract])]
    if !others.isEmpty { try ask(engines, held, of: others) }
    try ask(engines, nowhere, of: [number])
}
try ask([Engine([world])], held, of: Array(extracts.indices))
report.printTables()
if let path = arguments.value(of: "--rows", as: String.self) { try report.writeRows(to: path) }
