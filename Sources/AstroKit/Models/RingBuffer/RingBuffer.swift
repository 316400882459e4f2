public import PentadCore

/// A fixed number of slots, of which a new element takes the one of the oldest.
///
/// - Elements keep their slot for as long as they are held, so a slot may stand for a place elsewhere:
///   the 24 months of the cache are 24 rows of the store.
/// - ``elements`` gives the oldest first. The original gave them in the order of their slots, which
///   ``subscript(slot:)`` still does.
///
/// ```swift
/// var months = try RingBuffer<String>(capacity: 2)
/// months.add("May")   // 0
/// months.add("June")  // 1
/// months.add("July")  // 0: May is gone
/// months.elements     // ["June", "July"]
/// ```
public struct RingBuffer<Element> {
  /// How many elements it can hold, 1…``limit``.
  public let capacity: Int
  /// The slot that was written last; -1 while the buffer is empty.
  public private(set) var indexLast = -1
  /// The elements by slot: all slots up to `count` are filled.
  var slots: [Element] = []

  /// The largest capacity there may be: a damaged file cannot ask for more.
  public static var limit: Int { 1_000_000 }

  /// Makes an empty buffer.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a capacity outside 1…``limit``.
  public init(capacity: Int) throws(PentadError) {
    guard (1...Self.limit).contains(capacity) else {
      throw PentadError(
        .invalid, "a ring buffer of \(capacity) is not possible; 1…\(Self.limit) are")
    }
    self.init(uncheckedCapacity: capacity)
  }

  init(uncheckedCapacity capacity: Int) { self.capacity = capacity }

  /// Puts a buffer together from what was kept; nil when the parts do not fit each other.
  init?(capacity: Int, indexLast: Int, slots: [Element]) {
    guard (1...Self.limit).contains(capacity), slots.count <= capacity else { return nil }
    if slots.count < capacity {
      guard indexLast == slots.count - 1 else { return nil }
    } else {
      guard slots.indices.contains(indexLast) else { return nil }
    }
    self.capacity = capacity
    self.indexLast = indexLast
    self.slots = slots
  }

  /// How many elements it holds.
  public var count: Int { slots.count }

  /// The elements, the oldest first.
  public var elements: [Element] {
    let oldest = count < capacity ? 0 : (indexLast + 1) % capacity
    return Array(slots[oldest...] + slots[..<oldest])
  }

  /// The element of a slot, 0..<``capacity``; nil when nothing stands there, and outside that range.
  public subscript(slot slot: Int) -> Element? {
    slots.indices.contains(slot) ? slots[slot] : nil
  }

  /// The slot of the first element, by slots, that fits.
  public func slot(where fits: (Element) throws -> Bool) rethrows -> Int? {
    try slots.firstIndex(where: fits)
  }

  /// Adds an element; when the buffer is full, in the place of the oldest.
  ///
  /// - Returns: the slot in which it stands now.
  @discardableResult
  public mutating func add(_ element: Element) -> Int {
    indexLast = (indexLast + 1) % capacity
    if indexLast < slots.count { slots[indexLast] = element } else { slots.append(element) }
    return indexLast
  }

  /// Puts another element into a filled slot; its age stays. False when the slot is empty or does not
  /// exist.
  @discardableResult
  public mutating func replace(slot: Int, with element: Element) -> Bool {
    guard slots.indices.contains(slot) else { return false }
    slots[slot] = element
    return true
  }

  /// Takes all elements out; the next goes to slot 0.
  public mutating func clear() {
    slots = []
    indexLast = -1
  }
}

extension RingBuffer: Sendable where Element: Sendable {}
extension RingBuffer: Equatable where Element: Equatable {}
extension RingBuffer: Hashable where Element: Hashable {}
