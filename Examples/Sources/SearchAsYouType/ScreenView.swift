import MapSearch
import MapSearchPresentation
import MapSearchSnapshots

/// Draws a state: a pure function from the state to the lines of a screen.
struct ScreenView {
    /// The contents of a screen.
    struct Frame {
        var lines: [CellLine]
        /// The position of the cursor.
        var cursor: (row: Int, column: Int)
    }

    var columns: Int
    var rows: Int
    /// The credits.
    var attribution = ""
    /// The maximum zoom: one at which a coast or a street is still recognizable.
    var closestZoomLevel = 6.0
    /// The shapes in a rectangle of the map.
    var baseMap: (MapRect) -> BaseMap = { _ in .empty }

    /// The minimum number of columns of a map next to the list.
    private static let leastMapColumns = 28
    private static let prompt = "Search: "

    func frame(_ state: ScreenState) -> Frame {
        guard columns > 0, rows > 0 else { return Frame(lines: [], cursor: (0, 0)) }
        let listColumns = columns >= 44 + Self.leastMapColumns ? min(56, columns / 2) : columns
        let bodyRows = max(0, rows - 3)
        var body = list(state, columns: listColumns, rows: bodyRows)
        if listColumns < columns, bodyRows > 0 {
            let map = map(state, columns: columns - listColumns - 1, rows: bodyRows)
            for row in body.indices {
                body[row].append("│", .dim)
                body[row].append(map[row])
            }
        }
        let (field, cursor) = field(state)
        var lines = [field, status(state).fitted(to: columns)] + body
        lines.append(footer(state).fitted(to: columns))
        // On a very low screen, only the field remains.
        return Frame(lines: Array(lines.prefix(rows)), cursor: (0, cursor))
    }

    // MARK: Field and status

    private func field(_ state: ScreenState) -> (CellLine, cursor: Int) {
        let prompt = columns > 2 * Self.prompt.count ? Self.prompt : ""
        let room = max(1, columns - prompt.count - 1)
        // The part of the text that ends at the cursor is always visible.
        var shown = Array(state.text.prefix(state.cursor))
        while CellWidth.of(String(shown)) > room { shown.removeFirst() }
        var line = CellLine(prompt, .dim)
        let cursor = prompt.count + CellWidth.of(String(shown))
        line.append(String(shown))
        line.append(String(state.text.dropFirst(state.cursor)))
        return (line.fitted(to: columns), min(cursor, columns - 1))
    }

    private func status(_ state: ScreenState) -> CellLine {
        switch (state.status, state.list) {
        case (.searching, _): CellLine("Searching … Esc cancels", .dim)
        case (.canceled, _): CellLine("Canceled", .dim)
        case (.failed(let message), _): CellLine(message, .bold)
        case (.idle, _) where state.detail != nil: CellLine("Esc goes back", .dim)
        case (.idle, .suggestions(let suggestions)):
            if suggestions.isEmpty {
                CellLine(Self.hint(state), .dim)
            } else {
                CellLine(ResultText.counted(suggestions.count, "suggestion"), .dim)
            }
        case (.idle, .results(let objects)):
            CellLine(Self.heading(of: objects, state), .dim)
        }
    }

    private static func hint(_ state: ScreenState) -> String {
        if state.text.isEmpty { return "Type a place, an address or what you need, such as airport" }
        return state.query == state.text ? "Nothing begins like this: Enter searches, also with typos" : ""
    }

    private static func heading(of objects: [GeoObject], _ state: ScreenState) -> String {
        guard !objects.isEmpty else { return "Nothing found: check the spelling, or leave out parts of the address" }
        return ResultText.heading(shown: objects.count, found: state.total, correctedText: state.correctedText)
    }

    private func footer(_ state: ScreenState) -> CellLine {
        let keys =
            switch (state.status, state.detail) {
            case (.searching, _): "Esc cancel"
            case (_, .some): "Esc go back"
            default: "↑↓ choose  Enter search  Esc leave"
            }
        var line = CellLine(keys, .dim)
        if !attribution.isEmpty { line.append("  " + attribution, .dim) }
        return line
    }

    // MARK: List

    private func list(_ state: ScreenState, columns: Int, rows: Int) -> [CellLine] {
        var lines: [CellLine] = []
        if let object = state.detail {
            lines = detail(object, state: state).flatMap { $0.wrapped(to: columns - 1) }
        } else {
            let blocks = (0..<state.list.count).map { row(state, $0, columns: columns) }
            var first = 0
            if let selection = state.selection {
                // Scrolls as little as possible to show the selected row.
                var height = blocks[...selection].reduce(0) { $0 + $1.count }
                while height > rows, first < selection {
                    height -= blocks[first].count
                    first += 1
                }
            }
            lines = blocks[first...].flatMap(\.self)
        }
        lines = Array(lines.prefix(rows))
        lines += Array(repeating: CellLine(), count: rows - lines.count)
        return lines.map { $0.fitted(to: columns) }
    }

