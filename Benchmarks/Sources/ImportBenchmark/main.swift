// Times the import of OpenStreetMap extracts, from the files to an index in memory.
//
//     swift run -c release ImportBenchmark FILE.osm.pbf…

import BenchmarkSupport
import MapSearchIndexing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

func processorSeconds() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

/// The most memory that the process ever had, in millions of bytes.
func peakMegabytes() -> Double {
    var usage = rusage()
    #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) * 1024 / 1e6
    #else
    getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1e6
    #endif
}

let paths = Arguments(usage: "FILE.osm.pbf…", fileCount: 1...).files
var builder = IndexBuilder(name: "Import")
let start = processorSeconds()
let report = try OSMExtract(paths: paths).read(into: &builder)
let read = processorSeconds()
let peak = peakMegabytes()
let (bytes, summary) = try builder.build()
let end = processorSeconds()
print(report)
print(summary)
print(
    "records   \(read - start) s, \(Double(report.objectCount) / (read - start)) objects a second of a core, peak \(peak) MB"
)
print("index     \(end - read) s, \(bytes.count) bytes")
print(
    "together  \(end - start) s, \(Double(report.objectCount) / (end - start)) objects a second of a core, peak \(peakMegabytes()) MB"
)
