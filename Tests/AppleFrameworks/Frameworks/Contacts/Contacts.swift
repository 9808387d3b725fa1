// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, ValidateDocumentationComments
public import Foundation

// The members of Contacts that the library uses, as its headers have them.

open class CNPostalAddress: NSObject {
    open var street: String { "" }
    open var subLocality: String { "" }
    open var city: String { "" }
    open var subAdministrativeArea: String { "" }
    open var state: String { "" }
    open var postalCode: String { "" }
    open var country: String { "" }
    open var isoCountryCode: String { "" }
}

open class CNMutablePostalAddress: CNPostalAddress {
    private var fields: [String: String] = [:]

    open override var street: String {
        get { fields["street", default: ""] }
        set { fields["street"] = newValue }
    }
    open override var subLocality: String {
        get { fields["subLocality", default: ""] }
        set { fields["subLocality"] = newValue }
    }
    open override var city: String {
        get { fields["city", default: ""] }
        set { fields["city"] = newValue }
    }
    open override var subAdministrativeArea: String {
        get { fields["subAdministrativeArea", default: ""] }
        set { fields["subAdministrativeArea"] = newValue }
    }
    open override var state: String {
        get { fields["state", default: ""] }
        set { fields["state"] = newValue }
    }
    open override var postalCode: String {
        get { fields["postalCode", default: ""] }
        set { fields["postalCode"] = newValue }
    }
    open override var country: String {
        get { fields["country", default: ""] }
        set { fields["country"] = newValue }
    }
    open override var isoCountryCode: String {
        get { fields["isoCountryCode", default: ""] }
        set { fields["isoCountryCode"] = newValue }
    }
}
