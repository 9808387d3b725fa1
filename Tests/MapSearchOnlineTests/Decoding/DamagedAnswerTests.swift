import Foundation
import MapGeometry
import MapSearch
import MapSearchOnline
import Testing

/// What comes of an answer that is damaged: an error that names the backend, or a place less.
@Suite struct DamagedAnswerTests {
    enum Service: String, CaseIterable, Sendable {
        case nominatim, photon, pelias

        func backend(_ transport: FakeTransport) throws -> any SearchBackend {
            switch self {
            case .nominatim: try transport.nominatim()
            case .photon: try transport.photon()
            case .pelias: try transport.pelias()
            }
        }

        /// The list of places around some places as the service writes it.
        func list(_ places: [String]) -> String {
            let places = places.joined(separator: ",")
            return self == .nominatim ? "[\(places)]" : #"{"type":"FeatureCollection","features":[\#(places)]}"#
        }

        /// A place with its coordinate as it is written, and with some more members.
        func place(
            _ number: Int = 1, latitude: String = "47.1", longitude: String = "9.5", name: String? = #""Vaduz""#,
            more: String = ""
        ) -> String {
            let name = name.map { #""name":\#($0),"# } ?? ""
            switch self {
            case .nominatim:
                return """
                    {\(name)\(more)"osm_type":"node","osm_id":\(number),"lat":\(latitude),"lon":\(longitude),
                    "category":"place","type":"town"}
                    """
            case .photon:
                return """
                    {"type":"Feature","geometry":{"type":"Point","coordinates":[\(longitude),\(latitude)]},
                    "properties":{\(name)\(more)"osm_type":"N","osm_id":\(number),"osm_key":"place","osm_value":"town"}}
                    """
            case .pelias:
                return """
                    {"type":"Feature","geometry":{"type":"Point","coordinates":[\(longitude),\(latitude)]},
                    "properties":{\(name)\(more)"gid":"wof:locality:\(number)","layer":"locality"}}
                    """
            }
        }
    }

    // MARK: The whole answer

    enum Whole: String, CaseIterable, Sendable {
        case empty, truncated, notANumber, tooGreat, page, latin1, number, string, null, otherObject, deep
        case errorText, errorObject, nullList

