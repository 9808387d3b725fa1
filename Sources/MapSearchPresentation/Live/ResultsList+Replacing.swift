extension ResultsList {
    mutating func replaceAll(with objects: [Object]) -> ResultsBatch<Object> {
        generation += 1
        var replaced: [Int32: Object] = [:]
        let source = identify(objects, replaced: &replaced)
        var gone: [Int32] = []
        for slot in slotOfRank where slot >= 0 && entries[Int(slot)]!.generation != generation { gone.append(slot) }
        slotOfRank = source
        let old = order
        var isShown = [Bool](repeating: false, count: entries.count)
        for slot in old.slots { isShown[Int(slot)] = true }
        for (rank, slot) in source.enumerated() {
            entries[Int(slot)]!.rank = rank
            // Of what has not changed it is known already whether and where it is shown.
            if !isShown[Int(slot)] || replaced[slot] != nil { classify(slot) }
        }
        for slot in gone { entries[Int(slot)]!.isShown = false }
        reorder(source)
        // The batch tells what objects were that are gone.
        let batch = batch(from: old, replaced: replaced)
        for slot in gone { free(slot) }
        return batch
    }

    mutating func rearrange() -> ResultsBatch<Object> {
        let source = slotOfRank.filter { $0 >= 0 }
        for slot in source { classify(slot) }
        let old = order
        reorder(source)
        return batch(from: old, replaced: [:])
    }

    /// The numbers of a list of objects, each once.
    ///
    /// What has changed is kept as it was in `replaced`.
    private mutating func identify(_ objects: [Object], replaced: inout [Int32: Object]) -> [Int32] {
        var source: [Int32] = []
        source.reserveCapacity(objects.count)
        var expected = 0
        for object in objects {
            let id = object.id
            while expected < slotOfRank.count, slotOfRank[expected] < 0 { expected += 1 }
            let slot: Int32
            // Most lists go on as they did before, so that few identities have to be looked up.
            if expected < slotOfRank.count, case let next = slotOfRank[expected], entries[Int(next)]!.object.id == id {
                slot = next
            } else if let known = slotOfID[id] {
                slot = known
            } else {
                let slot = enter(object, id: id)
                entries[Int(slot)]!.generation = generation
                entries[Int(slot)]!.rank = .max
                source.append(slot)
                continue
            }
            let entry = entries[Int(slot)]!
            guard entry.generation != generation else { continue }
            entries[Int(slot)]!.generation = generation
            if entry.rank < slotOfRank.count { expected = entry.rank + 1 }
            if entry.object != object {
                replaced[slot] = entry.object
                entries[Int(slot)]!.object = object
            }
            source.append(slot)
        }
        return source
    }

    /// Finds out anew whether an object is in the list, and in which section.
    private mutating func classify(_ slot: Int32) {
        let object = entries[Int(slot)]!.object
        let isShown = arrangement.filter?(object) ?? true
        entries[Int(slot)]!.isShown = isShown
        entries[Int(slot)]!.section = isShown ? arrangement.sections?.name(object) ?? "" : ""
    }

    /// Puts the objects that are to be shown in order.
    private mutating func reorder(_ source: [Int32]) {
        var slots = source.filter { entries[Int($0)]!.isShown }
        guard !arrangement.isOfSource else {
            order = ResultsOrder(slots: slots, sections: [.init(name: "", count: slots.count)])
            return
        }
        // The sort makes use of what is in order already.
        var isListed = [Bool](repeating: false, count: entries.count)
        let listed = order.slots.filter { slot in
            isListed[Int(slot)] = true
            return entries[Int(slot)]!.isShown
        }
        slots = listed + slots.filter { !isListed[Int($0)] }
        guard let naming = arrangement.sections else {
            slots.sort { precedes($0, $1) }
            order = ResultsOrder(slots: slots, sections: [.init(name: "", count: slots.count)])
            return
        }
        // Section by section, so that none is there twice even if their order is not consistent.
        let members = Dictionary(grouping: slots) { entries[Int($0)]!.section }
        let names = members.keys.sorted { $0 < $1 }.sorted { naming.isOrdered($0, $1) }
        order = ResultsOrder(
            slots: names.flatMap { name in members[name]!.sorted { precedes($0, $1) } },
            sections: names.map { .init(name: $0, count: members[$0]!.count) })
    }

    private func batch(from old: ResultsOrder, replaced: [Int32: Object]) -> ResultsBatch<Object> {
        var updated = [Bool](repeating: false, count: entries.count)
        for slot in replaced.keys { updated[Int(slot)] = true }
        let change = OrderChange(from: old, to: order, updated: updated)
        var batch = ResultsBatch<Object>()
        batch.deletedSections = change.deletedSections
        batch.insertedSections = change.insertedSections.map { ($0, order.sections[$0].name) }
        for index in change.deletions.reversed() {
            let slot = old.slots[index]
            let object = replaced[slot] ?? entries[Int(slot)]!.object
            batch.changes.append(.delete(object, from: old.path(at: index)))
        }
        var moves = change.moves[...]
        for index in change.insertions {
            while let move = moves.first, move.to < index {
                batch.changes.append(moved(moves.removeFirst(), from: old, replaced: replaced))
            }
            batch.changes.append(
                .insert(entries[Int(order.slots[index])]!.object, at: order.path(at: index)))
        }
        for move in moves { batch.changes.append(moved(move, from: old, replaced: replaced)) }
        for (from, to) in change.updates {
            let slot = order.slots[to]
            batch.changes.append(
                .update(
                    entries[Int(slot)]!.object, old: replaced[slot]!, from: old.path(at: from), at: order.path(at: to)))
        }
        return batch
    }

    private func moved(
        _ move: (from: Int, to: Int), from old: ResultsOrder, replaced: [Int32: Object]
    ) -> ResultsChange<Object> {
        let slot = order.slots[move.to]
        let object = entries[Int(slot)]!.object
        return .move(
            object, old: replaced[slot] ?? object, from: old.path(at: move.from), to: order.path(at: move.to))
    }
}
