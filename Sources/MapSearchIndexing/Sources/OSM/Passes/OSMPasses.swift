import Dispatch
import MapSearchIndexFormat
import Synchronization

/// Reads files in three passes, so that memory only ever holds searchable objects: relations first, since they determine which
/// ways matter, then ways, which determine which nodes matter, then nodes.
///
/// Blocks are decompressed and decoded on all cores, a handful at a time, and joined in the order of the files.
struct OSMPasses {
    private let files: [PBFFile]
    private let progress: ((OSMProgress) -> Void)?
    private let workerCount: Int
    private let space: ScratchSpace
    private var state: OSMProgress
    private var blocks: [Block] = []

    /// A block, and the types of objects found in it by the first pass.
    private struct Block {
        var file: Int
        var blob: PBFFile.Blob
        var kinds: PrimitiveBlock.Kinds = []
    }

    init(
        files: [PBFFile], workerCount: Int, space: ScratchSpace, progress: ((OSMProgress) -> Void)?
    ) {
        self.files = files
        self.workerCount = max(workerCount, 1)
        self.space = space
        self.progress = progress
        state = OSMProgress()
    }

    /// Reads everything.
    ///
    /// - Throws: ``IndexingError`` for the first block, in the order of the files, that cannot be read;
    ///   `CancellationError` if the task is cancelled.
    mutating func run() throws -> OSMData {
        var date: String?
        for (index, file) in files.enumerated() {
            let (header, blobs) = try file.scan()
            // The data are as old as their oldest file.
            if let new = header.date { date = min(date ?? new, new) }
            blocks += blobs.map { Block(file: index, blob: $0) }
        }
        // Every block is read once, and those with ways or nodes, which is nearly all, once more.
        state.byteCount = blocks.reduce(0) { $0 + $1.blob.length } * 2
        var objects = OSMObjects()
        var misplacedCount = 0
        try pass(.relations, over: Array(blocks.indices)) { index, block, blocks in
            blocks[index].kinds = block.kinds
            objects.append(block.objects)
        }
        state.byteCount = state.bytesRead + length(of: .ways) + length(of: .nodes)
        state.pass = 2
        let members = objects.relationIDs.indices.flatMap { row in
            objects.relationMembers[row].lazy.filter { $0.type == .way }.map(\.id)
        }
        var wayNodes = NodeLists.Writer(in: space)
        var nodes = IDSorter(in: space)
        try pass(.ways(members: SortedIDs(members)), over: indices(with: .ways)) { _, block, _ in
            objects.append(block.objects)
            for way in block.objects.wayIDs.indices {
                try wayNodes.append(block.objects.wayNodes[way])
                for node in block.objects.wayNodes[way] { try nodes.append(node) }
            }
        }
        state.pass = 3
        for member in objects.relationMembers.elements where member.type == .node { try nodes.append(member.id) }
        let references = try nodes.sorted()
        let positions = NodePositions(count: references.count, in: space)
        try pass(.nodes(references: references), over: indices(with: .nodes)) { _, block, _ in
            objects.append(block.objects)
            misplacedCount += block.misplacedCount
            for hit in block.hits { positions[hit.reference] = hit.position }
        }
        state.isComplete = true
        progress?(state)
        return OSMData(
            objects: objects, references: references, positions: positions, wayNodes: wayNodes.finish(), date: date,
            misplacedCount: misplacedCount,
            objectCount: state.objectCount)
    }

    private func indices(with kinds: PrimitiveBlock.Kinds) -> [Int] {
        blocks.indices.filter { blocks[$0].kinds.contains(kinds) }
    }

    private func length(of kinds: PrimitiveBlock.Kinds) -> Int {
        indices(with: kinds).reduce(0) { $0 + blocks[$1].blob.length }
    }

    /// Decodes blocks and passes each on in order.
    private mutating func pass(
        _ pass: PrimitiveBlock.Pass, over indices: [Int],
        _ take: (_ index: Int, _ block: PrimitiveBlock, _ blocks: inout [Block]) throws -> Void
    ) throws {
        var rest = indices[...]
        while !rest.isEmpty {
            try Task.checkCancellation()
            let batch = Array(rest.prefix(workerCount * 4))
            rest = rest.dropFirst(batch.count)
            for (index, result) in zip(batch, decode(batch, pass)) {
                let block = try result.get()
                state.bytesRead += blocks[index].blob.length
                state.objectCount += block.objectCount
                try take(index, block, &blocks)
            }
            progress?(state)
        }
    }

    private func decode(
        _ batch: [Int], _ pass: PrimitiveBlock.Pass
    ) -> [Result<PrimitiveBlock, IndexingError>] {
        let results = Mutex([Result<PrimitiveBlock, IndexingError>?](repeating: nil, count: batch.count))
        let next = Atomic(0)
        let (blocks, files) = (blocks, files)
        DispatchQueue.concurrentPerform(iterations: min(workerCount, batch.count)) { _ in
            while true {
                let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard place < batch.count else { return }
                let block = blocks[batch[place]]
                let result = Result { () throws(IndexingError) in
                    try Self.decode(block.blob, of: files[block.file], pass)
                }
                results.withLock { $0[place] = result }
            }
        }
        return results.withLock { $0.compactMap(\.self) }
    }

    private static func decode(
        _ blob: PBFFile.Blob, of file: PBFFile, _ pass: PrimitiveBlock.Pass
    ) throws(IndexingError) -> PrimitiveBlock {
        var decoder = PBFBlobDecoder(file: file)
        let bytes = try decoder.decode(blob)
        do {
            return try PrimitiveBlock(bytes, pass: pass)
        } catch {
            throw file.failure(
                "a block is damaged at byte \(error.offset) of its expanded data", at: blob.offset)
        }
    }
}
