import MapSearch
import Testing

import MapSearchOnline

/// How well a house that was found fits the number that was asked for.
@Suite struct HouseNumberMatchTests {
    @Test(
        arguments: [
            ("43", "Städtle 43", true, Precision.exact), ("43", "43 Städtle", true, .exact),
            ("43a", "Städtle 43 A", true, .exact),
            ("43", "Städtle 43a", true, .number), ("43a", "Städtle 43", true, .number),
            ("41-45", "Städtle 43", true, .number),
            ("11", "Städtle 43", true, .nearby), (nil, "Städtle 43", true, .nearby), (nil, "Städtle", true, nil),
            ("43", "Städtle", true, nil), ("43", "Städtle 43, 9490 Vaduz", false, .exact),
            ("11", "Städtle 43, 9490 Vaduz", false, nil), ("43", "9490 Vaduz", false, nil),
            (nil, "9490 Vaduz", false, nil),
            ("43", "", true, nil),
        ] as [(String?, String, Bool, Precision?)])
    func precision(found: String?, text: String, isStreet: Bool, expected: Precision?) {
        #expect(HouseNumberMatch.precision(found: found, in: text, isStreet: isStreet) == expected)
    }
}
