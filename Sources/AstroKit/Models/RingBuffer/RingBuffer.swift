public import PentadCore

/// A fixed number of slots, in which a new element replaces the oldest.
///
/// - An element keeps its slot while it is in the buffer, so a slot can identify external storage:
///   the 24 months of the cache are 24 rows of the store.
/// - ``elements`` returns the oldest first. The original app returned them in the order of their
///   slots, which ``subscript(slot:)`` still does.
///
/// ```swift
/// var months = try RingBuffer<String>(capacity: 2)
/// months.add("May")   // 0
/// months.add("June")  // 1
/// months.add("July")  // 0: May is gone
/// months.elements     // ["June", "July"]
/// ```
public struct RingBuffer<Element> {
  /// The maximum number of elements, 1…``limit``.
  public let capacity: Int
  /// The slot that was written last; -1 while the buffer is empty.
  public private(set) var indexLast = -1
  /// The elements by slot; all slots before `count` are filled.
  var slots: [Element] = []

  /// The largest allowed capacity, which limits what a damaged file can request.
  public static var limit: Int { 1_000_000 }

  /// Creates an empty buffer.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a capacity outside 1…``limit``.
  public init(capacity: Int) throws(PentadError) {
    guard (1...Self.limit).contains(capacity) else {
      throw PentadError(
        .invalid, "a ring buffer cannot have the capacity \(capacity); use 1 to \(Self.limit)")
    }
    self.init(uncheckedCapacity: capacity)
  }

  init(uncheckedCapacity capacity: Int) { self.capacity = capacity }

  /// Creates a buffer from stored parts; nil if they are inconsistent.
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

  /// The number of elements.
  public var count: Int { slots.count }

  /// The elements, oldest first.
  public var elements: [Element] {
    let oldest = count < capacity ? 0 : (indexLast + 1) % capacity
    return Array(slots[oldest...] + slots[..<oldest])
  }

  /// The element in a slot, 0..<``capacity``; nil for an empty slot and outside that range.
  public subscript(slot slot: Int) -> Element? {
    slots.indices.contains(slot) ? slots[slot] : nil
  }

  /// Returns the first slot whose element satisfies a predicate.
  public func slot(where fits: (Element) throws -> Bool) rethrows -> Int? {
    try slots.firstIndex(where: fits)
  }

  /// Adds an element; if the buffer is full, it replaces the oldest.
  ///
  /// - Returns: the slot of the element.
  @discardableResult
  public mutating func add(_ element: Element) -> Int {
    indexLast = (indexLast + 1) % capacity
    if indexLast < slots.count { slots[indexLast] = element } else { slots.append(element) }
    return indexLast
  }

  /// Replaces the element in a filled slot and keeps its age. Returns false if the slot is empty or
  /// does not exist.
  @discardableResult
  public mutating func replace(slot: Int, with element: Element) -> Bool {
    guard slots.indices.contains(slot) else { return false }
    slots[slot] = element
    return true
  }

  /// Removes all elements; the next one goes to slot 0.
  public mutating func clear() {
    slots = []
    indexLast = -1
  }
}

extension RingBuffer: Sendable where Element: Sendable {}
extension RingBuffer: Equatable where Element: Equatable {}
extension RingBuffer: Hashable where Element: Hashable {}
