/// The identifiers of an object in several data sets.
public struct URIMetadata: ObjectMetadata {
    /// `uri`.
    public static let identifier = "uri"

    /// The identifiers, such as `osm:r62422` and `geonames:2950159`, with the object's own ``GeoObject/uri`` first.
    public var uris: [String]

    /// Creates a list of identifiers.
    ///
    /// - Parameter uris: The identifiers, the object's own first.
    public init(uris: [String]) {
        self.uris = uris
    }
}
