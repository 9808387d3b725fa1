import Foundation
import MapSearchTestSupport
import Testing

import MapSearchOnline

/// Numbers of header fields that are larger than anything, and dates at the ends of time.
@Suite struct CacheControlTests {
    @Test(arguments: [
        ("0", 0), (" 7 ", 7), ("2147483647", 2_147_483_647), ("2147483648", 1 << 31), ("2147483649", 1 << 31),
        ("9223372036854775807", 1 << 31), ("9223372036854775808", 1 << 31),
        (String(repeating: "9", count: 400), 1 << 31), ("007", 7),
    ]) func deltaSecondsSaturate(text: String, seconds: Int) {
        #expect(DeltaSeconds.seconds(text) == seconds)
    }

    @Test(arguments: ["", " ", "-1", "+1", "1.5", "1e3", "0x10", "١٢", "5, 5"]) func othersAreNoNumbers(text: String) {
        #expect(DeltaSeconds.seconds(text) == nil)
    }

    @Test func everyMixtureOfExtremesHasALifetime() {
        let numbers = [
            "0", "-1", "1", "2147483648", "9223372036854775807", "-9223372036854775808", "99999999999999999999999", "x",
        ]
        let dates = [
            "Thu, 01 Jan 1970 00:00:00 GMT", "Mon, 01 Jan 1601 00:00:00 GMT", "Fri, 31 Dec 9999 23:59:59 GMT", "0",
        ]
        let times: [Double] = [0, 1e9, -1e300, 1e300, .infinity, -.infinity, .nan]
        var generator = SplitMix64(seed: 711)
        for round in 0..<4_000 {
            var headers: [String: String] = [:]
            if Bool.random(using: &generator) { headers["age"] = numbers.randomElement(using: &generator) }
            if Bool.random(using: &generator) { headers["expires"] = dates.randomElement(using: &generator) }
            if Bool.random(using: &generator) { headers["date"] = dates.randomElement(using: &generator) }
            if Bool.random(using: &generator), let age = numbers.randomElement(using: &generator) {
                headers["cache-control"] = "max-age=\(age)"
            }
            let now = Date(timeIntervalSince1970: times.randomElement(using: &generator) ?? 0).wholeSeconds
            let lifetime = CacheControl(headers, now: now).lifetime
            #expect(lifetime.map { 0...DeltaSeconds.largest ~= $0 } ?? true, "seed 711, round \(round): \(headers)")
        }
    }
}
