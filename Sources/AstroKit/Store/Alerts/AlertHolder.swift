import PentadCore

/// A store on a folder, as a holder of alerts.
///
/// The file records which store holds an alert. Only this object knows which reader of the store
/// holds it, and whether the reader still does. This store therefore sees a release at once; other
/// stores see it soon after.
final class AlertHolder: Sendable {
  private struct State {
    var held: Set<Int64> = []
    var hasHeld = false
    var renewal: Task<Void, Never>?
  }

  /// The unique name of the store.
  let name = String(UInt64.random(in: 0...UInt64.max), radix: 16)
  private let state = Lock(State())

  /// The alerts that readers of this store hold.
  var held: Set<Int64> { state.withLock { $0.held } }

  /// Records a claim; called inside the transaction that writes it.
  func hold(_ id: Int64) {
    state.withLock { state in
      state.held.insert(id)
      state.hasHeld = true
    }
  }

  /// True if the file may contain claims of this store.
  var hasHeld: Bool { state.withLock { $0.hasHeld } }

  /// Releases an alert; the renewal ends with the last one.
  func release(_ id: Int64) { release { $0.remove(id) } }

  /// Releases all alerts.
  func release() { release { $0 = [] } }

  /// Starts a renewal, unless one is running or no alert is held.
  func renew(_ renewal: @escaping @Sendable () async -> Void) {
    state.withLock { state in
      guard state.renewal == nil, !state.held.isEmpty else { return }
      state.renewal = Task { await renewal() }
    }
  }

  private func release(_ change: (inout Set<Int64>) -> Void) {
    let ended = state.withLock { state -> Task<Void, Never>? in
      change(&state.held)
      guard state.held.isEmpty else { return nil }
      defer { state.renewal = nil }
      return state.renewal
    }
    ended?.cancel()
  }
}
