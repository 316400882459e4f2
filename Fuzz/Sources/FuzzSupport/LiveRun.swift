import CHeap
import Foundation
public import PentadCore

/// A live transport and its server, over many runs. Both are renewed from time to time; then their
/// remaining descriptors and memory are checked.
///
/// libFuzzer runs one input after the other, on one thread.
public final class LiveRun<Client: Sendable> {
  /// The maximum time of an exchange without a deadline, in milliseconds.
  public let deadline = 6_000
  /// The time to wait for a server that stalls, in milliseconds.
  public let stall = 20
  /// The tolerance beyond a deadline on a busy machine, in seconds.
  private let margin = 15.0
  /// The number of runs of a transport.
  private let generation = 500
  /// The maximum growth of the heap by all runs, with libFuzzer's own corpus, in bytes: an amount
  /// for each.
  private let heapLimit = (fixed: 64 << 20, perRun: 128)

  private let make: @Sendable () throws(PentadError) -> Client
  private let shutdown: @Sendable (Client) async -> Void
  private var runs = 0
  private var current: (client: Client, server: LoopbackServer)?
  private var descriptors: Int?
  private var heap: Int?

  /// - Parameters:
  ///   - make: makes a transport.
  ///   - shutdown: ends it.
  public init(
    _ make: @escaping @Sendable () throws(PentadError) -> Client,
    _ shutdown: @escaping @Sendable (Client) async -> Void
  ) {
    self.make = make
    self.shutdown = shutdown
  }

  /// The transport and the server of the next run.
  public func next() -> (client: Client, server: LoopbackServer) {
    if runs % generation == 0 { renew() }
    runs += 1
    guard let current else { fatalError("there is no transport") }
    return current
  }

  /// Does something; ends the run if it takes too long.
  ///
  /// - Parameters:
  ///   - stalls: true if the server is left alone. Otherwise, connections that it has not closed
  ///     after some milliseconds are closed then: no exchange waits for its deadline.
  ///   - hurries: whether the deadline may be over before that.
  /// - Returns: what came of it, when all connections that the server ended are closed.
  public func exchange<Value: Sendable>(
    stalls: Bool = false, hurries: Bool = false, _ server: LoopbackServer,
    _ work: @escaping @Sendable () async throws(PentadError) -> Value
  ) -> Result<Value, PentadError> {
    let task = OwnTask(work)
    var outcome = stalls ? nil : task.wait(seconds: 0.004)
    if outcome == nil {
      if !stalls { server.finish() }
      outcome = task.wait(seconds: Double(deadline) / 1_000 + margin)
    }
    guard let result = outcome else { fatalError("an exchange has not ended") }
    if stalls { server.finish() }
    Fuzzing.require(server.settle(seconds: margin), "a connection that ended was not closed")
    if case .failure(let error) = result {
      Fuzzing.check(error)
      Fuzzing.require(
        stalls || hurries || error.code.coarse != .timedOut,
        "the connection ended, and the exchange did not")
    }
    return result
  }

  private func renew() {
    if let current {
      let end = OwnTask { [shutdown] in await shutdown(current.client) }
      Fuzzing.require(end.wait(seconds: margin) != nil, "the shutdown has not ended")
      current.server.stop()
      self.current = nil
      checkDescriptors()
      checkHeap()
    }
    guard let client = Fuzzing.attempt({ () throws(PentadError) in try make() }) else {
      fatalError("no transport could be made")
    }
    current = (client, LoopbackServer())
  }

  /// The descriptors after the first generation belong to the process. libdispatch opens up to
  /// three of its own at their first use, which may be later.
  private func checkDescriptors() {
    let open = Self.openDescriptors()
    let most = descriptors ?? open.count + 3
    descriptors = most
    Fuzzing.require(open.count <= most, "open after a shutdown, instead of \(most): \(open)")
  }

  private static func openDescriptors() -> [String] {
    let folder = "/proc/self/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { name in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
      return target ?? name
    }
  }

  private func checkHeap() {
    let used = Int(heap_in_use())
    let first = heap ?? used
    heap = first
    let limit = heapLimit.fixed + heapLimit.perRun * runs
    Fuzzing.require(used - first < limit, "\(runs) runs have left \(used - first) bytes")
  }
}
