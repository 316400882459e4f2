import PentadCore

extension RequestRecord {
  /// The record for `/control/log`.
  var json: JSONValue {
    [
      "method": .string(method), "path": .string(path), "query": .string(query),
      "time": .integer(Int(time)), "faulted": .bool(wasFaulted),
    ]
  }
}

extension FaultList.Entry {
  /// The entry for `/control/faults`.
  var json: JSONValue {
    [
      "id": .integer(id), "effect": .string("\(fault.effect)"), "path": .string(fault.path),
      "query": fault.query.map { .string($0) } ?? .null,
      "method": fault.method.map { .string($0) } ?? .null,
      "count": fault.count.map { .integer($0) } ?? .null, "delay": .integer(fault.delay),
    ]
  }
}

extension Catalogue {
  /// The term and the sizes, for `/control/stellar`.
  var summary: JSONValue {
    [
      "term": .string(term), "courses": .integer(courses.count),
      "classes": .integer(classes.count),
      "crossListed": .integer(classes.count { !$0.crossListings.isEmpty }),
      "renumbered": .integer(classes.count { $0.oldNumber != nil }),
      "withSite": .integer(classes.count { $0.site != nil }),
    ]
  }
}
