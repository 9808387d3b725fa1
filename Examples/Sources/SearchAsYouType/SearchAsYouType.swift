import Foundation
import MapSearch
import MapSearchOffline
import MapSearchPresentation
import MapSearchWorld

/// A search field in a terminal: `swift run SearchAsYouType [--index FILE] [--near LAT,LON] [--delay SECONDS]`.
@main
enum SearchAsYouType {
    private static let usage = "usage: swift run SearchAsYouType [--index FILE] [--near LAT,LON] [--delay SECONDS]"

    static func main() async {
        do {
            var state = ScreenState()
            var (path, delay): (String?, Double) = (nil, 0)
            var words = CommandLine.arguments.dropFirst()
            while let word = words.popFirst() {
                switch word {
                case "--index": path = words.popFirst()
                case "--near": state.userPosition = try position(words.popFirst() ?? "")
                case "--delay": delay = words.popFirst().flatMap(Double.init) ?? 0
                case "--help": return print(usage)
                default: throw SearchError.badRequest("unknown argument \(word); \(usage)")
                }
            }
            let backend = OfflineBackend(try path.map { try OfflineIndex(path: $0) } ?? WorldGazetteer.index)
            state.options.userPosition = state.userPosition
            let searched: any SearchBackend =
                delay > 0 ? SlowBackend(backend: backend, delay: .seconds(min(delay, 3600))) : backend
            if let terminal = Terminal(environment: ProcessInfo.processInfo.environment) {
                var app = ScreenApp(terminal: terminal, backend: searched, map: backend, state: state)
                // The outlines of the world are coarse; an index of a region has its streets.
                if path != nil {
                    app.closestZoomLevel = 15
                    app.shapeKinds = [.country, .water, .street]
                }
                exit(await app.run())
            }
            await readLines(LineMode(backend: searched, options: state.options, userPosition: state.userPosition))
        } catch {
            let text = (error as? SearchError)?.message ?? "\(error)"
            FileHandle.standardError.write(Data("SearchAsYouType: \(text)\n".utf8))
            exit(2)
        }
    }

    private static func position(_ text: String) throws -> Coordinate {
        let numbers = text.split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 2 else { throw SearchError.badRequest("--near wants LATITUDE,LONGITUDE") }
        return Coordinate(latitude: numbers[0], longitude: numbers[1])
    }

    private static func readLines(_ mode: LineMode) async {
        var mode = mode
        let isAsked = isatty(STDIN_FILENO) == 1
        func ask() {
            if isAsked { print("Search, a number to see it, or an empty line to leave: ", terminator: "") }
            fflush(nil)
        }
        ask()
        while let line = readLine(), !line.isEmpty {
            print(await mode.answer(to: line))
            ask()
        }
    }
}
