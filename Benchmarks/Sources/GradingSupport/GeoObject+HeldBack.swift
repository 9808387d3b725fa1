public import MapSearch

extension GeoObject {
    /// Whether the object is of the third that is left for the end, which the hash of its identifier decides.
    public var isHeldBack: Bool {
        let hash = (uri ?? name).utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
        }
        return (hash >> 17) % 3 == 0
    }
}
