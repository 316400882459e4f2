public import PentadCore

/// Counts the steps of a run, and makes one of them fail, or that and all after it.
///
/// ```swift
/// options.beforeStep = { _ in try steps.next() }
/// let transport = steps.transport(over: server)
/// ```
public final class FailingSteps: Sendable {
  /// The step that fails first, from 1.
  public let number: Int
  /// True if all later steps fail too.
  public let isForGood: Bool
  /// The error of the failing steps.
  public let error: PentadError
  private let taken = Lock(0)

  init(_ number: Int, isForGood: Bool, _ error: PentadError) {
    self.number = number
    self.isForGood = isForGood
    self.error = error
  }

  /// True if a step has failed.
  public var haveFailed: Bool { taken.withLock { $0 >= number } }

  /// A step that may fail.
  public func next() throws(PentadError) {
    let step = taken.withLock { taken in
      taken += 1
      return taken
    }
    if step == number || isForGood && step > number { throw error }
  }

  /// A transport each of whose exchanges has two steps: one before the request is sent, and one after
  /// the other side has answered.
  public func transport(over base: any Transport) -> any Transport {
    ScriptedTransport { request, _ async throws(PentadError) in
      try self.next()
      let response = try await base.send(request)
      try self.next()
      return response
    }
  }
}

/// Runs a closure repeatedly, with step N failing for N = 1, 2, …, each a single time and then
/// permanently, until it completes without reaching the step.
///
/// ```swift
/// try await failingEachStep { steps in
///   …                 // on a new folder; what it throws because of the failure is caught here
/// } check: { steps in
///   …                 // what has to hold whatever failed
/// }
/// ```
///
/// - Parameters:
///   - error: what a step fails with.
///   - run: may throw that error; any other is thrown on.
/// - Returns: how many steps there were to fail.
@discardableResult
public func failingEachStep(
  with error: PentadError = PentadError(.offline, "a step was made to fail"),
  _ run: (FailingSteps) async throws -> Void, check: (FailingSteps) async throws -> Void
) async throws -> Int {
  var longest = 0
  for isForGood in [false, true] {
    for number in 1...10_000 {
      let steps = FailingSteps(number, isForGood: isForGood, error)
      do {
        try await run(steps)
      } catch let thrown as PentadError where thrown == error {
        // Let through by the run.
      }
      try await check(steps)
      if !steps.haveFailed { break }
      longest = max(longest, number)
    }
  }
  return longest
}
