import Foundation

/// The encoded events of a row, one after the other: the length of each in four bytes,
/// little-endian, then its bytes.
enum EventFrames {
  static func joined(_ events: [Data]) -> Data {
    var bytes = Data(capacity: events.reduce(0) { $0 + 4 + $1.count })
    for event in events {
      let length = UInt32(clamping: event.count)
      for shift in stride(from: 0, to: 32, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: length >> shift))
      }
      bytes.append(event)
    }
    return bytes
  }

  /// Returns the bytes of each event; nil unless they are complete, and `count` in number.
  static func split(_ bytes: Data, count: Int64) -> [Data]? {
    var events: [Data] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      guard rest.count >= 4 else { return nil }
      let length = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4)
      guard rest.count >= length else { return nil }
      events.append(Data(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return Int64(events.count) == count ? events : nil
  }
}
