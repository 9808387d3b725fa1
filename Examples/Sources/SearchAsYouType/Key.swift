/// What a user has pressed.
enum Key: Equatable {
    /// One Unicode scalar of a letter; what follows may combine with it.
    case text(Unicode.Scalar)
    /// What was pasted at once.
    case paste(String)
    case enter, escape, tab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// A letter, small, with the control key.
    case control(Character)
}
