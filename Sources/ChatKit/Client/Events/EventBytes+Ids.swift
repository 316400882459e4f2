import PentadCore

extension EventWriter {
  /// Writes ids in ascending order, each as its difference to the previous one.
  mutating func write(_ ids: [MessageID]) {
    write(UInt64(ids.count))
    var last: Int64 = 0
    for id in ids {
      write(UInt64(bitPattern: id.rawValue &- last))
      last = id.rawValue
    }
  }
}

extension EventScanner {
  /// Reads the ids that ``EventWriter/write(_:)`` wrote.
  mutating func ids() -> [MessageID]? {
    guard let count = count() else { return nil }
    var ids: [MessageID] = []
    ids.reserveCapacity(count)
    var last: Int64 = 0
    for _ in 0..<count {
      guard let distance = number() else { return nil }
      last &+= Int64(bitPattern: distance)
      ids.append(MessageID(rawValue: last))
    }
    return ids
  }
}
