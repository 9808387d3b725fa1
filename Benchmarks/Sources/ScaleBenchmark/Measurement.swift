import BenchmarkSupport
import Foundation
import MapSearch
import MapSearchOffline

/// What became of the questions to one index.
struct Measurement {
    struct Answer {
        fileprivate let number: Int
        let question: Question
        let rank: Int
        fileprivate(set) var time = Samples()
        let first: [String]
    }

    private(set) var answers: [Answer] = []
    /// The times of the first time each was asked, when their part of the file was not mapped yet.
    private(set) var coldTimes = Samples()

    private static let passes = 3

    /// Asks each question four times, in another order each time, of which the best of the last three counts: what it
    /// costs when no other program takes the processor away in the middle of it.
    init(_ questions: [Question], _ backend: OfflineBackend) throws {
        for question in questions.shuffled() { _ = try coldTimes.measure { try question.ask(backend) } }
        var passes = Array(repeating: Samples(), count: questions.count)
        for pass in 0..<Self.passes {
            for index in questions.indices.shuffled() {
                let question = questions[index]
                let places = try passes[index].measure { try question.ask(backend) }
                guard pass == 0 else { continue }
                answers.append(
                    Answer(
                        number: index, question: question, rank: question.rank(in: places.map(\.coordinate)),
                        first: places.prefix(2).map(\.name)))
            }
        }
        for index in answers.indices { answers[index].time.append(passes[answers[index].number].best) }
    }

    /// How many times as many questions two threads answer in the same time as one does.
    static func gainOfTwoThreads(_ questions: [Question], _ backend: OfflineBackend) -> Double {
        // The best of some rounds, in turns, as other programs take the processors away at times.
        let (rounds, count) = (3, 1000)
        let questions = Array(questions.prefix(count))
        let best = (0..<rounds).map { _ in (seconds(1, questions, backend), seconds(2, questions, backend)) }
        let (one, two) = (best.map(\.0).min() ?? .nan, best.map(\.1).min() ?? .nan)
        return 2 * one / two
    }

    /// How long some threads take, each of which asks all questions.
    private static func seconds(_ threads: Int, _ questions: [Question], _ backend: OfflineBackend) -> Double {
        let start = ContinuousClock.now
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            for index in questions.indices {
                // In the same direction they would fetch the same pages for each other.
                let question = questions[thread == 0 ? index : questions.count - 1 - index]
                _ = try? question.ask(backend)
            }
        }
        return (ContinuousClock.now - start) / .seconds(1)
    }

    /// The questions and what became of them, one a line, for a comparison with other engines.
    func write(to path: String) throws {
        let lines = answers.map { "\($0.rank)\t\($0.time.percentile(0))\t\($0.question.row)" }
        try Data(lines.joined().utf8).write(to: URL(fileURLWithPath: path))
    }
}
