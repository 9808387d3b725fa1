/// The stable names of an option set's members, in the order in which they are written.
struct OptionNames<Options: OptionSet & Sendable>: ExpressibleByArrayLiteral, Sendable {
    private let pairs: [(Options, String)]

    init(arrayLiteral pairs: (Options, String)...) {
        self.pairs = pairs
    }

    func names(in options: Options) -> [String] {
        pairs.compactMap { options.isSuperset(of: $0) ? $1 : nil }
    }

    func set(of names: [String]) -> Options {
        pairs.reduce(into: []) { if names.contains($1.1) { $0.formUnion($1.0) } }
    }

    func description(of options: Options) -> String {
        "[" + names(in: options).joined(separator: ", ") + "]"
    }
}
