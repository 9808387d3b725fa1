import MapSearchOnline
import Testing

@Suite struct HTTPResponseTests {
    @Test func headersAreFoundByTheirLowerCaseNames() {
        #expect(HTTPResponse(status: 200, headers: ["Retry-After": "3"]).headers["retry-after"] == "3")
    }
}
