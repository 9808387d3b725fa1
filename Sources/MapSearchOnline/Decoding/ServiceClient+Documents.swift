import Foundation
import MapGeometry
import MapSearch

extension ServiceClient {
    /// Requests a JSON document.
    ///
    /// - Throws: `badRequest` if the service refuses the request, with its reason unless that contains user text;
    ///   `badResponse` if the response is not JSON; the errors of ``answer(to:)``.
    func document(for request: ServiceRequest) async throws -> JSONValue {
        let answer = try await answer(to: request)
        do throws(SearchError) {
            return try document(of: answer, to: request)
        } catch {
            // An invalid response must not stay in the cache.
            forget(request)
            throw error
        }
    }

    /// Returns the list in a document of a service; throws if the document contains an error instead.
    func list(_ document: JSONValue, under name: String? = nil, request: ServiceRequest) throws(SearchError)
        -> [JSONValue]
    {
        if let name, let list = JSONFields(document)?.list(name) { return list }
        if name == nil, case .array(let list) = document { return list }
        if let reason = reason(in: document, request: request) {
            throw badResponse("answered with an error: \(reason)")
        }
        throw badResponse("sent JSON that is not a list of places: check that the endpoint is of the right kind.")
    }

    /// Returns the service's explanation; `nil` if there is none, or it repeats the request.
    func reason(in document: JSONValue, request: ServiceRequest) -> String? {
        guard let fields = JSONFields(document) else { return nil }
        let errors = fields.fields("geocoding")?.list("errors")?.first?.plainText
        guard
            let text = fields.text("error") ?? fields.fields("error")?.text("message") ?? errors
                ?? fields.text(["message", "detail"])
        else { return nil }
        // A user's word may come back in another case, or on its own.
        let said = text.lowercased()
        let repeats = request.query.contains { parameter in
            parameter.value.lowercased().split { $0.isWhitespace || $0 == "," }.contains { word in
                word.utf8.count > 2 && said.contains(word)
            }
        }
        return repeats ? nil : String(text.prefix(200))
    }

    private func document(of answer: ServiceAnswer, to request: ServiceRequest) throws(SearchError) -> JSONValue {
        let parsed = parse(answer.body)
        switch answer.status {
        case 200..<300: return try parsed.get()
        case 404: throw badResponse("has nothing at \(request.path): check the endpoint.", status: 404)
        default:
            let said = (try? parsed.get()).flatMap { reason(in: $0, request: request) }
            throw .badRequest(
                "The service of the backend \(name) refused the request: \(said ?? "no reason given").",
                backend: name, status: answer.status)
        }
    }

    private func parse(_ body: Data) -> Result<JSONValue, SearchError> {
        guard let text = String(validating: body, as: UTF8.self) else {
            return .failure(badResponse("sent bytes that are not text: check that the endpoint is of the right kind."))
        }
        do throws(GeometryFormatError) {
            return .success(try JSONValue(parsing: text))
        } catch {
            let isPage = body.first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) } == UInt8(ascii: "<")
            return .failure(
                badResponse(
                    isPage
                        ? "sent a web page instead of data: check the endpoint, and whether the network requires a sign-in."
                        : "sent text that is not JSON: try again, or check the endpoint.",
                    underlying: isPage ? nil : error))
        }
    }

    private func badResponse(
        _ problem: String, status: Int? = nil, underlying: (any Error)? = nil
    ) -> SearchError {
        .badResponse(problem, backend: name, status: status, underlying: underlying)
    }
}
