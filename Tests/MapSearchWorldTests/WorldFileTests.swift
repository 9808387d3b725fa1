import MapSearch
import MapSearchOffline
import Testing

import MapSearchWorld

@Suite struct WorldFileTests {
    @Test("is looked for next to the program first")
    func besideProgram() {
        let paths = WorldFile.candidates(program: "/opt/app/bin/server")
        #expect(paths.first == "/opt/app/bin/\(WorldFile.resources)/world.mapindex")
        #expect(paths.last == "/opt/app/share/map-search/world.mapindex")
    }

    @Test("is looked for in every bundle, and nowhere twice")
    func bundles() {
        let paths = WorldFile.candidates(program: "/app/program", bundles: ["/app", "/app/Frameworks"])
        #expect(Set(paths).count == paths.count)
        #expect(paths.contains("/app/Frameworks/\(WorldFile.resources)/world.mapindex"))
    }

    @Test("a program in the root and a program without a path have places, too", arguments: ["/init", nil])
    func oddPrograms(program: String?) {
        for path in WorldFile.candidates(program: program) { #expect(path.hasPrefix("/") && !path.hasPrefix("//")) }
    }

    @Test("no place depends on where the package was built")
    func moved() {
        let paths = WorldFile.candidates(program: "/opt/app/server")
        #expect(!paths.isEmpty && paths.allSatisfy { $0.hasPrefix("/opt/") })
    }

    @Test("the error for a missing file says what to copy, and where to")
    func missing() {
        let error = #expect(throws: SearchError.self) {
            try WorldGazetteer.open(["/no/such/folder/world.mapindex", "/nor/this/world.mapindex"])
        }
        #expect(error?.code == .indexMissing)
        #expect(error?.file == "/no/such/folder/world.mapindex")
        #expect(error?.message.contains("Copy the folder \(WorldFile.resources)") == true)
        #expect(throws: SearchError.self) { try WorldGazetteer.open([]) }
    }

    @Test("a damaged file is an error, whatever is further down the list")
    func damaged() throws {
        let sound = try #require(try WorldGazetteer.index.path)
        let error = #expect(throws: SearchError.self) { try WorldGazetteer.open([#filePath, sound]) }
        #expect(error?.code == .indexCorrupt)
        #expect(try WorldGazetteer.open(["/no/such/world.mapindex", sound]).path == sound)
    }
}
