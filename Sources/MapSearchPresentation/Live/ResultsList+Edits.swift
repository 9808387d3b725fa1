extension ResultsList {
    mutating func apply(_ edits: [SourceChange<Object>.Edit]) -> ResultsBatch<Object> {
        var touched = fold(edits)
        // A search in the list costs about a hundred times as much as a step through it.
        let places = touched.count > order.slots.count / 256 ? order.places(capacity: slots.count) : nil
        for index in touched.indices {
            let slot = touched[index].slot
            states[Int(slot)].mark = -1
            guard states[Int(slot)].isShown else { continue }
            touched[index].from = places.map { Int($0[Int(slot)]) } ?? place(of: slot)
        }
        let batch = update(touched)
        compactRanks()
        return batch
    }

    /// Collects the edits by object; of several for one object, the last one counts.
    ///
    /// Nothing in the list is changed.
    private mutating func fold(_ edits: [SourceChange<Object>.Edit]) -> [TouchedObject<Object>] {
        var touched: [TouchedObject<Object>] = []
        touched.reserveCapacity(edits.count)
        for edit in edits {
            switch edit {
            case .put(let object):
                let id = object.id
                if let slot = slotOfID[id] {
                    let mark = mark(slot, in: &touched)
                    if touched[mark].rank < 0 {
                        // An object that was removed in between is new again, and so comes last.
                        touched[mark].rank = newRank(for: slot)
                        touched[mark].changesRank = true
                        touched[mark].isRenewed = true
                    }
                    touched[mark].object = object
                } else {
                    let slot = enter(object, id: id)
                    states[Int(slot)].mark = Int32(touched.count)
                    touched.append(.init(slot: slot, isKnown: false, object: object, rank: newRank(for: slot)))
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

    /// Returns the index of the object among the edited ones, adding it if necessary.
    private mutating func mark(_ slot: Int32, in touched: inout [TouchedObject<Object>]) -> Int {
        let fact = states[Int(slot)]
        if fact.mark >= 0 { return Int(fact.mark) }
        states[Int(slot)].mark = Int32(touched.count)
        touched.append(.init(slot: slot, isKnown: true, object: slots[Int(slot)]!, rank: fact.rank))
        return touched.count - 1
    }

    /// Renumbers the ranks if most of them belong to removed objects.
    private mutating func compactRanks() {
        guard slotOfRank.count > 2 * slotOfID.count + 64 else { return }
        slotOfRank.removeAll { $0 < 0 }
        for (rank, slot) in slotOfRank.enumerated() { states[Int(slot)].rank = rank }
    }
}
