import PentadCore

/// The active faults.
final class FaultList: Sendable {
  /// A fault and its number.
  struct Entry: Sendable {
    let id: Int
    var fault: Fault
  }

  private struct State {
    var entries: [Entry] = []
    var lastID = 0
  }

  private let state = Lock(State())

  /// The active faults, oldest first.
  var entries: [Entry] { state.withLock { $0.entries } }

  /// Activates a fault; returns its number.
  func add(_ fault: Fault) -> Int {
    state.withLock { state in
      state.lastID += 1
      state.entries.append(Entry(id: state.lastID, fault: fault))
      return state.lastID
    }
  }

  /// Removes one fault, or all.
  func remove(_ id: Int? = nil) {
    state.withLock { state in state.entries.removeAll { id == nil || $0.id == id } }
  }

  /// True if a fault would affect a request.
  func hits(_ request: Request) -> Bool {
    state.withLock { state in state.entries.contains { $0.fault.matches(request) } }
  }

  /// Returns the fault for a request, and counts it.
  func take(for request: Request) -> Fault? {
    state.withLock { state in
      guard let index = state.entries.firstIndex(where: { $0.fault.matches(request) }) else {
        return nil
      }
      let fault = state.entries[index].fault
      if let count = fault.count {
        state.entries[index].fault.count = count - 1
        if count <= 1 { state.entries.remove(at: index) }
      }
      return fault
    }
  }
}
