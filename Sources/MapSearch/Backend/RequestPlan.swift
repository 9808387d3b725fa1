import MapGeometry

/// How a request is answered by a backend that can do only a part of it: what is sent, and what is done here.
///
/// Where the answer has to be filtered or sorted here, or where the backend knows no pages, the backend is asked for
/// everything at once and the pages are cut from that.
struct RequestPlan: Sendable {
    /// What is asked.
    let request: SearchRequest
    /// What is sent to the backend.
    private(set) var sent: SearchRequest
    /// What is done here.
    private(set) var emulated: Set<SearchOption> = []
    /// What nobody does.
    private(set) var ignored: Set<SearchOption> = []

    init(_ request: SearchRequest, capabilities: BackendCapabilities) {
        self.request = request
        sent = request
        readOperation(capabilities)
        readOptions(capabilities)
        readArea(capabilities)
        let reshapesAnswer = !emulated.isDisjoint(with: [.sort, .searchTypes, .requiredArea])
        if reshapesAnswer || !capabilities.contains(.paging) {
            emulated.insert(.paging)
            sent.page = SearchRequest.Page(limit: SearchRequest.Page.limits.upperBound)
        }
    }

    /// Whether the backend is asked for everything and the pages are cut here.
    var cutsPages: Bool { emulated.contains(.paging) }

    private mutating func readOperation(_ capabilities: BackendCapabilities) {
        var correctsText = false
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
        case .uri:
            break
        }
        if request.options.disablesSpellingCorrection, !correctsText || !capabilities.contains(.spellingCorrection) {
            ignored.insert(.spellingCorrection)
        }
    }

    private mutating func readOptions(_ capabilities: BackendCapabilities) {
        let options = request.options
        if !options.languages.isEmpty, !capabilities.contains(.languages) { ignored.insert(.languages) }
        if options.includesGeometry, !capabilities.contains(.geometry) { ignored.insert(.geometry) }
        if options.origin != nil, !capabilities.contains(.origin) { ignored.insert(.origin) }
        if options.userPosition != nil, !capabilities.contains(.distances) { emulated.insert(.userPosition) }
        if request.sort != .rank, !capabilities.contains(.sort) { emulated.insert(.sort) }
        if options.searchTypes != .all {
            if case .uri = request.operation {
                ignored.insert(.searchTypes)
            } else if !capabilities.contains(.searchTypes) {
                emulated.insert(.searchTypes)
            }
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
}
