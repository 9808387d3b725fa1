extension ResultsList {
    mutating func replaceAll(with objects: [Object]) -> ResultsBatch<Object> {
        generation &+= 1
        let known = slotOfRank
        var touched: [TouchedObject<Object>] = []
        let source = identify(objects, touched: &touched)
        // The order of the previous objects, without removed ones.
        var ranks = [Int32](repeating: -1, count: slots.count)
        var rank: Int32 = 0
        for slot in known where slot >= 0 {
            guard states[Int(slot)].generation == generation else {
                touched.append(.init(slot: slot, isKnown: true, object: nil, rank: -1))
                continue
            }
            ranks[Int(slot)] = rank
            rank += 1
        }
        let stays = OrderChange.staying(source, ranks: ranks)
        for (rank, slot) in source.enumerated() {
            let mark = Int(states[Int(slot)].mark)
            states[Int(slot)].mark = -1
            states[Int(slot)].rank = rank
            if mark >= 0 {
                touched[mark].rank = rank
                touched[mark].changesRank = !stays[rank]
            } else if !stays[rank] {
                touched.append(
                    .init(slot: slot, isKnown: true, object: slots[Int(slot)]!, rank: rank, changesRank: true))
            }
        }
        slotOfRank = source
        guard !touched.isEmpty else { return ResultsBatch() }
        let places = order.places(capacity: slots.count)
        for index in touched.indices where touched[index].isKnown {
            touched[index].from = Int(places[Int(touched[index].slot)])
        }
        return update(touched)
    }

    /// Returns the numbers of a list of objects, each once.
    ///
    /// New and changed objects are added to `touched`.
    private mutating func identify(_ objects: [Object], touched: inout [TouchedObject<Object>]) -> [Int32] {
        var source: [Int32] = []
        source.reserveCapacity(objects.count)
        var expected = 0
        for object in objects {
            let id = object.id
            while expected < slotOfRank.count, slotOfRank[expected] < 0 { expected += 1 }
            let slot: Int32
            // Most lists continue as before, so that few identities have to be looked up.
            if expected < slotOfRank.count, case let next = slotOfRank[expected], slots[Int(next)]!.id == id {
                slot = next
            } else if let known = slotOfID[id] {
                slot = known
            } else {
                let slot = enter(object, id: id)
                states[Int(slot)].generation = generation
                states[Int(slot)].mark = Int32(touched.count)
                states[Int(slot)].rank = -1
                touched.append(.init(slot: slot, isKnown: false, object: object, rank: 0))
                source.append(slot)
                continue
            }
            guard states[Int(slot)].generation != generation else { continue }
            states[Int(slot)].generation = generation
            expected = states[Int(slot)].rank + 1
            if slots[Int(slot)]! != object {
                states[Int(slot)].mark = Int32(touched.count)
                touched.append(.init(slot: slot, isKnown: true, object: object, rank: 0))
            }
            source.append(slot)
        }
        return source
    }
}
