import PentadCore

/// The order of events, recorded from any thread; a test can await a number of entries.
public final class Recorder<Entry: Sendable>: Sendable {
  private struct State {
    var entries: [Entry] = []
    var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Lock(State())

  /// With no entries.
  public init() {}

  /// The entries so far.
  public var entries: [Entry] { state.withLock { $0.entries } }

  /// Adds an entry.
  public func record(_ entry: Entry) {
    let ready = state.withLock { state in
      state.entries.append(entry)
      let count = state.entries.count
      defer { state.waiting.removeAll { $0.count <= count } }
      return state.waiting.filter { $0.count <= count }
    }
    for waiting in ready { waiting.continuation.resume() }
  }

  /// The entries, once there are `count` of them.
  public func entries(_ count: Int) async -> [Entry] {
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        if state.entries.count < count { state.waiting.append((count, continuation)) }
        return state.entries.count >= count
      }
      if isReady { continuation.resume() }
    }
    return entries
  }
}
