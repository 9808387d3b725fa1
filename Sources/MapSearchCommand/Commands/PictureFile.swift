import MapGeometry
import MapSearchSnapshots

/// The picture given on a command line: its file, size and colours.
struct PictureFile {
    private enum Format { case svg, png }

    let path: String
    private let format: Format
    /// Whether it is a bitmap with a built-in font.
    var isBitmap: Bool { format == .png }
    let size: ViewSize
    let scale: Double
    let style: SnapshotStyle

    /// Reads the options of a picture.
    ///
    /// - Throws: ``CommandFailure`` if there is no file, it is one that is read, its extension is not a picture format, or
    ///   the size is out of range.
    init(_ arguments: Arguments, _ environment: [String: String]) throws(CommandFailure) {
        guard let path = try arguments.output(reading: arguments.searchedFiles(environment)), !path.isEmpty else {
            throw .usage("no output given: name a picture file, as in `-o map.svg` or `-o map.png`.")
        }
        let name = path.lowercased()
        if let wanted = arguments["picture"] ?? (path == "-" ? "svg" : nil) {
            format = wanted == "png" ? .png : .svg
        } else if name.hasSuffix(".svg") {
            format = .svg
        } else if name.hasSuffix(".png") {
            format = .png
        } else {
            throw .usage("\(path) is not a supported picture format: use a name that ends in .svg or .png.")
        }
        self.path = path
        size = try Self.size(arguments["size"])
        scale = Double(try arguments.integer("scale", in: 1...4) ?? 1)
        style = arguments.has("dark") ? .dark : .light
    }

    private static func size(_ text: String?) throws(CommandFailure) -> ViewSize {
        guard let text else { return ViewSize(width: 800, height: 600) }
        let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], (64...4096).contains(width),
            (64...4096).contains(height)
        else {
            throw .usage("--size is “\(text)”: use WIDTHxHEIGHT from 64 to 4096 points, as in 800x600.")
        }
        return ViewSize(width: Double(width), height: Double(height))
    }

    /// Whether the picture goes to standard output.
    var isStandardOutput: Bool { path == "-" }

    /// Writes the picture; a file is complete or, after an error, unchanged.
    ///
    /// - Throws: ``CommandFailure`` if a PNG would go to a terminal, or the file cannot be written; ``StreamError``.
    func write(_ snapshot: MapSnapshot, _ session: Session) throws {
        if isStandardOutput, format == .png, session.isTerminal {
            throw CommandFailure.usage(
                "a PNG cannot be shown in a terminal: write it to a file or a pipe, as in -o map.png.")
        }
        let bytes = try format == .svg ? Array(snapshot.svg().utf8) : snapshot.png()
        if isStandardOutput { try session.output.append(bytes) } else { try FileStream.replace(path, with: bytes) }
    }
}
