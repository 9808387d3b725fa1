/// Waits until the task is cancelled.
public func waitForCancellation() async {
    let (nothing, continuation) = AsyncStream.makeStream(of: Never.self)
    for await _ in nothing {}
    continuation.finish()
}
