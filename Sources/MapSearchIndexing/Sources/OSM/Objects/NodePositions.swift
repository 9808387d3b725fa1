import MapSearchIndexFormat

/// The positions of numbered nodes, in pages of which some are in memory and all others in a scratch file.
final class NodePositions {
    private let space: ScratchSpace
    private var file: ScratchFile?
    /// The pages in memory, each at its number modulo their count.
    private var slots: [Slot]
    /// The pages that are in the file.
    private var isStored: [Bool]
    /// The error if a position could not be read or written; the position is then missing.
    private(set) var failure: IndexFormatError?

    private struct Slot {
        var page = -1
        var isChanged = false
        var positions: [OSMPosition] = []
    }

    private static let pageLength = 512
    private static let slotCount = 1024

    init(count: Int, in space: ScratchSpace) {
        self.space = space
        let pageCount = (count + Self.pageLength - 1) / Self.pageLength
        let slotCount = space.folder == nil ? pageCount : min(pageCount, Self.slotCount)
        slots = [Slot](repeating: Slot(), count: slotCount)
        isStored = [Bool](repeating: false, count: pageCount)
    }

    /// The position of a node; `missing` unless it was set.
    subscript(index: Int) -> OSMPosition {
        get {
            let slot = slot(of: index / Self.pageLength)
            return slots[slot].positions[index % Self.pageLength]
        }
        set {
            let slot = slot(of: index / Self.pageLength)
            slots[slot].positions[index % Self.pageLength] = newValue
            slots[slot].isChanged = true
        }
    }

    /// The slot of a page, which is loaded if necessary.
    private func slot(of page: Int) -> Int {
        let slot = page % slots.count
        if slots[slot].page == page { return slot }
        do {
            try store(slot)
            slots[slot].positions = isStored[page] ? try load(page) : Self.emptyPage
        } catch {
            failure = failure ?? error
            slots[slot].positions = Self.emptyPage
        }
        slots[slot].page = page
        slots[slot].isChanged = false
        return slot
    }

    private static let emptyPage = [OSMPosition](repeating: .missing, count: pageLength)

    private func store(_ slot: Int) throws(IndexFormatError) {
        guard slots[slot].isChanged, let folder = space.folder else { return }
        var writer = ByteWriter()
        for position in slots[slot].positions {
            writer.i32(position.latitude)
            writer.i32(position.longitude)
        }
        if file == nil { file = try ScratchFile(inFolder: folder) }
        try file?.write(writer.bytes, at: slots[slot].page * Self.pageLength * 8)
        isStored[slots[slot].page] = true
    }

    private func load(_ page: Int) throws(IndexFormatError) -> [OSMPosition] {
        let start = page * Self.pageLength * 8
        guard let bytes = try file?.read(start..<start + Self.pageLength * 8) else { return Self.emptyPage }
        return (0..<Self.pageLength).map { place in
            OSMPosition(latitude: Self.integer(bytes, place * 8), longitude: Self.integer(bytes, place * 8 + 4))
        }
    }

    private static func integer(_ bytes: [UInt8], _ offset: Int) -> Int32 {
        let low = UInt32(bytes[offset]) | UInt32(bytes[offset + 1]) << 8
        return Int32(bitPattern: low | UInt32(bytes[offset + 2]) << 16 | UInt32(bytes[offset + 3]) << 24)
    }
}
