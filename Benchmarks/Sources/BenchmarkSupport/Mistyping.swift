/// A name with one random edit: a letter left out, put in, changed, or two swapped.
public func mistyped(_ name: String, _ random: inout some RandomNumberGenerator) -> String {
    var letters = Array(name)
    let place = Int.random(in: 0..<letters.count, using: &random)
    let letter = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random)!
    switch Int.random(in: 0..<4, using: &random) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letter, at: place)
    case 2: letters[place] = letters[place] == letter ? "q" : letter
    default:
        letters.swapAt(place == letters.count - 1 ? place - 1 : place, place == letters.count - 1 ? place : place + 1)
    }
    let result = String(letters)
    return result == name ? mistyped(name, &random) : result
}
