import PentadCore

/// The faults in force.
final class FaultList: Sendable {
  /// A fault and the number it is called by.
  struct Entry: Sendable {
    let id: Int
    var fault: Fault
  }

  private struct State {
    var entries: [Entry] = []
    var lastID = 0
  }

  private let state = Lock(State())

  /// The faults that may still hit something, oldest first.
  var entries: [Entry] { state.withLock { $0.entries } }

  /// Puts a fault in force; returns its number.
  func add(_ fault: Fault) -> Int {
    state.withLock { state in
      state.lastID += 1
      state.entries.append(Entry(id: state.lastID, fault: fault))
      return state.lastID
    }
  }

  /// Takes one out of force, or all.
  func remove(_ id: Int? = nil) {
    state.withLock { state in state.entries.removeAll { id == nil || $0.id == id } }
  }

  /// Whether a fault would hit a request.
  func hits(_ request: Request) -> Bool {
    state.withLock { state in state.entries.contains { $0.fault.matches(request) } }
  }

  /// The fault for a request, counted.
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
