import PentadCore

/// One of the stores on a folder, as a holder of alerts.
///
/// The file notes which store holds an alert. Which reader of the store, and whether any still does, is
/// known here alone: so letting go is at once seen by this store, and soon after by the others.
final class AlertHolder: Sendable {
  private struct State {
    var held: Set<Int64> = []
    var hasHeld = false
    var renewal: Task<Void, Never>?
  }

  /// That of no other store.
  let name = String(UInt64.random(in: 0...UInt64.max), radix: 16)
  private let state = Lock(State())

  /// The alerts that readers of this store have been given and have not finished with.
  var held: Set<Int64> { state.withLock { $0.held } }

  /// Inside the transaction that notes it.
  func hold(_ id: Int64) {
    state.withLock { state in
      state.held.insert(id)
      state.hasHeld = true
    }
  }

  /// Whether the file may know of this store.
  var hasHeld: Bool { state.withLock { $0.hasHeld } }

  /// With the last alert the renewal ends.
  func letGo(_ id: Int64) { letGo { $0.remove(id) } }

  /// Lets go of all.
  func letGo() { letGo { $0 = [] } }

  /// Starts a renewal, unless one runs or nothing is held.
  func renew(_ renewal: @escaping @Sendable () async -> Void) {
    state.withLock { state in
      guard state.renewal == nil, !state.held.isEmpty else { return }
      state.renewal = Task { await renewal() }
    }
  }

  private func letGo(_ change: (inout Set<Int64>) -> Void) {
    let ended = state.withLock { state -> Task<Void, Never>? in
      change(&state.held)
      guard state.held.isEmpty else { return nil }
      defer { state.renewal = nil }
      return state.renewal
    }
    ended?.cancel()
  }
}
