import PentadCore

/// The active faults of a service that have names of their own.
struct NamedFaults<Name: RawRepresentable & CaseIterable & Sendable>: Sendable
where Name.RawValue == String {
  private struct Entry: Sendable {
    let name: Name
    let path: String
    var skipped: Int
    var count: Int?

    func applies(to path: String) -> Bool { self.path.isEmpty || path.contains(self.path) }
  }

  private var entries: [Entry] = []

  /// Activates a fault, after the existing ones.
  ///
  /// - Parameters:
  ///   - path: a part of the path or, in Moodle, of the function's name; empty for all.
  ///   - after: the number of matching requests that are still answered correctly.
  ///   - count: the number of requests that it affects; nil for all, until it is removed.
  mutating func add(_ name: Name, path: String, after: Int, count: Int?) {
    entries.append(Entry(name: name, path: path, skipped: after, count: count))
  }

  /// Returns a name's fault.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` with all names, for an unknown one.
  static func named(_ text: String) throws(PentadError) -> Name {
    guard let name = Name(rawValue: text) else {
      let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
      throw PentadError(.invalid, "there is no fault \(text); the names are \(names)")
    }
    return name
  }

  /// Removes the faults of a name, or all.
  mutating func remove(_ name: Name? = nil) {
    entries.removeAll { name == nil || $0.name.rawValue == name?.rawValue }
  }

  /// Returns the faults that affect a request, and counts it.
  mutating func take(for path: String) -> [Name] {
    var names: [Name] = []
    for index in entries.indices where entries[index].applies(to: path) {
      if entries[index].skipped > 0 {
        entries[index].skipped -= 1
      } else {
        entries[index].count = entries[index].count.map { $0 - 1 }
        names.append(entries[index].name)
      }
    }
    entries.removeAll { $0.count.map { $0 <= 0 } ?? false }
    return names
  }
}
