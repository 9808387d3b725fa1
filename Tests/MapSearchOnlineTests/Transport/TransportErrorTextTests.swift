import Foundation
import Testing

import MapSearchOnline

/// What an alert makes of the error of a transport.
@Suite struct TransportErrorTextTests {
    static let errors: [(TransportError, Int)] = [
        (.unreachable("URLError -1004"), 1), (.interrupted(), 2), (.untrusted(), 3), (.malformedAnswer(), 4),
        (.bodyTooLarge, 5), (.redirectLoop, 6), (.insecureRedirect, 7),
    ]

    @Test(arguments: errors.indices) func alertsShowTheProblemAndTheRemedy(_ index: Int) throws {
        let (error, number) = Self.errors[index]
        let thrown: any Error = error
        #expect((thrown as NSError).code == number && (thrown as NSError).domain == "MapSearchOnline.TransportError")
        #expect(thrown.localizedDescription == error.errorDescription && thrown.localizedDescription.hasSuffix("."))
        #expect((thrown as NSError).localizedRecoverySuggestion == error.recoverySuggestion)
        #expect(error.failureReason == (index == 0 ? "URLError -1004" : nil))
    }

    /// A program that links a service has the texts of `SearchError`, too.
    @Test func errorsOfSearchesAreShown() throws {
        let thrown: any Error = try #require(throws: (any Error).self) {
            try ServiceConfiguration(endpoints: []).validate(backend: "Web")
        }
        #expect(thrown.localizedDescription == "There is no endpoint.")
    }
}
