extension ResultsList {
    mutating func rearrange() -> ResultsBatch<Object> {
        let source = slotOfRank.filter { $0 >= 0 }
        for slot in source { classify(slot) }
        let old = order
        reorder(source)
        return batch(from: old)
    }

    /// Determines again whether an object is in the list, and in which section.
    private mutating func classify(_ slot: Int32) {
        let object = slots[Int(slot)]!
        let isShown = arrangement.filter?(object) ?? true
        states[Int(slot)].isShown = isShown
        states[Int(slot)].section = isShown ? arrangement.sections.map { names.number(of: $0.name(object)) } ?? 0 : 0
    }

    /// Sorts the objects to show.
    private mutating func reorder(_ source: [Int32]) {
        let shown = source.filter { states[Int($0)].isShown }
        guard let naming = arrangement.sections else {
            let sorted = arrangement.sorts.isEmpty ? shown : shown.sorted { precedes($0, $1) }
            order = ResultsOrder(slots: sorted, sections: [.init(name: "", count: sorted.count)])
            return
        }
        // Section by section, so that no section occurs twice even if their order is inconsistent.
        let members = Dictionary(grouping: shown) { names[states[Int($0)].section] }
        let ordered = members.keys.sorted { $0 < $1 }.sorted { naming.isOrdered($0, $1) }
        order = ResultsOrder(
            slots: ordered.flatMap { name in members[name]!.sorted { precedes($0, $1) } },
            sections: ordered.map { .init(name: $0, count: members[$0]!.count) })
    }

    private func batch(from old: ResultsOrder) -> ResultsBatch<Object> {
        let change = OrderChange(from: old, to: order, capacity: slots.count)
        var batch = ResultsBatch<Object>()
        batch.deletedSections = change.deletedSections
        batch.insertedSections = change.insertedSections.map { ($0, order.sections[$0].name) }
        for index in change.deletions.reversed() {
            batch.changes.append(.delete(slots[Int(old.slots[index])]!, from: old.path(at: index)))
        }
        for (from, to) in change.arrivals {
            let object = slots[Int(order.slots[to])]!
            let path = order.path(at: to)
            batch.changes.append(
                from.map { .move(object, old: object, from: old.path(at: $0), to: path) } ?? .insert(object, at: path))
        }
        return batch
    }
}
