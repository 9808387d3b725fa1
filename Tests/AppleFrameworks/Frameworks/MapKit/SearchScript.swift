// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, ValidateDocumentationComments
import Dispatch

/// What the searches of these declarations answer: no part of MapKit, but the place of its servers.
///
/// Replies come on the main queue, in a later turn, as MapKit's do.
@MainActor
public enum SearchScript {
    public enum Question {
        case search(MKLocalSearch.Request)
        case geocode(MKGeocodingRequest)
        case reverse(MKReverseGeocodingRequest)
        case item(MKMapItemRequest)
    }

    /// A question that may be cancelled; then its handler gets an error unless the script hangs.
    public final class Ticket: @unchecked Sendable {
        private var finish: ((_ isCancelled: Bool) -> Void)?

        fileprivate init(_ finish: @escaping (Bool) -> Void) { self.finish = finish }

        fileprivate func reply() { take()?(false) }

        func cancel() {
            MainActor.assumeIsolated { SearchScript.cancelledCount += 1 }
            if !MainActor.assumeIsolated({ SearchScript.hangs }) { take()?(true) }
        }

        private func take() -> ((Bool) -> Void)? {
            defer { finish = nil }
            return finish
        }
    }

    public static var answer: (Question) throws -> [MKMapItem] = { _ in throw MKError(.placemarkNotFound) }
    public static var completions: (String) throws -> [MKLocalSearchCompletion] = { _ in [] }
    /// Whether nothing is ever answered, not even that a request was cancelled.
    public static var hangs = false
    public static var cancelledCount = 0
    public static var askedCount = 0

    nonisolated static func ask(
        _ question: Question, then: @escaping (Result<[MKMapItem], any Error>) -> Void
    ) -> Ticket {
        nonisolated(unsafe) let question = question
        return begin({ try answer(question) }, then: then)
    }

    nonisolated static func complete(
        _ text: String, then: @escaping (Result<[MKLocalSearchCompletion], any Error>) -> Void
    ) -> Ticket {
        begin({ try completions(text) }, then: then)
    }

    nonisolated private static func begin<Value>(
        _ work: @escaping @MainActor () throws -> Value, then: @escaping (Result<Value, any Error>) -> Void
    ) -> Ticket {
        MainActor.preconditionIsolated("MapKit is asked on the main thread")
        nonisolated(unsafe) let then = then
        let ticket = Ticket { isCancelled in
            nonisolated(unsafe) var reply: Result<Value, any Error> = .failure(MKError(.unknown))
            if !isCancelled { MainActor.assumeIsolated { reply = Result { try work() } } }
            then(reply)
        }
        MainActor.assumeIsolated {
            askedCount += 1
            if !hangs { DispatchQueue.main.async { ticket.reply() } }
        }
        return ticket
    }
}
