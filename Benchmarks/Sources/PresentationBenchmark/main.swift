// What pins cost: gathering a million points into clusters, showing a part of the map, a point that comes, moves and goes;
// and keeping a sorted list of a hundred thousand objects in step with a thousand changes.
//
//     swift run -c release PresentationBenchmark [clusters] [results]
//
// Each is measured against the plain way to do it, in turn in one run.

let chapters = Set(CommandLine.arguments.dropFirst())
if chapters.isEmpty || chapters.contains("clusters") { measureClusters() }
if chapters.isEmpty || chapters.contains("results") { measureResults() }
