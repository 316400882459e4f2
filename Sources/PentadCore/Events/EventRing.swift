/// A ring buffer of the newest events, found by their numbers.
struct EventRing<Event: Sendable>: Sendable {
  let capacity: Int
  /// The number of the newest event; 0 before the first.
  private(set) var last: UInt64 = 0
  private var slots: [Event] = []
  /// The slot of the oldest event.
  private var head = 0

  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// The number of events in the ring.
  var count: Int { slots.count }

  /// Stores `event` under the next number, and drops the oldest event if the ring is full.
  mutating func append(_ event: Event) {
    last += 1
    if slots.count < capacity {
      slots.append(event)
    } else {
      slots[head] = event
      head = (head + 1) % capacity
    }
  }

  /// Returns the event of that number; nil if it was dropped or does not exist yet.
  subscript(number: UInt64) -> Event? {
    guard number <= last, last - number < UInt64(slots.count) else { return nil }
    let offset = slots.count - 1 - Int(last - number)
    return slots[(head + offset) % slots.count]
  }

  /// Drops all events; the numbering continues.
  mutating func removeAll() {
    slots = []
    head = 0
  }

  /// Uses the next number without storing an event, and drops all others.
  mutating func skip() {
    removeAll()
    last += 1
  }
}
