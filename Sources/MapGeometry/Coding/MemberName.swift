/// The name of a member of an encoded object, written as a literal.
package struct MemberName: CodingKey, ExpressibleByStringLiteral {
    package let stringValue: String
    package let intValue: Int?

    package init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    package init(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }

    package init(stringLiteral name: String) {
        self.init(stringValue: name)
    }
}
