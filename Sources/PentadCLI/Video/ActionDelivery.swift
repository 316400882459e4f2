import PentadCore
import VideoFeedKit

/// A wait for the delivery of all pending actions.
struct ActionDelivery {
  private let feed: VideoFeed

  init(by feed: VideoFeed) { self.feed = feed }

  /// Waits until the sources have accepted or rejected all actions that are stored now.
  ///
  /// - Parameters:
  ///   - number: the event after which a rejection counts.
  ///   - seconds: the timeout in seconds; nil for none.
  /// - Returns: false when a source has rejected an action.
  /// - Throws: `timedOut`; `cancelled`; store read errors.
  func wait(after number: UInt64, for seconds: Double?) async throws -> Bool {
    guard let seconds else { return try await wait(after: number) }
    return try await withThrowingTaskGroup(of: Bool?.self) { group in
      group.addTask { try await wait(after: number) }
      group.addTask {
        try await TimeSource.system.sleep(Int(seconds * 1_000))
        let count = try await open().count
        guard count == 0 else {
          throw PentadError(
            .timedOut,
            "actions still pending: \(count); they are stored and will be sent")
        }
        return nil
      }
      defer { group.cancelAll() }
      for try await outcome in group { if let outcome { return outcome } }
      return true
    }
  }

  private func wait(after number: UInt64) async throws(PentadError) -> Bool {
    var waiting = try await open()
    // The results of the other actions are reported by events up to this one.
    let last = try await feed.lastEvent()
    guard last > number || !waiting.isEmpty else { return true }
    var isWell = true
    for await published in feed.events(after: number) {
      switch published.event {
      case .actionChanged(let change):
        if change.step == .failed { isWell = false }
        if [.delivered, .failed, .cancelled].contains(change.step) { waiting.remove(change.id) }
      case .reset: waiting = try await open()
      default: break
      }
      if waiting.isEmpty, published.number >= last { return isWell }
    }
    throw PentadError(
      .cancelled,
      "the wait was cancelled; the next command that sends will "
        + "send the actions")
  }

  /// Returns the ids of the pending actions.
  private func open() async throws(PentadError) -> Set<Int64> {
    Set(try await feed.actions().filter { $0.step != .failed }.map(\.id))
  }
}
