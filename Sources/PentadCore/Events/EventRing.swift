/// The newest events, so many at most, each found by its number.
struct EventRing<Event: Sendable>: Sendable {
  let capacity: Int
  /// The number of the newest event; 0 before the first.
  private(set) var last: UInt64 = 0
  private var slots: [Event] = []
  /// The slot of the oldest event.
  private var head = 0

  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// How many are held.
  var count: Int { slots.count }

  /// Takes the next number for `event` and drops the oldest when the ring is full.
  mutating func append(_ event: Event) {
    last += 1
    if slots.count < capacity {
      slots.append(event)
    } else {
      slots[head] = event
      head = (head + 1) % capacity
    }
  }

  /// The event of that number; nil when it is dropped or yet to come.
  subscript(number: UInt64) -> Event? {
    guard number <= last, last - number < UInt64(slots.count) else { return nil }
    let offset = slots.count - 1 - Int(last - number)
    return slots[(head + offset) % slots.count]
  }

  /// Drops all; the numbers go on.
  mutating func removeAll() {
    slots = []
    head = 0
  }

  /// Takes the next number without keeping anything.
  mutating func skip() {
    removeAll()
    last += 1
  }
}
