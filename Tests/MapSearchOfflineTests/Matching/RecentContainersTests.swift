import Testing

@testable import MapSearchOffline

struct RecentContainersTests {
    @Test func theLatestAreKnown() {
        var recent = RecentContainers<Int>()
        #expect(recent[0, 1] == nil)
        for container in 0..<150 { recent.insert(container * 2, for: container, 1) }
        #expect((86..<150).allSatisfy { recent[$0, 1] == $0 * 2 })
        #expect((0..<86).allSatisfy { recent[$0, 1] == nil })
        #expect(recent[149, 3] == nil)
        recent.insert(7, for: 149, 3)
        #expect(recent[149, 3] == 7)
        #expect(recent[149, 1] == 298)
    }
}
