import TestSupport
import Testing

@testable import PentadCore

@Suite(.timeLimit(.minutes(15))) struct SharedTaskTests {
  /// Work that ends when the test lets it, or when it is cancelled.
  private final class Work: Sendable {
    let begun = Recorder<Void>()
    let cancelled = Recorder<Void>()
    private let gate = Recorder<Void>()

    func end() { gate.record(()) }

    func run(_ value: Int = 1) async throws(PentadError) -> Int {
      begun.record(())
      await withTaskCancellationHandler {
        _ = await gate.entries(1)
      } onCancel: {
        cancelled.record(())
        gate.record(())
      }
      if Task.isCancelled { throw PentadError(.internal, "the work was cancelled") }
      return value
    }
  }

  private static func callers(
    _ count: Int, of tasks: SharedTasks<String, Int>, _ work: Work
  ) async -> [Task<Int, any Error>] {
    let callers = (0..<count).map { _ in
      Task {
        try await tasks.run("key") { () async throws(PentadError) in try await work.run() }
      }
    }
    while tasks.callers(of: "key") < count { await Task.yield() }
    return callers
  }

  // MARK: A table of them

  @Test func callersOfOneKeyShareOneRun() async throws {
    let (tasks, work) = (SharedTasks<String, Int>(), Work())
    let callers = await Self.callers(20, of: tasks, work)
    let other = try await tasks.run("other") { () async throws(PentadError) in 2 }
    work.end()
    for caller in callers { #expect(try await caller.value == 1) }
    #expect(other == 2)
    #expect(work.begun.entries.count == 1)
  }

  @Test func nothingIsKept() async throws {
    let (tasks, runs) = (SharedTasks<String, Int>(), Recorder<Void>())
    for run in 1...3 {
      let value = try await tasks.run("key") { () async throws(PentadError) in
        runs.record(())
        return runs.entries.count
      }
      #expect(value == run)
    }
    #expect(tasks.callers(of: "key") == 0)
  }

  @Test func anErrorReachesEachCaller() async throws {
    let tasks = SharedTasks<String, Int>()
    let error = PentadError(.diskFull, "there is no room")
    let (begun, gate) = (Recorder<Void>(), Recorder<Void>())
    let callers = (0..<5).map { _ in
      Task {
        begun.record(())
        _ = try await tasks.run("key") { () async throws(PentadError) in
          _ = await gate.entries(1)
          throw error
        }
      }
    }
    while tasks.callers(of: "key") < 5 { await Task.yield() }
    gate.record(())
    for caller in callers { await #expect(throws: error) { try await caller.value } }
  }

  @Test func aCancelledCallerLeavesTheOthersWaiting() async throws {
    let (tasks, work) = (SharedTasks<String, Int>(), Work())
    let callers = await Self.callers(3, of: tasks, work)
    callers[0].cancel()
    let error = await #expect(throws: PentadError.self) { try await callers[0].value }
    #expect(error?.code == .cancelled)
    #expect(tasks.callers(of: "key") == 2)
    #expect(work.cancelled.entries.isEmpty)
    work.end()
    #expect(try await callers[1].value == 1)
    #expect(try await callers[2].value == 1)
  }

  @Test func theLastCallerCancelsTheWork() async throws {
    let (tasks, work) = (SharedTasks<String, Int>(), Work())
    let callers = await Self.callers(3, of: tasks, work)
    for caller in callers { caller.cancel() }
    for caller in callers {
      let error = await #expect(throws: PentadError.self) { try await caller.value }
      #expect(error?.code == .cancelled)
    }
    #expect(await work.cancelled.entries(1).count == 1)
  }

  /// A caller that comes while cancelled work ends gets a run of its own.
  @Test func cancelledWorkIsNotJoined() async throws {
    let tasks = SharedTasks<String, Int>()
    let (begun, gate) = (Recorder<Void>(), Recorder<Void>())
    let first = Task {
      try await tasks.run("key") { () async throws(PentadError) in
        begun.record(())
        _ = await gate.entries(1)
        return 1
      }
    }
    _ = await begun.entries(1)
    first.cancel()
    await #expect(throws: PentadError.self) { try await first.value }
    let work = Work()
    let second = await Self.callers(1, of: tasks, work)[0]
    // Its end does not remove the run that took its place.
    gate.record(())
    for _ in 0..<100 { await Task.yield() }
    #expect(tasks.callers(of: "key") == 1)
    work.end()
    #expect(try await second.value == 1)
  }

  @Test func aTaskThatIsCancelledBeforehandDoesNotWait() async throws {
    let (tasks, work) = (SharedTasks<String, Int>(), Work())
    let caller = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await tasks.run("key") { () async throws(PentadError) in try await work.run() }
    }
    let error = await #expect(throws: PentadError.self) { try await caller.value }
    #expect(error?.code == .cancelled)
  }

  // MARK: One

  @Test func aCallerThatDoesNotWaitHoldsTheWork() async throws {
    let work = Work()
    let task = SharedTask { () async throws(PentadError) in try await work.run() }
    task.join()
    task.join()
    task.leave()
    #expect(work.cancelled.entries.isEmpty)
    task.leave()
    _ = await work.cancelled.entries(1)
    #expect(!task.join())
    // It receives the outcome of the work.
    let outcome = await task.outcome()
    #expect(throws: PentadError(.internal, "the work was cancelled")) { try outcome.get() }
  }

  @Test func theOutcomeStays() async throws {
    let task = SharedTask { () async throws(PentadError) in 1 }
    for _ in 0..<3 {
      #expect(task.join())
      #expect(try await task.outcome().get() == 1)
    }
    #expect(task.callers == 0)
  }

  @Test func anUrgentCallerRaisesThePriorityOfTheWork() async throws {
    let (begun, priority) = (Recorder<Void>(), Recorder<TaskPriority>())
    let task = SharedTask { () async throws(PentadError) in
      begun.record(())
      while Task.currentPriority < .high { await Task.yield() }
      priority.record(Task.currentPriority)
      return 1
    }
    task.join()
    _ = await begun.entries(1)
    let caller = Task(priority: .high) { await task.outcome() }
    #expect(try await caller.value.get() == 1)
    #expect(priority.entries.last.map { $0 >= .high } == true)
  }
}
