import Testing

@Suite("Searching commands")
struct SearchCommandTests {
    let tool: Tool

    init() throws {
        tool = try Tool()
    }

    @Test("an answer in JSON, byte for byte")
    func json() {
        let outcome = tool.run("resolve", "t:vaduz", "--json")
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                {"found":1,"displayType":"single","offline":true,"attribution":["Test data"],"results":[\
                {"name":"Vaduz","kind":"locality","uri":"t:vaduz","latitude":47.125,"longitude":9.5,\
                "description":"Liechtenstein","address":{"formatted":"Vaduz, Liechtenstein","locality":"Vaduz",\
                "country":"Liechtenstein","countryCode":"LI"},"source":"Places"}]}

                """)
    }
}
