import MapSearch
import MapSearchPresentation

/// The contents of a search screen as text: in SwiftUI the rows are views, and the rest is the same.
@MainActor
public struct SearchScreen {
    /// The model that the text field, the list and the buttons are bound to.
    public let model: SearchModel

    /// Creates a screen.
    ///
    /// - Parameter model: Its model.
    public init(model: SearchModel) {
        self.model = model
    }

    /// The lines of the screen, from the top.
    public var lines: [String] {
        ["Search: \(model.text)"] + (message.map { [$0] } ?? []) + model.results.map(row) + (more.map { [$0] } ?? [])
    }

    /// The text above the list.
    private var message: String? {
        switch model.phase {
        case .idle: "Type a place."
        case .searching: "Searching …"
        case .loaded: nil
        case .empty: "Nothing found for \(model.text)."
        case .failed(let error): "\(error.message) [Try again]"
        }
    }

    private func row(_ object: GeoObject) -> String {
        let mark = object.id == model.selection ? "▸ " : "  "
        return mark + [object.name, object.descriptionText].compactMap(\.self).joined(separator: ", ")
    }

    /// The text below the list.
    private var more: String? {
        if model.isLoadingMore { return "Loading …" }
        return model.hasMore ? "[More]" : nil
    }
}
