#if CommandLine
  import PentadCore

  extension Answer {
    /// Values with how fresh they are, which in the forms without room for it is a note.
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
