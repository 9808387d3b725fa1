/// The colours of a map picture.
///
/// ```swift
/// var style = SnapshotStyle.dark
/// style.pin = MapColor(hex: 0xFFB000)
/// ```
public struct SnapshotStyle: Hashable, Sendable {
    /// The sea, and the background where the base map has no land.
    public var sea: MapColor
    /// The land.
    public var land: MapColor
    /// Lakes and rivers.
    public var water: MapColor
    /// Parks, forests and other named areas.
    public var green: MapColor
    /// Buildings.
    public var building: MapColor
    /// Streets.
    public var street: MapColor
    /// The edges of streets.
    public var streetEdge: MapColor
    /// The borders of countries and smaller areas.
    public var border: MapColor
    /// Pins without their own colour, and highlighted areas.
    public var pin: MapColor
    /// Lines without their own colour, such as a route.
    public var line: MapColor
    /// Clusters.
    public var cluster: MapColor
    /// Labels of pins, lines and areas.
    public var text: MapColor
    /// Names in the base map.
    public var faintText: MapColor
    /// Names of seas and lakes.
    public var waterText: MapColor
    /// The outline around letters, which keeps them legible on any background; also the background of a legend.
    public var halo: MapColor
    /// The symbols on pins and clusters.
    public var markText: MapColor

    /// Dark letters on a light background, for paper and light interfaces.
    public static let light = SnapshotStyle(
        sea: MapColor(hex: 0xC9DDE8), land: MapColor(hex: 0xF6F3EC), water: MapColor(hex: 0xA9CBDD),
        green: MapColor(hex: 0xDCE8CC), building: MapColor(hex: 0xE3DCD0), street: MapColor(hex: 0xFFFFFF),
        streetEdge: MapColor(hex: 0xCFC7B8), border: MapColor(hex: 0xA9A08F), pin: MapColor(hex: 0xC8322B),
        line: MapColor(hex: 0x2166C4), cluster: MapColor(hex: 0x2B6E57), text: MapColor(hex: 0x1E2226),
        faintText: MapColor(hex: 0x6B665C), waterText: MapColor(hex: 0x4A7A96), halo: MapColor(hex: 0xFFFFFF),
        markText: MapColor(hex: 0xFFFFFF))

    /// Light letters on a dark background.
    public static let dark = SnapshotStyle(
        sea: MapColor(hex: 0x141C24), land: MapColor(hex: 0x23282D), water: MapColor(hex: 0x1B3546),
        green: MapColor(hex: 0x26332A), building: MapColor(hex: 0x30363C), street: MapColor(hex: 0x4A525A),
        streetEdge: MapColor(hex: 0x181C20), border: MapColor(hex: 0x5F6870), pin: MapColor(hex: 0xF0604D),
        line: MapColor(hex: 0x58A6F2), cluster: MapColor(hex: 0x3FA982), text: MapColor(hex: 0xF2F4F5),
        faintText: MapColor(hex: 0xA3ABB2), waterText: MapColor(hex: 0x6E9DB8), halo: MapColor(hex: 0x101418),
        markText: MapColor(hex: 0x101418))
}
