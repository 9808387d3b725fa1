/// A key press.
enum Key: Equatable {
    /// One Unicode scalar of a letter; the next one may combine with it.
    case text(Unicode.Scalar)
    /// Pasted text.
    case paste(String)
    case enter, escape, tab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// A lower-case letter with the control key.
    case control(Character)
}
