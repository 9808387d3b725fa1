import MapGeometry

/// A plan for answering a request with a backend that supports only part of it.
///
/// If the answer has to be filtered or sorted here, or the backend does not support paging, the plan requests
/// everything at once and cuts pages from the result.
package struct RequestPlan: Sendable {
    /// The request.
    let request: SearchRequest
    /// The options that the backend handles.
    package private(set) var sent: SearchRequest
    /// The options that are emulated here.
    package private(set) var emulated: Set<SearchOption> = []
    /// The options that are ignored.
    package private(set) var ignored: Set<SearchOption> = []
    /// Whether positions along a line are computed here.
    package private(set) var measuresLine = false

    /// Creates a plan.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - capabilities: The capabilities of the backend.
    ///   - isPaged: Whether later pages may be requested.
    package init(_ request: SearchRequest, capabilities: BackendCapabilities, isPaged: Bool = true) {
        self.request = request
        sent = request
        readOperation(capabilities)
        readOptions(capabilities)
        readArea(capabilities)
        readCorridor(capabilities)
        shareLine()
        readFilters(capabilities)
        let reshapesAnswer = !emulated.isDisjoint(with: [
            .sort, .searchTypes, .requiredArea, .corridor, .filters, .facets,
        ])
        if asksForEach {
            emulated.insert(.identifiers)
        } else if reshapesAnswer || isPaged && !capabilities.contains(.paging) {
            emulated.insert(.paging)
            sent.page = SearchRequest.Page(limit: SearchRequest.Page.limits.upperBound)
        }
    }

    /// Whether everything is requested and pages are cut here.
    package var cutsPages: Bool { emulated.contains(.paging) }

    /// Whether identifiers are requested one after the other.
    private(set) var asksForEach = false

    /// Whether the request names its objects, so that none of them may be excluded.
    var namesObjects: Bool {
        switch request.operation {
        case .uri, .uris: true
        case .text, .address, .reverse: false
        }
    }

    private mutating func readOperation(_ capabilities: BackendCapabilities) {
        var correctsText = false
        var givesHierarchy = false
        var keepsRadius = false
        switch request.operation {
        case .text:
            correctsText = true
        case .address(let address, let area):
            correctsText = true
            if !capabilities.contains(.postalAddress) {
                emulated.insert(.postalAddress)
                sent.operation = .text(address.singleLine, area: area)
            }
        case .reverse(_, let zoom):
            if zoom != nil, !capabilities.contains(.zoom) { ignored.insert(.zoom) }
            givesHierarchy = capabilities.contains(.hierarchy)
            keepsRadius = capabilities.contains(.radius)
        case .uris:
            asksForEach = !capabilities.contains(.identifiers)
        case .uri:
            break
        }
        if request.options.disablesSpellingCorrection, !correctsText || !capabilities.contains(.spellingCorrection) {
            ignored.insert(.spellingCorrection)
        }
        if request.options.includesHierarchy, !givesHierarchy { ignored.insert(.hierarchy) }
        if request.options.radius != nil, !keepsRadius { ignored.insert(.radius) }
    }

    private mutating func readOptions(_ capabilities: BackendCapabilities) {
        let options = request.options
        if !options.languages.isEmpty, !capabilities.contains(.languages) { ignored.insert(.languages) }
        if options.includesGeometry, !capabilities.contains(.geometry) { ignored.insert(.geometry) }
        if options.origin != nil, !capabilities.contains(.origin) { ignored.insert(.origin) }
        if options.userPosition != nil, !capabilities.contains(.distances) { emulated.insert(.userPosition) }
        if options.searchTypes != .all {
            if namesObjects {
                ignored.insert(.searchTypes)
            } else if !capabilities.contains(.searchTypes) {
                emulated.insert(.searchTypes)
            }
        }
        switch request.sort {
        case .rank: break
        case _ where asksForEach: ignored.insert(.sort)
        case .distance, .distanceFromLine:
            if !capabilities.contains(.sort) { emulated.insert(.sort) }
        case .positionAlongLine(let line):
            guard !capabilities.contains(.corridor) else { break }
            emulated.insert(.sort)
            // If there are more results than one request can return, those near the line are needed.
            if capabilities.contains(.sort) { sent.options.sort = .distanceFromLine(line) }
        }
    }

    private mutating func readArea(_ capabilities: BackendCapabilities) {
        guard let area = request.area, area.strictness == .required else { return }
        switch area.shape {
        case .point, .polyline:
            ignored.insert(.requiredArea)
        case .bounds, .circle, .polygon:
            if !capabilities.contains(.requiredArea) { emulated.insert(.requiredArea) }
        }
    }

    private mutating func readCorridor(_ capabilities: BackendCapabilities) {
        guard !capabilities.contains(.corridor) else { return }
        measuresLine = request.measuringCorridor != nil
        guard let corridor = request.options.corridor else { return }
        sent.options.corridor = nil
        guard !namesObjects else {
            ignored.insert(.corridor)
            return
        }
        if corridor.isLimited { emulated.insert(.corridor) }
        if request.sort.line != nil {
            // The passed part of the line does not count, which the backend cannot know.
            if corridor.isLimited { emulated.insert(.sort) }
            sent.options.sort = .distanceFromLine(corridor.line)
        }
        let area = Self.area(of: corridor, capabilities)
        switch sent.operation {
        case .text(let text, nil): sent.operation = .text(text, area: area)
        case .address(let address, nil): sent.operation = .address(address, area: area)
        case .text, .address, .reverse, .uri, .uris: return
        }
        // A line as the search area implies an order, which is not the requested one.
        if sent.options.sort == nil { sent.options.sort = request.sort }
    }

    /// Lets the backend and ``complete(_:)`` prepare the line only once.
    private mutating func shareLine() {
        guard measuresLine, let corridor = request.measuringCorridor,
            request.preparation.line?.line != corridor.line
        else { return }
        sent.preparation.line =
            emulated.contains(.corridor) ? PreparedLine(corridor) : PreparedLine(corridor.line)
    }

    /// The search area for a backend without corridors: the box around a narrow corridor, so that it does not measure
    /// distant objects.
    private static func area(of corridor: Corridor, _ capabilities: BackendCapabilities) -> SearchArea {
        guard let distance = corridor.maximumDistance, distance.isFinite, capabilities.contains(.requiredArea) else {
            return .polyline(corridor.line)
        }
        let bounds = corridor.line.bounds.expanded(byMeters: max(distance, 0))
        return bounds.isEmpty ? .polyline(corridor.line) : .bounds(bounds, .required)
    }

    private mutating func readFilters(_ capabilities: BackendCapabilities) {
        let options = request.options
        guard !options.filters.isEmpty || options.includesFacets, !capabilities.contains(.filters) else { return }
        sent.options.filters = []
        sent.options.includesFacets = false
        if namesObjects {
            if !options.filters.isEmpty { ignored.insert(.filters) }
            if options.includesFacets { ignored.insert(.facets) }
        } else {
            if !options.filters.isEmpty { emulated.insert(.filters) }
            emulated.insert(.facets)
        }
    }
}
