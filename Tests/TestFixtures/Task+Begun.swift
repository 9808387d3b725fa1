import Dispatch
import MapSearch

extension Task where Failure == any Error {
    /// Starts a task, and returns when it waits for something or has ended.
    ///
    /// What it did until then is done, such as joining a queue: a test looks instead of hoping that it comes about. This does
    /// not hold for tasks that it starts itself, and for what it does on an actor.
    package static func begun(
        _ operation: sending @escaping @isolated(any) () async throws -> Success
    ) async -> Task<Success, any Error> {
        let executor = CountingExecutor()
        let task = Task(executorPreference: executor, operation: operation)
        try? await executor.jobCount.wait { $0 > 0 }
        return task
    }
}

/// An executor that counts the jobs that have run: a task's first one lasts until it waits for something.
private final class CountingExecutor: TaskExecutor {
    let jobCount = AwaitableCount()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.global().async { [self] in
            job.runSynchronously(on: asUnownedTaskExecutor())
            jobCount.increment()
        }
    }
}
