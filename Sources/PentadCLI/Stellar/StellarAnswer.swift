#if CommandLine
  import PentadCore

  extension Answer {
    /// Creates the answer of a snapshot. Formats that cannot contain its age get a note instead.
    init<Value>(
      _ name: String, _ snapshot: Snapshot<Value>, _ values: [JSONValue], _ table: Table
    ) {
      if snapshot.isStale { note("stored \(Age.text(since: snapshot.storedAt)) ago") }
      self.init(
        [
          name: .array(values), "isStale": .bool(snapshot.isStale),
          "origin": .string(snapshot.origin.rawValue),
          "storedAt": .moment(snapshot.storedAt),
        ], lines: values, table)
    }
  }
#endif
