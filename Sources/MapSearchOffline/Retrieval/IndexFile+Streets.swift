import MapSearchIndexFormat

extension IndexFile {
    /// The container, if it is a street, a building or the like; nil for one that is found by its name, such as a town.
    func street(_ container: Int?) throws(IndexFormatError) -> Int? {
        guard let container, try !containers.isNamed(container) else { return nil }
        return container
    }

    /// The street, building or the like around another one.
    func street(around container: Int) throws(IndexFormatError) -> Int? {
        try street(try containers.parent(container))
    }

    /// What belongs to a document that is a street, a building or the like; nil for what is found by its name.
    func members(of document: UInt32) throws(IndexFormatError) -> Range<UInt32>? {
        guard document &+ 1 < documentCount, let container = try street(try attributes[document &+ 1].container),
            try containers.document(container) == document
        else { return nil }
        return document + 1..<max(document + 1, try end(ofStreet: container))
    }

    /// The document after the last one that belongs to a street, a building or the like.
    func end(ofStreet container: Int) throws(IndexFormatError) -> UInt32 {
        min(try containers.extent(container).upperBound, UInt32(documentCount))
    }
}
