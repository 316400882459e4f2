import PentadCore

extension RingBuffer: Encodable where Element: Encodable {
  /// Writes the original app's keys: `count`, `capacity`, `indexLast`, and `elements` by slot.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RingBufferKey.self)
    try container.encode(count, forKey: .count)
    try container.encode(capacity, forKey: .capacity)
    try container.encode(indexLast, forKey: .indexLast)
    try container.encode(slots, forKey: .elements)
  }
}

extension RingBuffer: Decodable where Element: Decodable {
  /// Reads a buffer and checks that its parts are consistent.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/corrupt`` when they are not; errors from the decoder.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RingBufferKey.self)
    let count = try container.decode(Int.self, forKey: .count)
    let capacity = try container.decode(Int.self, forKey: .capacity)
    let indexLast = try container.decode(Int.self, forKey: .indexLast)
    let slots = try container.decode([Element].self, forKey: .elements)
    let buffer = RingBuffer(capacity: capacity, indexLast: indexLast, slots: slots)
    guard let buffer, count == slots.count else {
      throw PentadError(.corrupt, "a ring buffer is damaged: its parts are inconsistent")
    }
    self = buffer
  }
}

private enum RingBufferKey: String, CodingKey {
  case count
  case capacity
  case indexLast
  case elements
}
