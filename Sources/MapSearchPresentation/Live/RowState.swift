/// The state of an object in a list.
struct RowState: Sendable {
    /// The position in the order of the source.
    var rank = 0
    /// The number of its section.
    var section: Int32 = 0
    var isShown = false
    /// The number of the last whole list that contained it.
    var generation: Int32 = 0
    /// Its index in the current sequence of edits, otherwise −1.
    var mark: Int32 = -1
}

/// The names of sections, each with a number.
struct SectionNames: Sendable {
    private var names = [""]
    private var numbers: [String: Int32] = ["": 0]

    /// The number of names; one of them belongs to lists without sections.
    var count: Int { names.count }

    subscript(number: Int32) -> String { names[Int(number)] }

    /// Returns the number of a name, adding it if necessary.
    mutating func number(of name: String) -> Int32 {
        if let number = numbers[name] { return number }
        names.append(name)
        numbers[name] = Int32(names.count - 1)
        return Int32(names.count - 1)
    }
}

/// The effect of a source change on an object.
struct TouchedObject<Object: Sendable>: Sendable {
    let slot: Int32
    /// Whether the source contained it before.
    let isKnown: Bool
    /// Its new state; `nil` if it was removed.
    var object: Object?
    /// Its new rank.
    var rank: Int
    /// Whether its position in the source has changed.
    var changesRank = false
    /// Whether it was removed from the source and added again in between.
    var isRenewed = false
    /// Its previous position in the list; −1 if it was not in the list.
    var from = -1
}
