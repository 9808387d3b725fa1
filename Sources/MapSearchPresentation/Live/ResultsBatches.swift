/// What happens to the list of a ``ResultsController``, batch by batch.
///
/// The first batch has the list as it is. Leaving the loop ends the observation. One loop at a time: two loops over the same
/// value would take batches from one another.
public struct ResultsBatches<Object: Sendable>: AsyncSequence, Sendable {
    /// A batch.
    public typealias Element = ResultsBatch<Object>
    /// Nothing goes wrong.
    public typealias Failure = Never

    let channel: ChangeChannel<ResultsBatch<Object>>

    /// An iterator over the batches.
    public func makeAsyncIterator() -> Iterator { Iterator(channel: channel) }

    /// Walks the batches.
    public struct Iterator: AsyncIteratorProtocol {
        let channel: ChangeChannel<ResultsBatch<Object>>

        /// The next batch; `nil` when the controller is gone or the task is cancelled.
        ///
        /// - Returns: The batch.
        public mutating func next() async -> ResultsBatch<Object>? {
            await channel.next()
        }

        /// The next batch; `nil` when the controller is gone or the task is cancelled.
        ///
        /// - Parameter actor: The actor of the caller.
        /// - Returns: The batch.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> ResultsBatch<Object>? {
            await channel.next()
        }
    }
}
