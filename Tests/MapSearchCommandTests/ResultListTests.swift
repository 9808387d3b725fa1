import Foundation
import Testing

/// Lists for people.
@Suite struct ResultListTests {
    @Test("the kind of a place is not repeated where it is shown behind the name")
    func kindOnce() async throws {
        let tool = try Tool()
        let (source, index) = ("\(tool.folder)/zug.geojsonl", "\(tool.folder)/zug.mapindex")
        let lines = ["region", "locality"].map { kind in
            #"{"type":"Feature","id":"t:\#(kind)","geometry":{"type":"Point","coordinates":[8.5,47.2]},"#
                + #""properties":{"kind":"\#(kind)","name":"Zug"}}"#
        }
        try lines.joined(separator: "\n").write(toFile: source, atomically: true, encoding: .utf8)
        #expect(await tool.bare("build", "-o", index, source).status == 0)
        let list = await tool.bare("search", "Zug", "--index", index).output
        #expect(list.contains("Zug, Region\n   47.2, 8.5 ·"), "\(list)")
        #expect(list.contains("Zug\n   locality ·"), "\(list)")
    }
}
