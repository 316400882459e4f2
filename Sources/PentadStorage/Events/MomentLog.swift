/// The newest transient events of a hub, one for each key, in order of arrival.
///
/// They are stored once, for any number of observers.
struct MomentLog: Sendable {
  private struct Slot {
    let number: UInt64
    let generation: UInt64
    let key: String?
    /// Nil after a newer event has replaced it.
    var event: (any LoggedEvent)?
  }

  /// The largest number of events.
  static var capacity: Int { 256 }

  /// The number of events that have arrived.
  private(set) var last: UInt64 = 0
  /// The slots in order of arrival.
  private var slots: [Slot] = []
  private var held = 0
  private var numbers: [String: UInt64] = [:]
  /// The number of the newest event that was dropped without a newer one of its key.
  private var dropped: UInt64 = 0

  /// Adds an event together with the current generation of the hub's log.
  mutating func append(_ event: any LoggedEvent, key: String?, generation: UInt64) {
    last += 1
    if let key {
      if let old = numbers[key] { empty(index(after: old - 1)) }
      numbers[key] = last
    }
    slots.append(Slot(number: last, generation: generation, key: key, event: event))
    held += 1
    if held > Self.capacity { drop() }
    if slots.count > 2 * Self.capacity { slots.removeAll { $0.event == nil } }
  }

  /// Returns the events after a number, up to a generation of the log.
  ///
  /// - Returns: the events, the number up to which they go, and true if some events before them are
  ///   gone.
  func events(
    after number: UInt64, upTo generation: UInt64
  ) -> (events: [any LoggedEvent], last: UInt64, isBroken: Bool) {
    let fresh = slots[index(after: number)...].prefix { $0.generation <= generation }
    guard let last = fresh.last?.number else { return ([], number, false) }
    return (fresh.compactMap(\.event), last, number < dropped)
  }

  private mutating func drop() {
    guard let index = slots.firstIndex(where: { $0.event != nil }) else { return }
    dropped = slots[index].number
    if let key = slots[index].key { numbers[key] = nil }
    empty(index)
  }

  private mutating func empty(_ index: Int) {
    slots[index].event = nil
    held -= 1
  }

  /// Returns the index of the first slot after a number.
  private func index(after number: UInt64) -> Int {
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].number > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
