/// Passes batches to a display as long as it exists.
@MainActor
protocol AnnotationDriving<Object>: AnyObject {
    associatedtype Object: Sendable
    var isThere: Bool { get }
    func take(_ batch: ResultsBatch<Object>)
}

@MainActor
private final class AnnotationDriver<Display: AnnotationDisplay>: AnnotationDriving {
    typealias Object = Display.Object

    private weak var display: Display?

    init(_ display: Display) {
        self.display = display
    }

    var isThere: Bool { display != nil }

    func take(_ batch: ResultsBatch<Object>) { display?.apply(AnnotationChanges(batch)) }

    func isFor(_ other: AnyObject) -> Bool { display === other }
}

extension ResultsController where Object: Locatable {
    /// Shows the objects of the list on a display, and keeps the display up to date.
    ///
    /// The display must have no pins; it immediately gets those of all objects, or, inside a delegate method, after the
    /// current change. A display that is already driven does not change.
    ///
    /// - Parameter display: The display, which is not retained.
    public func drive<Display: AnnotationDisplay>(_ display: Display) where Display.Object == Object {
        guard !hasDriver(where: { ($0 as? AnnotationDriver<Display>)?.isFor(display) ?? false }) else { return }
        begin(AnnotationDriver(display))
    }

    /// Stops updating a display.
    ///
    /// - Parameter display: The display; one that is not driven is ignored.
    public func stopDriving<Display: AnnotationDisplay>(_ display: Display) where Display.Object == Object {
        end { ($0 as? AnnotationDriver<Display>)?.isFor(display) ?? false }
    }
}
