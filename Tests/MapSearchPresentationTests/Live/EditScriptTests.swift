import MapSearchPresentation
import TestFixtures
import Testing

/// Every edit of a short list, held against all edit scripts that there are.
@Suite struct EditScriptTests {
    private struct Row: Identifiable, Hashable, Sendable {
        let id: Int
        var key: Int
        var version = 0
    }

    /// Six rows have 720 orders.
    private static let longest = 6

    /// A table that applies changes like those of UIKit and AppKit: deletions and the starts of moves by the old index,
    /// insertions and the ends of moves by the new one, and the rest closes up in its order.
    private func table(_ rows: [Row], after batch: ResultsBatch<Row>) -> [Row]? {
        var leaving: Set<Int> = []
        var arriving: [Int: Row] = [:]
        var updates: [Int: Row] = [:]
        for change in batch.changes {
            switch change {
            case .delete(_, let from): guard leaving.insert(from.item).inserted else { return nil }
            case .insert(let row, let at): guard arriving.updateValue(row, forKey: at.item) == nil else { return nil }
            case .move(let row, _, let from, let to):
                guard leaving.insert(from.item).inserted, arriving.updateValue(row, forKey: to.item) == nil else {
                    return nil
                }
            case .update(let row, _, _, let at): updates[at.item] = row
            }
        }
        var staying = rows.indices.filter { !leaving.contains($0) }.map { rows[$0] }[...]
        var result: [Row] = []
        for index in 0..<(rows.count - leaving.count + arriving.count) {
            guard let row = arriving[index] ?? staying.popFirst() else { return nil }
            result.append(row)
        }
        for (index, row) in updates {
            guard result.indices.contains(index), result[index].id == row.id else { return nil }
            result[index] = row
        }
        return result
    }

    /// All sets of rows, as bits, that keep their order and so need not move; only the largest.
    private func largestStaying(_ order: [Int]) -> [Int] {
        var largest: [Int] = []
        for set in 0..<(1 << (order.max().map { $0 + 1 } ?? 0)) {
            let members = order.filter { set >> $0 & 1 != 0 }
            guard members.count == set.nonzeroBitCount, zip(members, members.dropFirst()).allSatisfy({ $0 < $1 }) else {
                continue
            }
            if let best = largest.first?.nonzeroBitCount, best >= set.nonzeroBitCount {
                if best == set.nonzeroBitCount { largest.append(set) }
            } else {
                largest = [set]
            }
        }
        return largest
    }

    // Everything that is promised of the changes between lists whose rows are numbered in the old order: `changed` are the
    // rows, as bits, that are other versions, `staying` the largest sets of rows that are in both and keep their order.
    private func check(
        _ batch: ResultsBatch<Row>, _ old: [Row], _ new: [Row], changed: Int, staying: [Int],
        _ comment: @autoclosure () -> Comment
    ) {
        #expect(table(old, after: batch) == new, comment())
        var moved = 0
        var updated = 0
        for change in batch.changes {
            switch change {
            case .move(let row, _, _, _): moved |= 1 << row.id
            case .update(let row, _, _, _): updated |= 1 << row.id
            case .delete(let row, _): #expect(!new.contains { $0.id == row.id }, comment())
            case .insert(let row, _): #expect(!old.contains { $0.id == row.id }, comment())
            }
        }
        let common = old.reduce(0) { set, row in new.contains { $0.id == row.id } ? set | 1 << row.id : set }
        #expect(moved.nonzeroBitCount == common.nonzeroBitCount - (staying.first ?? 0).nonzeroBitCount, comment())
        let fewest = staying.map { (common & ~$0 & ~changed).nonzeroBitCount }.min() ?? 0
        #expect((moved & ~changed).nonzeroBitCount == fewest, comment())
        #expect(updated == common & changed & ~moved, comment())
    }

