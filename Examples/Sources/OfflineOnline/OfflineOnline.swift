import Foundation
import MapSearch
import MapSearchOffline
import MapSearchOnline
import MapSearchWorld

/// Searches on the device and with a service: `swift run OfflineOnline [TEXT] [--nominatim URL] [--index FILE]`.
@main
enum OfflineOnline {
    private static let usage = "OfflineOnline [TEXT] [--nominatim URL] [--index FILE]"

    static func main() async {
        do {
            try await run(CommandLine.arguments.dropFirst())
        } catch {
            let text = (error as? SearchError)?.message ?? "\(error)"
            FileHandle.standardError.write(Data("OfflineOnline: \(text)\n".utf8))
            exit(2)
        }
    }

    private static func run(_ arguments: ArraySlice<String>) async throws {
        var (texts, path, server) = ([String](), String?.none, String?.none)
        var words = arguments
        while let word = words.popFirst() {
            switch word {
            case "--index": path = words.popFirst()
            case "--nominatim": server = words.popFirst()
            case "--help": return print("usage: swift run \(usage)")
            case _ where word.hasPrefix("--"):
                throw SearchError.badRequest("unknown option \(word); usage: swift run \(usage)")
            default: texts.append(word)
            }
        }
        let text = texts.isEmpty ? "vaduz" : texts.joined(separator: " ")
        let offline = OfflineBackend(try path.map { try OfflineIndex(path: $0) } ?? WorldGazetteer.index)
        guard let url = URL(string: server ?? "https://nominatim.example") else {
            throw SearchError.badRequest("--nominatim wants the URL of a server, such as http://localhost:8080")
        }
        var service = ServiceConfiguration(endpoints: [url], userAgent: "map-search-examples")
        service.allowsInsecureHosts = url.scheme == "http"
        if server == nil { service.transport = SampleService() }
        print("With \(server ?? "a service made up for this example"):")
        show(try await CombinedSearch(offline: offline, service: service).steps(for: text))
        service.transport = PulledCable()
        print("\nWith the cable pulled:")
        show(try await CombinedSearch(offline: offline, service: service).steps(for: text))
    }

    private static func show(_ steps: [CombinedSearch.Step]) {
        for (number, step) in steps.enumerated() {
            print(number == steps.count - 1 ? "  in the end" : "  at once")
            for row in step.rows { print("    \(row.name) (\(row.origin.rawValue))") }
            if step.rows.isEmpty { print("    nothing") }
            if !step.missing.isEmpty { print("    without \(step.missing.joined(separator: ", "))") }
        }
    }
}
