extension ResultsList {
    /// What a run of edits makes of an object.
    private struct Touched {
        let slot: Int32
        /// Whether it was there before.
        let isKnown: Bool
        /// What it is now; `nil` when it is gone.
        var object: Object?
        /// Its rank now.
        var rank: Int
        /// Its place in the list before; −1 when it was not in it.
        var from = -1
    }

    mutating func apply(_ edits: [SourceChange<Object>.Edit]) -> ResultsBatch<Object> {
        var touched = fold(edits)
        find(&touched)
        var taken: [Int] = []
        var entrants: [OrderEdit.Entrant] = []
        var deleted: [(place: Int, object: Object)] = []
        var updated: [(place: Int, old: Object)] = []
        var replaced: [Int32: Object] = [:]
        for item in touched {
            let old = entries[Int(item.slot)]!
            entries[Int(item.slot)]!.mark = -1
            guard let object = item.object, arrangement.filter?(object) ?? true else {
                if item.from >= 0 {
                    taken.append(item.from)
                    deleted.append((item.from, old.object))
                }
                keep(item, section: "", isShown: false)
                continue
            }
            let section = arrangement.sections?.name(object) ?? ""
            let isMoved =
                item.from < 0 || section != old.section || item.rank != old.rank
                || arrangement.sorts.contains { $0.compare(old.object, object) != 0 }
            keep(item, section: section, isShown: true)
            if isMoved {
                if item.from >= 0 {
                    taken.append(item.from)
                    replaced[item.slot] = old.object
                }
                entrants.append(
                    .init(slot: item.slot, from: item.from, changesSection: section != old.section))
            } else if object != old.object {
                updated.append((item.from, old.object))
            }
        }
        let batch = reorder(
            taken: taken.sorted(), entrants: entrants, deleted: deleted, updated: updated, replaced: replaced)
        compactRanks()
        return batch
    }

    /// Gathers the edits by object; of several for one the last counts.
    ///
    /// Nothing that the list has is changed.
    private mutating func fold(_ edits: [SourceChange<Object>.Edit]) -> [Touched] {
        var touched: [Touched] = []
        touched.reserveCapacity(edits.count)
        for edit in edits {
            switch edit {
            case .put(let object):
                let id = object.id
                if let slot = slotOfID[id] {
                    let mark = mark(slot, in: &touched)
                    // One that was removed in between has come anew, and so comes last.
                    if touched[mark].object == nil, touched[mark].rank < 0 { touched[mark].rank = newRank(for: slot) }
                    touched[mark].object = object
                } else {
                    let slot = enter(object, id: id)
                    entries[Int(slot)]!.mark = touched.count
                    touched.append(Touched(slot: slot, isKnown: false, object: object, rank: newRank(for: slot)))
                }
            case .remove(let id):
                guard let slot = slotOfID[id] else { continue }
                let mark = mark(slot, in: &touched)
                touched[mark].object = nil
                if touched[mark].rank >= 0 { slotOfRank[touched[mark].rank] = -1 }
                touched[mark].rank = -1
            }
        }
        return touched
    }

    private mutating func mark(_ slot: Int32, in touched: inout [Touched]) -> Int {
        let entry = entries[Int(slot)]!
        if entry.mark >= 0 { return entry.mark }
        entries[Int(slot)]!.mark = touched.count
        touched.append(Touched(slot: slot, isKnown: true, object: entry.object, rank: entry.rank))
        return touched.count - 1
    }

    /// Finds where the objects stand, before anything is changed.
    private func find(_ touched: inout [Touched]) {
        // A search in the list costs some hundred times as much as a step through it.
        let places = touched.count > order.slots.count / 256 ? order.places(capacity: entries.count) : nil
        for index in touched.indices where touched[index].isKnown {
            let slot = touched[index].slot
            guard entries[Int(slot)]!.isShown else { continue }
            touched[index].from = places.map { Int($0[Int(slot)]) } ?? place(of: slot)
        }
    }

    private mutating func keep(_ item: Touched, section: String, isShown: Bool) {
        guard let object = item.object else { return free(item.slot) }
        entries[Int(item.slot)] = Entry(
            object: object, rank: item.rank, section: section, isShown: isShown, generation: generation)
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
        for item in updated {
            let to = edit.newPlace(ofKept: edit.keptCount(before: item.place), entrants)
            updates[to] = (item.place, item.old)
        }
        let (stays, movedKept) = edit.movement(entrants)
        var arrivals: [(to: Int, change: ResultsChange<Object>)] = []
        for index in movedKept.joined() {
            let to = edit.newPlace(ofKept: index, entrants)
            let object = entries[Int(order.slots[to])]!.object
            let previous = updates.removeValue(forKey: to)?.old ?? object
            arrivals.append((to, move(object, previous, from: old.path(at: edit.oldPlace(ofKept: index)), to: to)))
        }
        for (index, entrant) in entrants.enumerated() {
            let to = entrant.gap + index
            let object = entries[Int(entrant.slot)]!.object
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
                    entries[Int(order.slots[to])]!.object, old: previous, from: old.path(at: from),
                    at: order.path(at: to)))
        }
        return batch
    }

    private func move(_ object: Object, _ old: Object, from: ResultsPath, to: Int) -> ResultsChange<Object> {
        .move(object, old: old, from: from, to: order.path(at: to))
    }

    /// The sections after objects were taken out and put in.
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
            let name = entries[Int(entrant.slot)]!.section
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

    /// Numbers the ranks anew when most of them are of objects that have gone.
    mutating func compactRanks() {
        guard slotOfRank.count > 2 * slotOfID.count + 64 else { return }
        slotOfRank.removeAll { $0 < 0 }
        for (rank, slot) in slotOfRank.enumerated() { entries[Int(slot)]!.rank = rank }
    }
}
