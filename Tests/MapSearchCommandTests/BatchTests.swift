import Foundation
import Testing

import MapSearchCommand

@Suite("Batches")
struct BatchTests {
    let tool: Tool

    init() throws {
        tool = try Tool()
    }

    @Test("each op answers, with id and time")
    func operations() async throws {
        let lines = [
            #"{"id":1,"op":"search","text":"vaduz","limit":1}"#, #"{"id":"b","op":"geocode","text":"schaan"}"#,
            #"{"id":null,"op":"reverse","latitude":47.06,"longitude":9.5,"zoom":10}"#,
            #"{"id":[1,{"x":2.50}],"op":"suggest","text":"ball"}"#, #"{"op":"resolve","text":"t:li"}"#,
        ]
        let outcome = await tool.run("batch", input: lines.joined(separator: "\n"))
        let answers = try outcome.json
        let names = answers.map { (($0["results"] as? [[String: Any]])?.first?["name"] as? String) ?? "" }
        #expect(names == ["Vaduz", "Schaan", "Balzers", "Balzers", "Liechtenstein"])
        #expect(answers.allSatisfy { ($0["microseconds"] as? Double).map { $0 > 0 } ?? false })
        let heads = ["{\"id\":1,", "{\"id\":\"b\",", "{\"id\":null,", "{\"id\":[1,{\"x\":2.50}],", "{\"id\":null,"]
        #expect(zip(outcome.lines, heads).allSatisfy { $0.hasPrefix($1) })
        #expect(outcome.status == 0)
    }

