// Whether confidence is what it says: of the answers with confidence 0.9, are nine in ten right?
//
//     swift run -c release Calibration ROWS.tsv… [--queries QUERIES.tsv] [--typos] [--world INDEX] [--rows FILE]
//
// The rows are those that Trust, RoundTrip and MessyAddresses write with `--rows`. `--queries` asks the world the questions of a
// file with the columns `query`, `exp_lat`, `exp_lon`, `tol_m` and `geonames_1000`, and grades the first answer by them; `--typos`
// asks them once more with one random edit, and `--rows` writes these answers, too. An answer is right when it is what was asked
// for, or is said to be partial and contains it.

import BenchmarkSupport
import GradingSupport
import MapSearchOffline
import MapSearchTestSupport
import MapSearchWorld

let arguments = Arguments(
    usage: "ROWS.tsv… [--queries QUERIES.tsv] [--typos] [--world INDEX] [--rows FILE]", fileCount: 0...,
    flags: ["--typos"], options: ["--queries", "--world", "--rows"])

var samples = arguments.files.flatMap { path in
    arguments.read(path) { try QueryFile(path: $0, requiring: "confidence") }.rows.compactMap(CalibrationSample.init)
}
if let path = arguments.value(of: "--queries", as: String.self) {
    let index =
        try arguments.value(of: "--world", as: String.self).map { path in
            arguments.read(path) { try OfflineIndex(path: $0) }
        } ?? WorldGazetteer.index
    var queries = arguments.read(path) { try QueryFile(path: $0, requiring: "tol_m") }.rows.compactMap(CityQuery.init)
    if arguments.has("--typos") {
        var random = SplitMix64(seed: 7)
        queries += queries.compactMap { $0.mistyped(&random) }
    }
    let backend = OfflineBackend(index)
    let rows = try queries.map { try $0.row(in: backend) }
    samples += rows.compactMap(CalibrationSample.init)
    if let path = arguments.value(of: "--rows", as: String.self) { try GradedRows.write(rows, to: path) }
}
print(CalibrationReport(samples).text)
