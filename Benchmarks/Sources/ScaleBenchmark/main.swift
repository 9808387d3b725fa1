// Builds indexes of made-up countries of any size and asks them questions that have one answer each.
//
//     swift run -c release ScaleBenchmark 1000000 10000000 [--seed N] [--questions N] [--work DIR] [--tool MAPSEARCH]
//                                         [--keep] [--reuse] [--misses]
//
// A size is a number of rows: towns, houses and businesses. It makes a table, builds an index of it in a process of its
// own, and asks on one thread: `--questions` of each kind (250). For each size it prints a table by kind of question, and
// at last a line for each. `--tool` lets the command line tool build. The files, 85 bytes a row and the index, are written
// to `--work` (a temporary folder) and removed again unless `--keep` is given; a table that is there already is used again,
// and with `--reuse` the index, too. `--misses` prints each question whose right answer did not come first.

import BenchmarkSupport
import Foundation
import MapSearch
import MapSearchOffline

if CommandLine.arguments.count == 4, CommandLine.arguments[1] == Build.argument {
    try Build.work(CommandLine.arguments[2], CommandLine.arguments[3])
    exit(EXIT_SUCCESS)
}
let settings = Settings(CommandLine.arguments.dropFirst())
try FileManager.default.createDirectory(atPath: settings.folder, withIntermediateDirectories: true)
var curve: [[String]] = []
for size in settings.sizes { curve.append(try measure(size)) }
print("")
print(Report.row(Report.curveTitles))
print(Report.row(Report.curveTitles.map { _ in "---:" }))
for line in curve { print(Report.row(line)) }

/// Makes a country of a size, builds its index and asks it; prints the table and returns the line of the curve.
func measure(_ size: Int) throws -> [String] {
    let base = "\(settings.folder)/country-\(settings.seed)-\(size)"
    let (table, file) = (base + ".csv", base + ".mapindex")
    defer {
        if !settings.keepsFiles { for path in [table, file] { try? FileManager.default.removeItem(atPath: path) } }
    }
    let country = Country(rows: size, seed: settings.seed)
    let rows = country.sites.count * Country.rowsPerTown
    if !FileManager.default.fileExists(atPath: table) { try CountryTable.write(country, to: table) }
    let isReused = settings.reusesIndexes && FileManager.default.fileExists(atPath: file)
    let build = isReused ? nil : try Build.run(table, to: file, tool: settings.tool)
    var maker = QuestionMaker(country)
    let questions = maker.questions(settings.questionCount)
    let start = ContinuousClock.now
    let index = try OfflineIndex(path: file)
    let opening = ContinuousClock.now - start
    let backend = OfflineBackend(index)
    let measurement = try Measurement(questions, backend)
    let gain = Measurement.gainOfTwoThreads(questions, backend)
    if settings.keepsFiles { try measurement.write(to: base + ".answers.tsv") }
    let report = Report.size(
        rows: rows, build, byteCount: index.byteCount, opening: opening, measurement, gain: gain)
    let shared = country.sites.count(where: \.isShared)
    print("\n\(rows) rows, seed \(settings.seed), \(country.sites.count) towns, \(shared) of which share their names\n")
    for line in report.table { print(line) }
    if settings.printsMisses { print("\n" + Report.misses(measurement).joined(separator: "\n")) }
    fflush(nil)  // The next size takes minutes.
    return report.curve
}
