/// A member of any name.
struct WireKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// The members of an object, read tolerantly: one of another type is left out, and told.
struct WireFields {
  private let container: KeyedDecodingContainer<WireKey>
  /// What could not be read, with paths from this object.
  private(set) var problems: [StellarDiagnostic] = []

  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: WireKey.self)
  }

  /// Whether there is a member of the name that is not null.
  func has(_ name: String) -> Bool {
    let key = WireKey(name)
    return container.contains(key) && (try? container.decodeNil(forKey: key)) == false
  }

  /// Whether there is a member of the name that is a text.
  func isText(_ name: String) -> Bool {
    (try? container.decode(String.self, forKey: WireKey(name))) != nil
  }

  /// A text, or a number as one.
  mutating func text(_ name: String) -> String? {
    let key = WireKey(name)
    if let text = try? container.decodeIfPresent(String.self, forKey: key) { return text }
    guard has(name) else { return nil }
    if let number = try? container.decode(Int64.self, forKey: key) { return String(number) }
    note(name, "not a text")
    return nil
  }

  /// A text; a number is none.
  mutating func words(_ name: String) -> String? {
    guard has(name) else { return nil }
    if let text = try? container.decode(String.self, forKey: WireKey(name)) { return text }
    note(name, "not a text")
    return nil
  }

  /// A whole number, or one as a text. A fraction is cut off.
  mutating func number(_ name: String) -> Int64? {
    let key = WireKey(name)
    guard has(name) else { return nil }
    if let number = try? container.decode(Int64.self, forKey: key) { return number }
    if let number = try? container.decode(Double.self, forKey: key),
      let whole = Int64(exactly: number.rounded(.towardZero))
    {
      return whole
    }
    if let text = try? container.decode(String.self, forKey: key), let number = Int64(text) {
      return number
    }
    note(name, "not a whole number")
    return nil
  }

  /// `true`, 1, "1", "true", and their opposites.
  mutating func flag(_ name: String) -> Bool? {
    let key = WireKey(name)
    guard has(name) else { return nil }
    if let flag = try? container.decode(Bool.self, forKey: key) { return flag }
    if let number = try? container.decode(Int64.self, forKey: key) { return number != 0 }
    switch (try? container.decode(String.self, forKey: key))?.lowercased() {
    case "1", "true", "yes": return true
    case "0", "false", "no", "": return false
    default:
      note(name, "neither true nor false")
      return nil
    }
  }

  /// The readable items of a list, the first of many; nil when there is none.
  mutating func list<Item: WireItem>(
    _ name: String, of type: Item.Type, first limit: Int = .max
  ) -> [Item]? {
    guard has(name) else { return nil }
    guard let list = try? container.decode(WireList<Item>.self, forKey: WireKey(name)) else {
      note(name, "not a list")
      return nil
    }
    problems += list.problems.map { $0.below(name) }
    guard list.items.count > limit else { return list.items }
    note(name, "more than \(limit) items")
    return Array(list.items.prefix(limit))
  }

  /// A nested object. PHP writes one without members as an empty list, which is no problem.
  mutating func object<Item: WireItem>(_ name: String, of type: Item.Type) -> Item? {
    guard has(name) else { return nil }
    let key = WireKey(name)
    guard let item = try? container.decode(Item.self, forKey: key) else {
      let isEmpty = (try? container.nestedUnkeyedContainer(forKey: key))?.isAtEnd == true
      if !isEmpty { note(name, "not an object") }
      return nil
    }
    problems += item.problems.map { $0.below(name) }
    return item
  }

  private mutating func note(_ name: String, _ problem: String) {
    problems.append(StellarDiagnostic(path: name, problem: problem))
  }
}

extension StellarDiagnostic {
  /// The same problem, seen from the object or list around it.
  func below(_ outer: String) -> StellarDiagnostic {
    let link = path.isEmpty || path.hasPrefix("[") ? "" : "."
    return StellarDiagnostic(path: outer + link + path, problem: problem)
  }
}
