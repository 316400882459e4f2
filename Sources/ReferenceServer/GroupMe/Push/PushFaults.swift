import PentadCore

/// What happens to a push.
public enum PushEffect: String, Sendable, Hashable, Codable {
  /// It is told to nobody.
  case drop
  /// It is told twice.
  case duplicate
  /// It is held until all have come that are to be reordered; then the last is told first.
  case reorder
  /// It is told later.
  case delay
}

/// What goes wrong with the next pushes: a value that is told what comes and what time it is.
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

  /// Whether nothing is held.
  var isIdle: Bool { held.isEmpty && heldBack.isEmpty }

  /// Has the next pushes dropped, told twice, told in reverse order or told later.
  ///
  /// - Parameter delay: milliseconds that a push is held; of `reorder`, after which those that are
  ///   there are told although not all have come.
  mutating func add(_ effect: PushEffect, count: Int, delay: Int64) {
    if count > 0 { faults.append(Fault(effect: effect, count: count, delay: max(0, delay))) }
  }

  /// Forgets all faults and what is held.
  mutating func clear() { self = PushFaults() }

  /// What is told now in the place of a push.
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

  /// What was held and is due.
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