    /// A row of the list: the name with its matches, and below it as many lines as the address needs.
    private func row(_ state: ScreenState, _ index: Int, columns: Int) -> [CellLine] {
        let isChosen = state.selection == index
        let highlighter = Highlighter(state.query)
        var name: CellLine
        var below: [CellLine] = []
        switch state.list {
        case .suggestions(let suggestions):
            let (title, subtitle) = highlighter.highlight(suggestions[index])
            name = CellLine(title)
            if let subtitle {
                below = [CellLine(subtitle, .dim)]
            } else if let kind = suggestions[index].kind {
                // Nothing else distinguishes Vatican City, the town, from the country.
                below = [CellLine("\(kind)", .dim)]
            }
        case .results(let objects):
            name = CellLine(highlighter.highlight(objects[index]))
            let object = objects[index]
            let address = addressLines(object)
            let hasTwin = objects.contains { $0 != object && $0.name == object.name && addressLines($0) == address }
            let kind = address.isEmpty || hasTwin ? ["\(object.kind)"] : []
            below = (address + kind + missingLines(object)).map { CellLine($0, .dim) }
        }
        let label = CellLine("\(isChosen ? "▸" : " ")\(index + 1)\(index < 9 ? "  " : " ")")
        let room = max(1, columns - label.width - 1)
        name = name.wrapped(to: room).first?.fitted(to: min(room, name.width)) ?? name
        var lines = [label]
        lines[0].append(name)
        for line in below.flatMap({ $0.wrapped(to: room) }) {
            var indented = CellLine(String(repeating: " ", count: label.width))
            indented.append(line)
            lines.append(indented)
        }
        return isChosen ? lines.map { $0.fitted(to: columns).styled(.inverse) } : lines
    }

    /// The address in the format of its country, without parts that are in the name.
    private func addressLines(_ object: GeoObject) -> [String] {
        let text = AddressFormatter(.lines).string(from: Placemark(object))
        let lines = text.split(separator: "\n").map(String.init)
        let rest = lines.first == object.name ? Array(lines.dropFirst()) : lines
        return rest.isEmpty ? object.descriptionText.map { [$0] } ?? [] : rest
    }

    /// The words that were not found, in a line of their own.
    private func missingLines(_ object: GeoObject) -> [String] { ResultText.missingWords(object).map { [$0] } ?? [] }

    private func detail(_ object: GeoObject, state: ScreenState) -> [CellLine] {
        var lines = [
            CellLine(Highlighter(state.query).highlight(object)), CellLine("\(object.kind)", .dim), CellLine(),
        ]
        lines += (addressLines(object) + missingLines(object)).map { CellLine($0) }
        lines.append(CellLine())
        if let here = state.userPosition, object.coordinate.isValid {
            let meters = here.distance(to: object.coordinate)
            let direction = CompassPoint(bearing: here.bearing(to: object.coordinate))
            let formatter = DistanceFormatter()
            let text =
                direction.flatMap { formatter.text(meters: meters, toward: $0) } ?? formatter.text(meters: meters)
            if let text { lines.append(CellLine("Distance    \(text)")) }
        }
        lines.append(CellLine("Coordinate  \(object.coordinate)"))
        if let uri = object.uri { lines.append(CellLine("URI         \(uri)")) }
        return lines
    }

    // MARK: Map

    private func map(_ state: ScreenState, columns: Int, rows: Int) -> [CellLine] {
        let pins: [CellMap.Pin] =
            switch (state.detail, state.list) {
            case (let object?, _): [CellMap.Pin(coordinate: object.coordinate, label: "●", isChosen: true)]
            case (nil, .results(let objects)):
                objects.enumerated().map { pin($0.element.coordinate, $0.offset, state) }
            case (nil, .suggestions(let suggestions)):
                suggestions.enumerated().compactMap { row, suggestion in suggestion.center.map { pin($0, row, state) } }
            }
        var map = CellMap(
            showing: pins.map(\.coordinate), columns: columns, rows: rows, closestZoomLevel: closestZoomLevel)
        map.draw(baseMap(map.rect))
        return map.lines(pins)
    }

    private func pin(_ coordinate: Coordinate, _ row: Int, _ state: ScreenState) -> CellMap.Pin {
        CellMap.Pin(coordinate: coordinate, label: "\(row + 1)", isChosen: state.selection == row)
    }
}
