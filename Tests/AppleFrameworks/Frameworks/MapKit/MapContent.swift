// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, ValidateDocumentationComments
public import CoreLocation
public import Foundation
public import SwiftUI

// The content of SwiftUI's maps that the library uses, with the signatures that matter. On Apple's platforms it is in a module
// that comes with the imports of SwiftUI and MapKit together.

@MainActor @preconcurrency
public protocol MapContent {
    associatedtype Body: MapContent
    @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: MapContent {}

public protocol LeafMapContent: MapContent where Body == Never {}

extension LeafMapContent {
    public var body: Never { fatalError("no body") }
}

public struct EmptyMapContent: LeafMapContent {
    public init() {}
}

public struct TupleMapContent<each Content: MapContent>: LeafMapContent {}

public struct EitherMapContent<First: MapContent, Second: MapContent>: LeafMapContent {
    /// For tests: what was chosen.
    public let first: First?
    public let second: Second?
}

@resultBuilder @MainActor
public enum MapContentBuilder {
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> TupleMapContent<repeat each Content> { TupleMapContent() }
    public static func buildEither<First: MapContent, Second: MapContent>(
        first: First
    ) -> EitherMapContent<First, Second> { EitherMapContent(first: first, second: nil) }
    public static func buildEither<First: MapContent, Second: MapContent>(
        second: Second
    ) -> EitherMapContent<First, Second> { EitherMapContent(first: nil, second: second) }
}

public struct Marker<Label: View>: LeafMapContent {
    /// For tests.
    public let text: String
    public let coordinate: CLLocationCoordinate2D
}

extension Marker where Label == Text {
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        text = String(title)
        self.coordinate = coordinate
    }

    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        text = monogram.characters
        self.coordinate = coordinate
    }
}

public struct TaggedMapContent<Content: MapContent, Tag: Hashable>: LeafMapContent {
    public let content: Content
    public let tag: Tag
}

extension MapContent {
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { TaggedMapContent(content: self, tag: tag) }
}

public struct MapPolyline: LeafMapContent {
    public init(coordinates: [CLLocationCoordinate2D]) {}

    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent { self }
}

extension ForEach: MapContent where Content: MapContent {
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(elements: data, id: \.id, making: content)
    }
}

public struct MapCameraPosition: Sendable {
    public static var automatic: MapCameraPosition { MapCameraPosition() }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(rect: rect) }

    public private(set) var rect: MKMapRect?
}

public struct MapCameraUpdateContext {
    public var rect: MKMapRect
}

public struct Map<Content: MapContent>: LeafView {
    public init(position: Binding<MapCameraPosition>, @MapContentBuilder content: () -> Content) {}

    public init<SelectedValue: Hashable>(
        position: Binding<MapCameraPosition>, selection: Binding<SelectedValue?>,
        @MapContentBuilder content: () -> Content
    ) {}
}

extension View {
    public func onMapCameraChange(_ action: @escaping (MapCameraUpdateContext) -> Void) -> some View { self }
}
