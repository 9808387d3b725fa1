#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes a drawing as SVG 1.1.
///
/// Labels are text, so that they can be read, found and translated. Each is stretched to the width of the layout,
/// whatever the font.
struct SVGWriter {
    private var text = ""

    /// The drawing as a document.
    ///
    /// - Complexity: O(*n*) in the number of points.
    static func document(_ drawing: Drawing) -> String {
        var writer = SVGWriter()
        writer.write(drawing)
        return writer.text
    }

    private mutating func write(_ drawing: Drawing) {
        let (width, height) = (Self.number(drawing.width), Self.number(drawing.height))
        text += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        text += " viewBox=\"0 0 \(width) \(height)\" role=\"img\" font-family=\"Helvetica, Arial, sans-serif\""
        text += " stroke-linecap=\"round\" stroke-linejoin=\"round\" fill-rule=\"evenodd\">\n"
        if !drawing.title.isEmpty { text += "<title>\(XMLText.escaped(drawing.title))</title>\n" }
        text += "<rect width=\"100%\" height=\"100%\"\(Self.paint("fill", drawing.background))/>\n"
        for mark in drawing.marks {
            switch mark {
            case .fill(let path, let color):
                text += "<path d=\"\(Self.data(path))\"\(Self.paint("fill", color))/>\n"
            case .stroke(let path, let color, let width):
                text += "<path d=\"\(Self.data(path))\" fill=\"none\"\(Self.paint("stroke", color))"
                text += " stroke-width=\"\(Self.number(width))\"/>\n"
            case .text(let lettering): write(lettering)
            case .begin(let name): text += "<g><title>\(XMLText.escaped(name))</title>\n"
            case .end: text += "</g>\n"
            }
        }
        text += "</svg>\n"
    }

    private mutating func write(_ lettering: Drawing.Lettering) {
        text += "<text x=\"\(Self.number(lettering.origin.x))\" y=\"\(Self.number(lettering.origin.y))\""
        text += " font-size=\"\(Self.number(lettering.size))\" textLength=\"\(Self.number(lettering.width))\""
        text += " lengthAdjust=\"spacingAndGlyphs\""
        if lettering.direction.y != 0 {
            let origin = "\(Self.number(lettering.origin.x)) \(Self.number(lettering.origin.y))"
            let angle = atan2(lettering.direction.y, lettering.direction.x) * 180 / .pi
            text += " transform=\"rotate(\(Self.number(angle)) \(origin))\""
        }
        if lettering.isBold { text += " font-weight=\"bold\"" }
        text += Self.paint("fill", lettering.color)
        if let halo = lettering.halo {
            text += " paint-order=\"stroke\" stroke-width=\"3\"" + Self.paint("stroke", halo)
        }
        text += ">\(XMLText.escaped(lettering.text))</text>\n"
    }

    // MARK: Numbers and colours

    /// A number with one decimal, or none if it is zero.
    static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let digits = String(abs(tenths) / 10)
        let sign = tenths < 0 ? "-" : ""
        return tenths % 10 == 0 ? sign + digits : "\(sign)\(digits).\(abs(tenths) % 10)"
    }

    private static func paint(_ property: String, _ color: MapColor) -> String {
        let hex = "0123456789abcdef".utf8.map { Character(Unicode.Scalar($0)) }
        var digits = ""
        for part in [color.red, color.green, color.blue] {
            digits.append(hex[Int(part >> 4)])
            digits.append(hex[Int(part & 15)])
        }
        let paint = " \(property)=\"#\(digits)\""
        guard color.alpha < 255 else { return paint }
        let thousandths = String(1000 + (Int(color.alpha) * 1000 + 127) / 255).dropFirst()
        return paint + " \(property)-opacity=\"0.\(thousandths)\""
    }

    /// The data of a path: absolute moves and relative lines, which are shorter.
    private static func data(_ path: DrawingPath) -> String {
        var data = ""
        var last = DrawingPoint(x: 0, y: 0)
        var command: Character?
        func append(_ letter: Character, _ points: DrawingPoint..., from origin: DrawingPoint) {
            if command != letter { data.append(letter) }
            var isFirst = command != letter
            for point in points {
                for value in [point.x - origin.x, point.y - origin.y] {
                    let number = number(value)
                    if !isFirst, !number.hasPrefix("-") { data.append(" ") }
                    data += number
                    isFirst = false
                }
            }
            command = letter
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                command = nil
                append("M", point, from: DrawingPoint(x: 0, y: 0))
                last = point
            case .line(let point):
                append("l", point, from: last)
                last = point
            case .curve(let first, let second, let end):
                append("c", first, second, end, from: last)
                last = end
            case .close:
                data.append("z")
                command = nil
            }
        }
        return data
    }
}