    @Test(
        "an invalid request is answered by an error",
        arguments: [
            ("nonsense", "badRequest"), ("{", "badRequest"), ("[]", "badRequest"), ("1", "badRequest"),
            ("{}", "badRequest"), (#"{"op":"find","text":"x"}"#, "badRequest"), (#"{"op":1}"#, "badRequest"),
            (#"{"op":"search"}"#, "badRequest"), (#"{"op":"search","text":5}"#, "badRequest"),
            (#"{"op":"search","text":null}"#, "badRequest"), (#"{"op":"search","text":"  "}"#, "emptyQuery"),
            (#"{"op":"search","text":"x","limit":-1}"#, "badRequest"),
            (#"{"op":"search","text":"x","limit":"5"}"#, "badRequest"),
            (#"{"op":"search","text":"x","limit":1.5}"#, "badRequest"),
            (#"{"op":"search","text":"x","limit":1e99}"#, "badRequest"),
            (#"{"op":"search","text":"x","near":[1]}"#, "badRequest"),
            (#"{"op":"search","text":"x","near":[1,"2"]}"#, "badRequest"),
            (#"{"op":"search","text":"x","near":[91,0]}"#, "invalidCoordinate"),
            (#"{"op":"search","text":"x","bounds":[1,2,3]}"#, "badRequest"),
            (#"{"op":"search","text":"x","bounds":[5,0,1,1]}"#, "badRequest"),
            (#"{"op":"search","text":"x","bounds":[1e999,0,1,1]}"#, "badRequest"),
            (#"{"op":"search","text":"x","within":[[0,0],[1,1]]}"#, "badRequest"),
            (#"{"op":"search","text":"x","within":5}"#, "badRequest"),
            (#"{"op":"search","text":"x","types":["all"]}"#, "badRequest"),
            (#"{"op":"search","text":"x","types":[]}"#, "badRequest"),
            (#"{"op":"search","text":"x","correction":1}"#, "badRequest"),
            (#"{"op":"search","text":"x","language":["de"]}"#, "badRequest"),
            (#"{"op":"search","text":"x","along":[]}"#, "badRequest"),
            (#"{"op":"search","text":"x","along":[[0,"1"]]}"#, "badRequest"),
            (#"{"op":"search","text":"x","along":[[0,0],[1,1]],"width":-1}"#, "badRequest"),
            (#"{"op":"search","text":"x","width":5}"#, "badRequest"),
            (#"{"op":"search","text":"x","category":[]}"#, "badRequest"),
            (#"{"op":"search","text":"x","category":[1]}"#, "badRequest"),
            (#"{"op":"search","text":" "}"#, "emptyQuery"),
            (#"{"op":"search","category":["amenity=cafe","amenity=bar"]}"#, "badRequest"),
            (#"{"op":"reverse","latitude":91,"longitude":0}"#, "invalidCoordinate"),
            (#"{"op":"reverse","latitude":1e999,"longitude":0}"#, "invalidCoordinate"),
            (#"{"op":"reverse","latitude":"1","longitude":0}"#, "badRequest"),
            (#"{"op":"reverse","latitude":1}"#, "badRequest"),
            (#"{"op":"reverse","latitude":1,"longitude":1,"zoom":99}"#, "badRequest"),
            (#"{"op":"reverse","latitude":1,"longitude":1,"radius":-5}"#, "badRequest"),
            (#"{"op":"reverse","latitude":1,"longitude":1,"radius":"far"}"#, "badRequest"),
            (#"{"op":"resolve","text":"t:none"}"#, "notFound"),
            (#"{"op":"suggest","text":"x","limit":0}"#, "badRequest"),
        ])
    func errors(line: String, code: String) async throws {
        // The lines around it are answered.
        let good = #"{"id":7,"op":"search","text":"vaduz"}"#
        let marked = line.hasPrefix("{\"") ? "{\"id\":42," + line.dropFirst() : line
        let answers = try await tool.run("batch", input: "\(good)\n\(marked)\n\(good)\n").json
        #expect(answers.count == 3)
        let error = answers[1]["error"] as? [String: Any]
        #expect(error?["code"] as? String == code, "\(answers[1])")
        #expect((error?["message"] as? String)?.isEmpty == false)
        #expect(answers[1]["id"] as? Int == (line.hasPrefix("{\"") ? 42 : nil))
        #expect(answers[0]["found"] as? Int == 1 && answers[2]["found"] as? Int == 1)
    }

    @Test("blank lines, a last line without an end, and line ends of Windows")
    func lineEnds() async throws {
        let request = #"{"op":"resolve","text":"t:li"}"#
        #expect(await tool.run("batch", input: "\n  \n\t\r\n\(request)\r\n\n\(request)").lines.count == 2)
        #expect(await tool.run("batch", input: "").output == "")
        #expect(await tool.run("batch", input: "").status == 0)
    }

    @Test func invalidUTF8() async {
        let bytes: [UInt8] = Array("{\"op\":\"search\",\"text\":\"".utf8) + [0xFF] + Array("\"}\n".utf8)
        let outcome = await tool.run(["batch", "--index", tool.index], MemorySource(bytes), MemorySink())
        #expect(outcome.output.contains("not valid UTF-8"))
    }

    @Test(
        "the error for a line that is not JSON has the position and the reason",
        arguments: [
            ("nonsense", "byte 0: Expected a value."), (#"{"op" 1}"#, "byte 6: Expected a colon"),
            (#"{"op":"search","limit":01}"#, "byte 23: A number needs digits"), ("{} {}", "byte 3: Nothing may follow"),
        ])
    func malformed(line: String, reason: String) async throws {
        let error = try await tool.run("batch", input: line).json.first?["error"] as? [String: Any]
        #expect((error?["message"] as? String)?.hasPrefix("The line is not valid JSON at \(reason)") == true)
    }

    @Test func wrongFieldsOfAnAddress() async throws {
        let line = #"{"op":"geocode","address":{"zip":"9490","city":1,"house":"2"}}"#
        let outcome = await tool.run("batch", input: line)
        #expect(outcome.output.contains("“city” in “address” is a number: it must be a string."))
    }

    @Test("a line of a megabyte is answered, a longer one by an error", arguments: [0, 1])
    func longLines(excess: Int) async throws {
        let frame = #"{"op":"resolve","uri":"t:li","id":""}"#
        let padding = BatchAnswerer.maximumLineLength + excess - frame.utf8.count
        let line = frame.dropLast(2) + String(repeating: "x", count: padding) + "\"}"
        let source = MemorySource("\(line)\n\(frame)\n", pieceLength: 1 << 16)
        let answers = try await tool.run(["batch", "--index", tool.index], source, MemorySink()).json
        #expect(answers.count == 2)
        #expect((answers[0]["error"] == nil) == (excess == 0))
        #expect(answers[1]["found"] as? Int == 1)
    }

    @Test("answers keep the order, with any number of threads and pieces", arguments: [1, 2, 7, 256])
    func order(threads: Int) async throws {
        let names = ["vaduz", "schaan", "balzers", "nothinglikethat", ""]
        let input = (0..<120).map { #"{"id":\#($0),"op":"search","text":"\#(names[$0 % names.count])"}"# }
            .joined(separator: "\n")
        let source = MemorySource(input, pieceLength: 1_501)
        let outcome = await tool.run(["batch", "--threads", "\(threads)", "--index", tool.index], source, MemorySink())
        let answers = try outcome.json
        #expect(answers.compactMap { $0["id"] as? Int } == Array(0..<120))
        #expect(answers.enumerated().allSatisfy { ($0.element["error"] != nil) == ($0.offset % names.count == 4) })
    }

    @Test("requests are answered as the same search on the command line")
    func sameAsSearch() async throws {
        let batch = await tool.run(
            "batch", input: #"{"id":1,"op":"search","text":"schan","near":[47.1,9.5],"limit":2,"language":"ru"}"#)
        let search = await tool.run(
            "search", "schan", "--near", "47.1,9.5", "--limit", "2", "--language", "ru", "--json")
        let answer = batch.output.prefix { $0 != "\n" }.replacing("{\"id\":1,", with: "{")
        let time = try #require(answer.range(of: ",\"microseconds\"", options: .backwards))
        #expect(answer[..<time.lowerBound] + "}\n" == search.output)
    }

    @Test func options() async throws {
        let near = #"{"op":"search","text":"vaduz","within":[[48,9],[48,10],[49,10]]}"#
        #expect(await tool.run("batch", input: near).output.contains(#""results":[]"#))
        let letter = #"{"op":"search","text":"vadus","correction":false}"#
        #expect(await tool.run("batch", input: letter).output.contains(#""results":[]"#))
        let organizations = #"{"op":"search","text":"vaduz","types":["organizations"]}"#
        #expect(await tool.run("batch", input: organizations).output.contains(#""results":[]"#))
        // A category needs no text.
        for text in ["", #","text":"""#] {
            let cafes = #"{"op":"search","category":"amenity=cafe""# + text + "}"
            let outcome = await tool.run("batch", input: cafes)
            #expect(outcome.output.contains(#""results":[]"#) && outcome.output.contains("noCategory"))
        }
        let russian = #"{"op":"resolve","text":"t:vaduz"}"#
        #expect(await tool.run("batch", "--language", "ru", input: russian).output.contains("Вадуц"))
    }
}

@Suite struct PieceBatchesTests {
    @Test("a piece is cut into enough batches, and none is too long", arguments: [0, 1, 7, 8, 127, 128, 129, 5000])
    func batches(count: Int) {
        for batchCount in [1, 8] {
            var batches = PieceBatches(Array(0..<count), count: batchCount)
            var taken: [ArraySlice<Int>] = []
            while !batches.isEmpty { taken.append(batches.next()) }
            #expect(taken.flatMap(\.self) == Array(0..<count))
            #expect(taken.allSatisfy { (1...128).contains($0.count) })
            #expect(taken.count >= min(batchCount, count))
        }
    }
}
