import MapSearch
import MapSearchOffline
import SampleIsland

/// Lists filling stations on the way: `swift run AlongTheRoute [KM] [--picture FILE]`.
@main
enum AlongTheRoute {
    static func main() async {
        await ExampleArguments.run("AlongTheRoute [KM] [--picture FILE]", words: 1) { arguments in
            var plan = RoutePlan(backend: OfflineBackend(try SampleIsland.index()), route: SampleIsland.coastRoad)
            guard let kilometers = Double(arguments.words.first ?? "5") else {
                throw SearchError.badRequest("KM is the number of kilometres already driven")
            }
            plan.driven = min(max(0, kilometers * 1000), plan.route.length)
            print("\((plan.route.length / 1000).rounded()) km around the island, \(plan.driven / 1000) km behind us")
            let pages = try await plan.pages(of: 3)
            for (number, page) in pages.enumerated() {
                print("\nPage \(number + 1)")
                for stop in page.compactMap(RoutePlan.stop) {
                    print("  in \(stop.kilometers) km: \(stop.name), \(stop.detour) m to the \(stop.side)")
                }
            }
            try arguments.write(try plan.picture(pages))
        }
    }
}
