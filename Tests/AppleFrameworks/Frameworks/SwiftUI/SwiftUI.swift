// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, ValidateDocumentationComments
public import Foundation

// The parts of SwiftUI that the library and its sample use, with the signatures that matter. A view is what its builder made;
// nothing is drawn.

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("no view") }
}

/// A view without a body.
public protocol LeafView: View where Body == Never {}

extension LeafView {
    public var body: Never { fatalError("no body") }
}

public struct EmptyView: LeafView {
    public init() {}
}

public struct TupleView<each Content: View>: LeafView {
    public let content: (repeat each Content)
}

public struct EitherView<First: View, Second: View>: LeafView {}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("no body") }
}

@resultBuilder @MainActor
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(content: (repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> {
        EitherView()
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> {
        EitherView()
    }
}

/// A view that a modifier has changed.
public struct ModifiedView<Content: View>: LeafView {
    public let content: Content
}

extension View {
    fileprivate func modified() -> ModifiedView<Self> { ModifiedView(content: self) }

    public func font(_ font: Font?) -> some View { modified() }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { modified() }
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { modified() }
    public func searchable<S: StringProtocol>(text: Binding<String>, prompt: S) -> some View { modified() }
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        _ = suggestions()
        return modified()
    }
    public func searchCompletion(_ completion: String) -> some View { modified() }
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modified()
    }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { modified() }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { modified() }
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { modified() }
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { modified() }
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View { modified() }
}

public struct GeometryProxy {
    public var size: CGSize
}

public struct SubmitTriggers: Sendable {
    public static let text = SubmitTriggers()
    public static let search = SubmitTriggers()
}

public struct Font: Sendable {
    public static let caption = Font()
    public static let headline = Font()
}

public protocol ShapeStyle {}

public struct Color: ShapeStyle, Sendable {
    public static let red = Color()
}

public struct HierarchicalShapeStyle: ShapeStyle, Sendable {
    public init() {}
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
}

public enum HorizontalAlignment: Sendable { case leading, center }

public struct VStack<Content: View>: LeafView {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

public struct List<Content: View>: LeafView {
    public init(@ViewBuilder content: () -> Content) {}
}

public struct Section<Content: View>: LeafView {
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

public struct TabView<Content: View>: LeafView {
    public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationStack<Content: View>: LeafView {
    public init(@ViewBuilder root: () -> Content) {}
}

public struct Text: LeafView {
    public let characters: String

    public init<S: StringProtocol>(_ content: S) { characters = String(content) }
    public init(_ attributedContent: AttributedString) { characters = String(attributedContent.characters) }
}

public struct Label: LeafView {
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

public struct LabeledContent: LeafView {
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {}
}

public struct Link: LeafView {
    public init<S: StringProtocol>(_ title: S, destination: URL) {}
}

public struct ProgressView: LeafView {
    public init() {}
}

public struct ContentUnavailableView: LeafView {
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {}
}

public struct Button<Label: View>: LeafView {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public let data: Data
    public let content: (Data.Element) -> Content

    public typealias Body = Never
    public var body: Never { fatalError("no body") }

    public init(elements data: Data, id: KeyPath<Data.Element, ID>, making content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.content = content
    }
}

extension ForEach: View where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(elements: data, id: id, making: content)
        _ = data.map(content)
    }

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(elements: data, id: \.id, making: content)
        _ = data.map(content)
    }
}

@propertyWrapper
public struct State<Value> {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let box: Box

    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public init(initialValue value: Value) { box = Box(value) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(get: { get()[keyPath: keyPath] }) { new in
            var value = get()
            value[keyPath: keyPath] = new
            set(value)
        }
    }
}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public var projectedValue: Bindable<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
}

/// Foundation has it on Apple's platforms alone.
public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
}

extension AttributeContainer {
    public var inlinePresentationIntent: InlinePresentationIntent? {
        get { self[InlinePresentationIntentAttribute.self] }
        set { self[InlinePresentationIntentAttribute.self] = newValue }
    }
}

@MainActor @preconcurrency
public protocol Scene {}

public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    var body: Body { get }
    init()
}

extension App {
    public static func main() { _ = Self().body }
}
