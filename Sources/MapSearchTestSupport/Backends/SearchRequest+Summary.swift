import MapGeometry
import MapSearch

extension SearchRequest {
    /// Describes the request in a few words for an error message: `a search for “Berlin”`.
    var summary: String {
        switch operation {
        case .text(let text, _): "a search for “\(text.prefix(100))”"
        case .address(let address, _): "the address “\(address.singleLine.prefix(100))”"
        case .uri(let uri): "the object \(uri.prefix(100))"
        case .uris(let uris): "\(uris.count) objects by their identifiers"
        case .reverse(let coordinate, _):
            "what is at \(plainText(coordinate.latitude)), \(plainText(coordinate.longitude))"
        }
    }
}
