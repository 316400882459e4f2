import PentadCore

extension EventWriter {
  /// Ids in rising order, each as its distance from the one before.
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
  /// What ``EventWriter/write(_:)`` wrote of ids.
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
