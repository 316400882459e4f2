import Dispatch
import PentadCore
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct OperationTests {
  private static let refused = PentadError(.refused, "no")

  /// A door that work waits at; it knows when someone is there.
  private struct Door {
    let arrived = AsyncStream<Void>.makeStream()
    let opened = AsyncStream<Void>.makeStream()

    /// Waits for ``open()``; cancellation does not open it.
    func pass() async {
      arrived.continuation.finish()
      let stream = opened.stream
      await Task.detached { for await _ in stream {} }.value
    }
    func open() { opened.continuation.finish() }
    func arrival() async { for await _ in arrived.stream {} }
  }

  private func outcome(_ operation: PentadOperation<Int>) async -> Result<Int, PentadError> {
    do throws(PentadError) { return .success(try await operation.value) } catch {
      return .failure(error)
    }
  }

  private func waited(
    _ operation: PentadOperation<Int>, milliseconds: Int?
  ) async -> Result<Int, PentadError> {
    await onThread {
      Result { () throws(PentadError) in try operation.wait(milliseconds: milliseconds) }
    }
  }

  @Test(arguments: [.success(3), .failure(Self.refused)] as [Result<Int, PentadError>])
  func everyWayToAskGivesTheSameOutcome(expected: Result<Int, PentadError>) async {
    let door = Door()
    let operation = PentadOperation<Int> { _ async throws(PentadError) in
      await door.pass()
      return try expected.get()
    }
    let called = Recorder<Result<Int, PentadError>>()
    let queue = Delivery.queue(DispatchQueue(label: "done"))
    operation.whenDone(on: queue) { called.record($0) }
    async let early = outcome(operation)
    async let blocked = waited(operation, milliseconds: nil)
    door.open()
    #expect(await early == expected)
    #expect(await blocked == expected)
    #expect(await outcome(operation) == expected)
    #expect(await waited(operation, milliseconds: 0) == expected)
    operation.whenDone(on: queue) { called.record($0) }
    #expect(await called.entries(2) == [expected, expected])
  }

  @Test func callbacksAreDeliveredBeforeTheEndIsReported() async {
    let door = Door()
    let operation = PentadOperation<Int> { _ async throws(PentadError) in
      await door.pass()
      return 3
    }
    let pump = Pump()
    let ran = Recorder<Int>()
    operation.whenSettled { ran.record(pump.run()) }
    operation.whenDone(on: .pump(pump)) { _ in }
    door.open()
    #expect(await ran.entries(1) == [1])
    operation.whenSettled { ran.record(2) }
    #expect(await ran.entries(2) == [1, 2])
  }

  @Test func cancelledWorkThatThrowsIsCancelled() async {
    let door = Door()
    let operation = PentadOperation<Int> { _ async throws(PentadError) in
      await door.pass()
      throw Self.refused
    }
    await door.arrival()
    operation.cancel()
    door.open()
    guard case .failure(let error) = await outcome(operation) else {
      Issue.record("the work threw")
      return
    }
    #expect(error.code == .cancelled)
  }

  @Test func cancellationErrorOfTheWorkIsKept() async {
    let own = PentadError(PentadError.Code(.cancelled, detail: 3), "two of five were sent")
    let door = Door()
    let operation = PentadOperation<Int> { _ async throws(PentadError) in
      await door.pass()
      throw own
    }
    operation.cancel()
    door.open()
    #expect(await outcome(operation) == .failure(own))
  }

  @Test func workThatCompletesInSpiteOfCancelGivesItsValue() async {
    let door = Door()
    let operation = PentadOperation<Int> { _ async throws(PentadError) in
      await door.pass()
      return Task.isCancelled ? 7 : 0
    }
    await door.arrival()
    operation.cancel()
    operation.cancel()
    door.open()
    #expect(await outcome(operation) == .success(7))
  }

  @Test func waitingTimesOutAndTheOperationGoesOn() async {
    let door = Door()
    let operation = PentadOperation<Int> { _ async throws(PentadError) in
      await door.pass()
      return 1
    }
    for milliseconds in [-1, 0, 1] {
      guard case .failure(let error) = await waited(operation, milliseconds: milliseconds) else {
        Issue.record("the door is shut")
        return
      }
      #expect(error.code == .timedOut)
    }
    door.open()
    #expect(await waited(operation, milliseconds: .max) == .success(1))
  }

  @Test func completesOnceHoweverItRacesWithCancel() async {
    let queue = DispatchQueue(label: "done")
    let calls = Atomic(0)
    let rounds = 300
    let outcomes = Recorder<Result<Int, PentadError>>()
    for round in 0..<rounds {
      let operation = PentadOperation<Int> { _ async throws(PentadError) in
        await Task.yield()
        if Task.isCancelled { throw Self.refused }
        return round
      }
      let count: @Sendable (Result<Int, PentadError>) -> Void = {
        calls.add(1, ordering: .relaxed)
        outcomes.record($0)
      }
      operation.whenDone(on: .queue(queue), count)
      await withDiscardingTaskGroup { group in
        group.addTask { operation.cancel() }
        group.addTask { operation.whenDone(on: .queue(queue), count) }
        group.addTask { _ = await self.outcome(operation) }
      }
      let pair = await outcomes.entries(2 * (round + 1)).suffix(2)
      #expect(pair.first == pair.last)
      switch pair.first {
      case .success(let value): #expect(value == round)
      case .failure(let error): #expect(error.code == .cancelled)
      case nil: Issue.record("no outcome")
      }
    }
    await drain(queue)
    let count = calls.load(ordering: .relaxed)
    #expect(count == 2 * rounds)
  }

  @Test func releasingAnOperationNeitherCancelsNorDropsIt() async {
    let door = Door()
    let census = Census()
    let called = Recorder<Int>()
    let queue = DispatchQueue(label: "done")
    do {
      let citizen = census.citizen()
      let operation = PentadOperation<Int> { _ async throws(PentadError) in
        await door.pass()
        return Task.isCancelled ? -1 : 1
      }
      operation.whenDone(on: .queue(queue)) { result in
        called.record((try? result.get()) ?? -2)
        withExtendedLifetime(citizen) {}
      }
    }
    #expect(census.living == 1)
    door.open()
    #expect(await called.entries(1) == [1])
    await drain(queue)
    await drain(queue)
    #expect(census.living == 0)
  }

  @Test func progressEndsBeforeTheCallbackAndCallbacksKeepTheirOrder() async {
    let door = Door()
    let operation = PentadOperation<Int> { report async throws(PentadError) in
      report(WorkProgress(completed: 1, total: 4))
      await door.pass()
      return 0
    }
    await door.arrival()
    let progress = operation.progress
    let pump = Pump()
    let called = Recorder<Int>()
    for index in 0..<10 { operation.whenDone(on: .pump(pump)) { _ in called.record(index) } }
    async let reports = Array(progress)
    door.open()
    #expect(await onThread { pump.wait(milliseconds: nil) })
    #expect(await reports == [WorkProgress(completed: 1, total: 4)])
    _ = await outcome(operation)
    while called.entries.count < 10 { await onThread { _ = pump.run() } }
    #expect(called.entries == Array(0..<10))
  }

  @Test func theNewestProgressReplacesTheOlder() async {
    let door = Door()
    let reporter = Lock<(@Sendable (WorkProgress) -> Void)?>(nil)
    let operation = PentadOperation<Int> { report async throws(PentadError) in
      reporter.withLock { $0 = report }
      await door.pass()
      return 0
    }
    await door.arrival()
    let report = reporter.withLock { $0 }
    let unread = operation.progress
    for completed in 0..<100 { report?(WorkProgress(completed: completed, total: 100)) }
    let late = operation.progress
    var iterator = late.makeAsyncIterator()
    #expect(await iterator.next()?.completed == 99)
    report?(WorkProgress(completed: 100, total: 100))
    #expect(await iterator.next()?.completed == 100)
    door.open()
    _ = await outcome(operation)
    #expect(await iterator.next() == nil)
    report?(WorkProgress(completed: 0))
    #expect(await Array(unread).map(\.completed) == [100])
    #expect(await Array(operation.progress).map(\.completed) == [100])
  }

  @Test func progressIsAFractionOfItsTotal() {
    #expect(WorkProgress(completed: 1, total: 4).fraction == 0.25)
    #expect(WorkProgress(completed: 1).fraction == nil)
    #expect(WorkProgress(completed: 0, total: 0).fraction == 1)
    #expect(WorkProgress(completed: 9, total: 3).fraction == 1)
    #expect(WorkProgress(completed: -9, total: 3).fraction == 0)
    #expect(WorkProgress(completed: 9, total: -3).fraction == 1)
  }
}
