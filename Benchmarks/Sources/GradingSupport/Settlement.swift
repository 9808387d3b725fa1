import MapGeometry
public import MapSearch

/// How large settlements are, by what is known of them.
public enum Settlement {
    /// How far from its point a settlement is, in metres: 3 km, and more with the root of its population, 14 km for a million.
    public static func radius(of settlement: GeoObject) -> Double {
        let population = Double(settlement[ToponymMetadata.self]?.population ?? 0)
        return max(3000, 14 * population.squareRoot())
    }

    /// How far from its point what bears the name of a settlement may be and is still in it: municipalities are larger than
    /// what is built.
    public static func reach(of settlement: GeoObject) -> Double { max(10_000, radius(of: settlement)) }

    /// Whether a kind is that of a settlement or a part of one.
    public static func isSettlement(_ kind: ObjectKind) -> Bool {
        [.locality, .district, .area, .county].contains(kind)
    }
}
