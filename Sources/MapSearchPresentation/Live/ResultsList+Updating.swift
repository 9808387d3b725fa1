extension ResultsList {
    /// Removes changed objects and inserts them at their new positions.
    ///
    /// - Parameter touched: The changed objects, each once. The other objects already have their new ranks.
    /// - Returns: The changes to the list.
    mutating func update(_ touched: [TouchedObject<Object>]) -> ResultsBatch<Object> {
        var taken: [Int] = []
        var entrants: [OrderEdit.Entrant] = []
        var deleted: [(place: Int, object: Object)] = []
        var updated: [(place: Int, old: Object)] = []
        var replaced: [Int32: Object] = [:]
        for item in touched {
            let old = slots[Int(item.slot)]!
            let oldSection = states[Int(item.slot)].section
            guard let object = item.object, arrangement.filter?(object) ?? true else {
                if item.from >= 0 {
                    taken.append(item.from)
                    deleted.append((item.from, old))
                }
                keep(item, section: 0, isShown: false)
                continue
            }
            let section = arrangement.sections.map { names.number(of: $0.name(object)) } ?? 0
            let isMoved = item.from < 0 || item.changesRank || section != oldSection || compare(old, object) != 0
            keep(item, section: section, isShown: true)
            if isMoved {
                if item.from >= 0 {
                    taken.append(item.from)
                    replaced[item.slot] = old
                }
                entrants.append(
                    .init(
                        slot: item.slot, from: item.from, changesSection: section != oldSection,
                        isChanged: item.isRenewed || object != old))
            } else if object != old {
                updated.append((item.from, old))
            }
        }
        return reorder(
            taken: taken.sorted(), entrants: entrants, deleted: deleted, updated: updated, replaced: replaced)
    }

    /// Removes the names of deleted sections when there are as many as objects.
    mutating func compactNames() {
        guard names.count > 2 * slotOfID.count + 64 else { return }
        var kept = SectionNames()
        for slot in order.slots { states[Int(slot)].section = kept.number(of: names[states[Int(slot)].section]) }
        names = kept
    }

    private mutating func keep(_ item: TouchedObject<Object>, section: Int32, isShown: Bool) {
        guard let object = item.object else { return free(item.slot) }
        slots[Int(item.slot)] = object
        states[Int(item.slot)].rank = item.rank
        states[Int(item.slot)].section = section
        states[Int(item.slot)].isShown = isShown
    }

    private mutating func reorder(
        taken: [Int], entrants: [OrderEdit.Entrant], deleted: [(place: Int, object: Object)],
        updated: [(place: Int, old: Object)], replaced: [Int32: Object]
    ) -> ResultsBatch<Object> {
        var batch = ResultsBatch<Object>()
        guard !taken.isEmpty || !entrants.isEmpty || !updated.isEmpty else { return batch }
        let old = order
        let edit = OrderEdit(old.slots, taking: taken)
        var entrants = entrants.sorted { precedes($0.slot, $1.slot) }
        var gap = 0
        for index in entrants.indices {
            let slot = entrants[index].slot
            gap = partition(edit.kept.count, from: gap) { precedes(slot, edit.kept[$0]) }
            entrants[index].gap = gap
        }
        order = ResultsOrder(
            slots: edit.putting(entrants), sections: sections(of: old, taken: taken, entrants: entrants))
        var change = OrderChange()
        _ = change.matchSections(old.sections, order.sections)
        batch.deletedSections = change.deletedSections
        batch.insertedSections = change.insertedSections.map { ($0, order.sections[$0].name) }
        for (place, object) in deleted.sorted(by: { $0.place > $1.place }) {
            batch.changes.append(.delete(object, from: old.path(at: place)))
        }
        var updates: [Int: (from: Int, old: Object)] = [:]
        let changedKept = updated.map { edit.keptCount(before: $0.place) }
        for (item, kept) in zip(updated, changedKept) {
            updates[edit.newPlace(ofKept: kept, entrants)] = (item.place, item.old)
        }
        let (stays, movedKept) = edit.movement(entrants, changedKept: changedKept.sorted())
        var arrivals: [(to: Int, change: ResultsChange<Object>)] = []
        for index in movedKept.joined() {
            let to = edit.newPlace(ofKept: index, entrants)
            let object = slots[Int(order.slots[to])]!
            let previous = updates.removeValue(forKey: to)?.old ?? object
            arrivals.append((to, move(object, previous, from: old.path(at: edit.oldPlace(ofKept: index)), to: to)))
        }
        for (index, entrant) in entrants.enumerated() {
            let to = entrant.gap + index
            let object = slots[Int(entrant.slot)]!
            guard entrant.from >= 0, let previous = replaced[entrant.slot] else {
                arrivals.append((to, .insert(object, at: order.path(at: to))))
                continue
            }
            if !stays[index] {
                arrivals.append((to, move(object, previous, from: old.path(at: entrant.from), to: to)))
            } else if previous != object {
                updates[to] = (entrant.from, previous)
            }
        }
        batch.changes += arrivals.sorted { $0.to < $1.to }.map(\.change)
        for (to, (from, previous)) in updates.sorted(by: { $0.key < $1.key }) {
            batch.changes.append(
                .update(
                    slots[Int(order.slots[to])]!, old: previous, from: old.path(at: from),
                    at: order.path(at: to)))
        }
        return batch
    }

    private func move(_ object: Object, _ old: Object, from: ResultsPath, to: Int) -> ResultsChange<Object> {
        .move(object, old: old, from: from, to: order.path(at: to))
    }

    /// Returns the sections after objects were removed and inserted.
    private func sections(
        of old: ResultsOrder, taken: [Int], entrants: [OrderEdit.Entrant]
    ) -> [ResultsOrder.Section] {
        var sections = old.sections
        for place in taken { sections[old.section(at: place)].count -= 1 }
        guard let naming = arrangement.sections else {
            sections[0].count += entrants.count
            return sections
        }
        var numbers = Dictionary(uniqueKeysWithValues: sections.indices.map { (sections[$0].name, $0) })
        for entrant in entrants {
            let name = names[states[Int(entrant.slot)].section]
            if let number = numbers[name] {
                sections[number].count += 1
            } else {
                numbers[name] = sections.count
                sections.append(.init(name: name, count: 1))
            }
        }
        sections.removeAll { $0.count == 0 }
        return sections.sorted { naming.isOrdered($0.name, $1.name) }
    }
}
