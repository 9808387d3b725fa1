import Foundation
import MapSearch
import MapSearchTestSupport
import Testing

import MapSearchOnline

/// What is on disk survives the process, and damage makes it disappear, never wrong.
@Suite(.timeLimit(.minutes(1))) final class CacheFilesTests {
    private let clock = ManualClock()
    private let directory = FileManager.default.temporaryDirectory.appending(
        path: "MapSearchCacheTests-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: directory)
    }

    private var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: directory.path())) ?? []
    }

    private func client(_ transport: ScriptedTransport, diskCapacity: Int = 1 << 20) throws -> ServiceClient {
        let cache = try HTTPCache(directory: directory, diskCapacity: diskCapacity)
        return try makeClient(transport, clock) {
            $0.cache = cache
            $0.keys = ["key": "secret"]
            $0.headers = ["Authorization": "secret"]
        }
    }

    @Test func answersOutliveTheCache() async throws {
        let transport = ScriptedTransport(clock) { _, number in ScriptedTransport.answer(200, [:], "\(number)\n\n") }
        for _ in 0..<3 {
            let answer = try await client(transport).answer(to: .search("Straße"))
            #expect(answer.body == Data("1\n\n".utf8))
        }
        #expect(transport.sent.count == 1 && names.count == 1)
        let path = directory.appending(path: try #require(names.first)).path()
        let content = String(decoding: try #require(FileManager.default.contents(atPath: path)), as: UTF8.self)
        #expect(!content.contains("secret"))
        let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
        #expect(permissions?.intValue == 0o600)
    }

    @Test func damageIsFoundWhereverItIs() async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer(200, [:], "[1,2,3]") }
        _ = try await client(transport).answer(to: .search())
        let file = directory.appending(path: try #require(names.first))
        let good = try Data(contentsOf: file)
        var requests = 1
        for place in 0..<good.count {
            var damaged = good
            damaged[place] ^= UInt8(1 << (place % 8))
            try damaged.write(to: file)
            #expect(try await client(transport).answer(to: .search()).body == Data("[1,2,3]".utf8))
            requests += 1
            #expect(transport.sent.count == requests, "byte \(place)")
        }
        for length in stride(from: 0, to: good.count, by: 3) {
            try good.prefix(length).write(to: file)
            #expect(try await client(transport).answer(to: .search()).body == Data("[1,2,3]".utf8))
            requests += 1
            #expect(transport.sent.count == requests, "\(length) bytes")
        }
        try good.write(to: file)
        _ = try await client(transport).answer(to: .search())
        #expect(transport.sent.count == requests)
    }

    @Test func theSizeIsBounded() async throws {
        let transport = ScriptedTransport(clock) { request, _ in
            ScriptedTransport.answer(
                200, [:], String(repeating: "1", count: request.url.query() == "q=big&key=secret" ? 99_999 : 1_000))
        }
        for number in 0..<20 { _ = try await client(transport, diskCapacity: 6_000).answer(to: .search("\(number)")) }
        #expect(names.count == 4 || names.count == 5)
        _ = try await client(transport, diskCapacity: 6_000).answer(to: .search("big"))
        let sizes = try names.map { try Data(contentsOf: directory.appending(path: $0)).count }
        #expect(sizes.reduce(0, +) <= 6_000 && !sizes.isEmpty)
    }

    @Test func filesOfOthersAreLeftAlone() throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for name in ["notes.txt", "0123456789abcdef.answer", "0123456789abcdef.answer.unfinished", "x.answer"] {
            try Data("mine".utf8).write(to: directory.appending(path: name))
        }
        let cache = try HTTPCache(directory: directory)
        #expect(names.sorted() == ["0123456789abcdef.answer", "notes.txt", "x.answer"])
        cache.removeAll()
        #expect(names.sorted() == ["notes.txt", "x.answer"])
    }

    @Test func aDirectoryThatCannotBe() throws {
        try Data().write(to: directory)
        #expect { _ = try HTTPCache(directory: self.directory) } throws: {
            ($0 as? SearchError)?.code == .invalidConfiguration
        }
    }

    /// If the disk is full or missing, the cache continues in memory.
    @Test func aDirectoryThatIsGone() async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer() }
        let client = try client(transport)
        try FileManager.default.removeItem(at: directory)
        for _ in 0..<2 { _ = try await client.answer(to: .search()) }
        #expect(transport.sent.count == 1)
    }
}
