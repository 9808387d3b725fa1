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

import GradingSupport
import MapSearchTestSupport
import MapSearchWorld

let options = GradingOptions(count: 100)
let count = options.count
print(options.title("Trust"))

let world = try options.world ?? Extract(name: "world", index: WorldGazetteer.index)
let extracts = Array(options.extracts)
let grader = Grader(world: world)
var random = SplitMix64(seed: options.seed)
let sources = extracts + [world]
let makers = try sources.map { try QuestionMaker($0, in: world, houseCount: 4 * options.count, &random) }
var report = TrustReport(exampleCount: options.exampleCount)

let nowhere: [Question.Kind] = [.invented, .garbled, .elsewhere, .abroad]
let held: [Question.Kind] = [.house, .street, .business, .town, .name, .businessName]

/// Asks engines the same questions, made of some of the sources in turn.
@MainActor func ask(_ engines: [Engine], _ kinds: [Question.Kind], of numbers: [Int]) throws {
    for kind in kinds {
        var asked = 0
        for attempt in 0..<(20 * options.count) where asked < options.count {
            let number = numbers[attempt % numbers.count]
            guard let question = makers[number].question(kind, &random), question.isHeldBack == options.isHeldBack
            else { continue }
            if held.contains(kind), engines.contains(where: { $0.holds(question, except: world) }) { continue }
            asked += 1
            for engine in engines {
                report.add(try GradedAnswer(question, from: sources[number], to: engine, grader))
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
try ask([Engine([world])], [.abroad], of: Array(sources.indices))
report.printTables()
try options.write(report.rows)