    private func permutations(_ items: [Int]) -> [[Int]] {
        guard items.count > 1 else { return [items] }
        return items.flatMap { first in permutations(items.filter { $0 != first }).map { [first] + $0 } }
    }

    /// The source says the whole list, in another order and with other versions of some.
    @Test(arguments: 0...longest)
    func wholeListsOfRows(count: Int) {
        let old = (0..<count).map { Row(id: $0, key: 0) }
        var start = ResultsList<Row>()
        _ = start.apply(.all(old))
        let everything = 1 << count - 1
        for (turn, order) in permutations(Array(0..<count)).enumerated() {
            let staying = largestStaying(order)
            // Of six rows, none, all, and in each order another one.
            let subsets = count < 6 ? Array(0...everything) : [0, everything, 1 << (turn % 6)]
            for changed in subsets {
                let new = order.map { Row(id: $0, key: 0, version: changed >> $0 & 1) }
                var list = start
                let batch = list.apply(.all(new))
                check(batch, old, new, changed: changed, staying: staying, "\(order), changed \(changed)")
            }
        }
    }

    /// Some rows get another key in a sorted list: every order that comes of it, with every choice of rows that can have
    /// caused it.
    @Test(arguments: 1...longest)
    func renamedRows(count: Int) {
        let old = (0..<count).map { Row(id: $0, key: 100 * $0) }
        var start = ResultsList(arrangement: ResultsArrangement<Row>(sorts: [.ascending(\.key)]))
        _ = start.apply(.all(old))
        for order in permutations(Array(0..<count)) {
            let staying = largestStaying(order)
            for changed in 1..<(1 << count) {
                let unchanged = order.filter { changed >> $0 & 1 == 0 }
                guard zip(unchanged, unchanged.dropFirst()).allSatisfy({ $0 < $1 }) else { continue }
                // Of six rows, one, two or all.
                if count == 6, (3..<6).contains(changed.nonzeroBitCount) { continue }
                var key = -100
                let new = order.map { id -> Row in
                    key = changed >> id & 1 == 0 ? 100 * id : key + 1
                    return Row(id: id, key: key)
                }
                var list = start
                let batch = list.apply(.edits(new.filter { changed >> $0.id & 1 != 0 }.map { .put($0) }))
                check(batch, old, new, changed: changed, staying: staying, "\(order), changed \(changed)")
                if changed.nonzeroBitCount == 1 {
                    let others = batch.changes.filter { changed >> $0.object.id & 1 == 0 }
                    #expect(others.isEmpty, "\(order): renaming \(changed) moves another")
                }
            }
        }
    }

    /// Rows go and come besides: every list of up to four of six rows after one of four, some in other versions.
    @Test func rowsThatGoAndCome() {
        let old = (0..<4).map { Row(id: $0, key: 0) }
        var start = ResultsList<Row>()
        _ = start.apply(.all(old))
        for members in 0..<(1 << 6) where members.nonzeroBitCount <= 4 {
            for order in permutations((0..<6).filter { members >> $0 & 1 != 0 }) {
                let staying = largestStaying(order.filter { $0 < 4 })
                for changed in 0..<(1 << 4) where changed & ~members == 0 {
                    let new = order.map { Row(id: $0, key: 0, version: changed >> $0 & 1) }
                    var list = start
                    let batch = list.apply(.all(new))
                    check(batch, old, new, changed: changed, staying: staying, "\(order), changed \(changed)")
                }
            }
        }
    }

    /// One that is removed and put in anew comes last, and is the one that moves.
    @Test(arguments: 2...5)
    func rowsThatComeAnew(count: Int) {
        let old = (0..<count).map { Row(id: $0, key: 0) }
        var start = ResultsList<Row>()
        _ = start.apply(.all(old))
        for row in old.dropLast() {
            var list = start
            let batch = list.apply(.edits([.remove(row.id), .put(row)]))
            #expect(batch.changes.map(\.object.id) == [row.id])
            #expect(table(old, after: batch) == list.objects)
        }
    }
}
