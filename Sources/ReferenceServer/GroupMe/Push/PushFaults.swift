import PentadCore

/// A fault of a push.
public enum PushEffect: String, Sendable, Hashable, Codable {
  /// The push is dropped.
  case drop
  /// The push is delivered twice.
  case duplicate
  /// The push is held until all pushes to reorder have arrived. Then they are delivered in reverse
  /// order.
  case reorder
  /// The push is delayed.
  case delay
}

/// The faults of the next pushes. It is a value whose methods take the input and the time.
struct PushFaults: Sendable {
  private struct Fault: Sendable {
    let effect: PushEffect
    var count: Int
    let delay: Int64
  }

  private struct Held: Sendable {
    let push: GroupMePush
    let dueAt: Int64
  }

  private var faults: [Fault] = []
  private var held: [Held] = []
  private var heldBack: [Held] = []

  /// True if no push is held.
  var isIdle: Bool { held.isEmpty && heldBack.isEmpty }

  /// Adds a fault for the next pushes: drop, duplicate, reorder or delay.
  ///
  /// - Parameter delay: the time for which a push is held, in milliseconds. For `reorder`, held
  ///   pushes are sent after this time even if not all have arrived.
  mutating func add(_ effect: PushEffect, count: Int, delay: Int64) {
    if count > 0 { faults.append(Fault(effect: effect, count: count, delay: max(0, delay))) }
  }

  /// Removes all faults and held pushes.
  mutating func clear() { self = PushFaults() }

  /// Returns the pushes to deliver now instead of a push.
  mutating func pass(_ push: GroupMePush, now: Int64) -> [GroupMePush] {
    guard let fault = faults.first else { return [push] }
    faults[0].count -= 1
    let isLast = fault.count == 1
    if isLast { faults.removeFirst() }
    switch fault.effect {
    case .drop: return []
    case .duplicate: return [push, push]
    case .delay:
      held.append(Held(push: push, dueAt: now + fault.delay))
      return []
    case .reorder:
      heldBack.append(Held(push: push, dueAt: now + fault.delay))
      return isLast ? takeHeldBack() : []
    }
  }

  /// Returns the held pushes that are due.
  mutating func due(now: Int64) -> [GroupMePush] {
    let due = held.filter { $0.dueAt <= now }.map(\.push)
    held.removeAll { $0.dueAt <= now }
    guard let first = heldBack.first, first.dueAt <= now else { return due }
    if faults.first?.effect == .reorder { faults.removeFirst() }
    return due + takeHeldBack()
  }

  private mutating func takeHeldBack() -> [GroupMePush] {
    defer { heldBack = [] }
    return heldBack.reversed().map(\.push)
  }
}
