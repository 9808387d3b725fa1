// What pins cost: gathering a million points into clusters, showing a part of the map, a point that comes, moves and goes;
// keeping a sorted list of a hundred thousand objects in step with a thousand changes; and what is written in each row of a
// list: addresses, and names with what was searched for in bold.
//
//     swift run -c release PresentationBenchmark [clusters] [results] [texts]
//
// Each is measured against the plain way to do it, in turn in one run.

let chapters = Set(CommandLine.arguments.dropFirst())
if chapters.isEmpty || chapters.contains("clusters") { measureClusters() }
if chapters.isEmpty || chapters.contains("results") { measureResults() }
if chapters.isEmpty || chapters.contains("texts") { measureTexts() }
