/// What a list knows of an object.
struct RowState: Sendable {
    /// The place in the order of the source.
    var rank = 0
    /// The number of the section that it is in.
    var section: Int32 = 0
    var isShown = false
    /// The number of the last whole list that had it.
    var generation: Int32 = 0
    /// Its place among what a run of edits is about; −1 otherwise.
    var mark: Int32 = -1
}

/// The names of sections, each with a number.
struct SectionNames: Sendable {
    private var names = [""]
    private var numbers: [String: Int32] = ["": 0]

    /// The number of names, of which one is that of a list without sections.
    var count: Int { names.count }

    subscript(number: Int32) -> String { names[Int(number)] }

    /// The number of a name, which gets one if need be.
    mutating func number(of name: String) -> Int32 {
        if let number = numbers[name] { return number }
        names.append(name)
        numbers[name] = Int32(names.count - 1)
        return Int32(names.count - 1)
    }
}

/// What a change of the source makes of an object.
struct TouchedObject<Object: Sendable>: Sendable {
    let slot: Int32
    /// Whether the source had it before.
    let isKnown: Bool
    /// What it is now; `nil` when it is gone.
    var object: Object?
    /// Its rank now.
    var rank: Int
    /// Whether it stands elsewhere in the source.
    var changesRank = false
    /// Whether it was taken out of the source and put in anew in between.
    var isRenewed = false
    /// Its place in the list before; −1 when it was not in it.
    var from = -1
}
