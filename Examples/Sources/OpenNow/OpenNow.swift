import MapSearch
import MapSearchOffline
import SampleIsland

/// Lists restaurants that are open: `swift run OpenNow [TIME [LAT,LON]] [--index FILE] [--picture FILE]`.
@main
enum OpenNow {
    static func main() async {
        await ExampleArguments.run("OpenNow [TIME [LAT,LON]] [--index FILE] [--picture FILE]", words: 2) { arguments in
            let text = arguments.words.first ?? "2026-06-05T21:45"
            guard let time = CivilTime(text) else {
                throw SearchError.badRequest("“\(text)” is no time: write it as 2026-06-05T21:45")
            }
            let place = try arguments.words.dropFirst().first.map { text in
                guard let place = CoordinateParser().parse(text)?.coordinate else {
                    throw SearchError.badRequest("“\(text)” is no place: write it as 47.1411,9.5215")
                }
                return place
            }
            let guide = RestaurantGuide(
                backend: OfflineBackend(try arguments.index()), place: place ?? SampleIsland.market, time: time)
            for step in RestaurantGuide.steps {
                let rows = try guide.rows(step)
                print("\n\(step.title): \(rows.count)")
                for row in rows { print("  \(row.name), \(row.meters) m: \(row.reason)") }
            }
            let counts = try guide.counts(RestaurantGuide.steps[0]).sorted { $0.key < $1.key }
            print("\nOf all: " + counts.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
            try arguments.write(try guide.picture())
        }
    }
}
