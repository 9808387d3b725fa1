public import Foundation
public import MapSearchPresentation

/// The attribute that marks a run of an attributed string as a part of an address.
public enum AddressPartAttribute: AttributedStringKey {
    /// The part of the address.
    public typealias Value = AddressPart
    /// `MapSearch.AddressPart`.
    public static let name = "MapSearch.AddressPart"
}

extension AttributedString {
    /// Creates an attributed string in which each part of an address has its ``AddressPartAttribute``.
    ///
    /// ```swift
    /// var text = AttributedString(formatter.format(parts))
    /// for run in text.runs where run[AddressPartAttribute.self] == .street { text[run.range].font = .headline }
    /// ```
    ///
    /// - Parameter address: The formatted address.
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ address: FormattedAddress) {
        self.init()
        var position = address.text.startIndex
        func appended(_ end: String.Index, _ part: AddressPart?) -> AttributedString {
            var attributes = AttributeContainer()
            attributes[AddressPartAttribute.self] = part
            return AttributedString(address.text[position..<end], attributes: attributes)
        }
        for component in address.components {
            append(appended(component.range.lowerBound, nil))
            position = component.range.lowerBound
            append(appended(component.range.upperBound, component.part))
            position = component.range.upperBound
        }
        append(appended(address.text.endIndex, nil))
    }
}