        var body: Data {
            switch self {
            case .empty: Data()
            case .truncated: Data(#"[{"lat":"47.1","lo"#.utf8)
            case .notANumber: Data(#"[{"lat":NaN,"lon":9.5,"name":"Vaduz"}]"#.utf8)
            case .tooGreat: Data(#"[{"lat":1e999,"lon":9.5,"name":"Vaduz"}]"#.utf8)
            case .page: Data("\n<!DOCTYPE html><html><body>Please sign in</body></html>".utf8)
            case .latin1: Data([0x5B, 0x22, 0xFC, 0x22, 0x5D])
            case .number: Data("1".utf8)
            case .string: Data(#""Vaduz""#.utf8)
            case .null: Data("null".utf8)
            case .otherObject: Data(#"{"status":"ok"}"#.utf8)
            case .deep: Data(String(repeating: "[", count: 100_000).utf8)
            case .errorText: Data(#"{"error":"Database is down"}"#.utf8)
            case .errorObject: Data(#"{"error":{"code":500,"message":"Database is down"}}"#.utf8)
            case .nullList: Data(#"{"type":"FeatureCollection","features":null}"#.utf8)
            }
        }
    }

    @Test(arguments: Service.allCases, Whole.allCases)
    func answerThatMakesNoSenseIsABadResponse(service: Service, whole: Whole) async throws {
        let backend = try service.backend(FakeTransport { _ in HTTPResponse(status: 200, body: whole.body) })
        let error = await #expect(throws: SearchError.self) { try await backend.response(to: .text("Vaduz")) }
        #expect(error?.code == .badResponse)
        #expect(error?.backend == service.rawValue)
        #expect(error?.description.contains("Vaduz") == false)
        let isExplained = whole == .errorText || whole == .errorObject
        #expect(error?.message.contains("Database is down") == isExplained)
    }

    @Test(arguments: Service.allCases)
    func refusalSaysWhyButNotWhatWasAsked(service: Service) async throws {
        for (reason, isShown) in [
            ("Bad limit.", true), ("No such street: Secret Road", false), ("'secret' is unknown", false),
        ] {
            let bodies = [
                #"{"error":{"code":400,"message":"\#(reason)"}}"#, #"{"message":"\#(reason)"}"#,
                #"{"geocoding":{"errors":["\#(reason)"]},"type":"FeatureCollection","features":[]}"#,
            ]
            for body in bodies {
                let backend = try service.backend(FakeTransport(body: body, status: 400))
                let error = await #expect(throws: SearchError.self) {
                    try await backend.response(to: .text("Secret Road"))
                }
                #expect(error?.code == .badRequest)
                #expect(error?.status == 400)
                #expect(error?.backend == service.rawValue)
                #expect(error?.message.contains(reason) == isShown)
                #expect(error?.description.lowercased().contains("secret") == false)
            }
        }
    }

    @Test(arguments: Service.allCases)
    func missingPathIsABadResponse(service: Service) async throws {
        let transport = FakeTransport { _ in HTTPResponse(status: 404, body: Data("<html>Not Found</html>".utf8)) }
        let error = await #expect(throws: SearchError.self) {
            try await service.backend(transport).response(to: .text("Vaduz"))
        }
        #expect(error?.code == .badResponse)
        #expect(error?.status == 404)
    }

    @Test(arguments: Service.allCases)
    func emptyListIsAnEmptyAnswer(service: Service) async throws {
        let backend = try service.backend(FakeTransport(body: service.list([])))
        for request in [SearchRequest.text("Vaduz"), .address(PostalAddress(city: "Vaduz"))] {
            let response = try await backend.response(to: request)
            #expect(response.objects.isEmpty)
            #expect(!response.hasNextPage)
            #expect(response.metadata.found == 0)
            #expect(!response.isOffline)
        }
    }

    // MARK: One place of the answer

    /// A place that is left out, by what is wrong with it.
    static func damagedPlaces(_ service: Service) -> [String: String] {
        let megabyte = String(repeating: String(repeating: "a", count: 1 << 10), count: 1 << 10)
        return [
            "null": "null", "a number": "1", "a list": "[]", "an empty object": "{}",
            "a latitude that is no number": service.place(latitude: #""NaN""#),
            "a longitude that is infinite": service.place(longitude: #""inf""#),
            "a latitude beyond the pole": service.place(latitude: "90.5"),
            "a longitude out of range": service.place(longitude: "-181"),
            "a latitude that is null": service.place(latitude: "null"),
            "no name": service.place(name: nil), "a blank name": service.place(name: #"" \t""#),
            "a megabyte of name": service.place(name: "\"\(megabyte)\""),
            "a name that is an object": service.place(name: "{}"),
            "no geometry": #"{"type":"Feature","properties":{"name":"Vaduz"}}"#,
            "an empty geometry":
                #"{"type":"Feature","geometry":{"type":"Point","coordinates":[]},"properties":{"name":"Vaduz"}}"#,
        ]
    }

    @Test(arguments: Service.allCases)
    func placeThatMakesNoSenseIsLeftOut(service: Service) async throws {
        for (what, damaged) in Self.damagedPlaces(service) {
            let body = service.list([damaged, service.place(7)])
            let response = try await service.backend(FakeTransport(body: body)).response(to: .text("Vaduz"))
            #expect(response.objects.map(\.name) == ["Vaduz"], "\(what)")
        }
    }

    /// What services write in several ways, and the same comes of it.
    @Test(arguments: Service.allCases)
    func lenienceWhereServicesVary(service: Service) async throws {
        for (latitude, longitude) in [("47.1", "9.5"), (#""47.1""#, #""9.5""#), ("47.1000000", "95e-1")] {
            let body = service.list([service.place(latitude: latitude, longitude: longitude, more: #""new":[{}],"#)])
            let object = try #require(
                try await service.backend(FakeTransport(body: body)).response(to: .text("Vaduz")).objects.first)
            #expect(object.coordinate == Coordinate(latitude: 47.1, longitude: 9.5))
        }
    }

    @Test(arguments: Service.allCases)
    func sameIdentifierComesOnce(service: Service) async throws {
        let body = service.list([service.place(1), service.place(2), service.place(1, name: #""Again""#)])
        let response = try await service.backend(FakeTransport(body: body)).response(to: .text("Vaduz"))
        #expect(response.objects.count == 2)
        #expect(response.objects.map(\.name) == ["Vaduz", "Vaduz"])
        #expect(response.metadata.found == 2)
    }

    /// A place with an invalid box is kept.
    @Test(arguments: Service.allCases)
    func damagedBoxIsNoBox(service: Service) async throws {
        for box in ["[]", "[1,2,3]", #"["a","b","c","d"]"#, "[95,96,500,600]", "null", "{}"] {
            let body = service.list([service.place(more: #""boundingbox":\#(box),"extent":\#(box),"bbox":\#(box),"#)])
            let object = try await service.backend(FakeTransport(body: body)).response(to: .text("Vaduz")).objects.first
            #expect(object?.name == "Vaduz")
            #expect(object?.boundingBox == nil)
        }
    }
}
