import PentadCore

/// A key with any name.
struct WireKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// Reads the members of an object tolerantly: a member of another type is skipped and reported.
struct WireFields {
  let container: KeyedDecodingContainer<WireKey>
  /// The parts that could not be read, with paths from this object.
  private(set) var problems: [StellarDiagnostic] = []

  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: WireKey.self)
  }

  /// True if the object has a member with the name that is not null.
  func has(_ name: String) -> Bool {
    let key = WireKey(name)
    return container.contains(key) && (try? container.decodeNil(forKey: key)) == false
  }

  /// True if the member with the name is a text.
  func isText(_ name: String) -> Bool {
    (try? container.decode(String.self, forKey: WireKey(name))) != nil
  }

  /// Reads a text, or a number as text.
  mutating func text(_ name: String) -> String? {
    let key = WireKey(name)
    if let text = try? container.decodeIfPresent(String.self, forKey: key) { return text }
    guard has(name) else { return nil }
    if let number = try? container.decode(Int64.self, forKey: key) { return String(number) }
    note(name, "not a text")
    return nil
  }

  /// Reads a text. A number is not accepted.
  mutating func words(_ name: String) -> String? {
    guard has(name) else { return nil }
    if let text = try? container.decode(String.self, forKey: WireKey(name)) { return text }
    note(name, "not a text")
    return nil
  }

  /// Reads an integer, or a text with an integer. A fraction is truncated.
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

  /// Reads a number that may have a fraction, or a text with one; nil for one that is not finite.
  mutating func decimal(_ name: String) -> Double? {
    let key = WireKey(name)
    guard has(name) else { return nil }
    let number =
      (try? container.decode(Double.self, forKey: key))
      ?? (try? container.decode(String.self, forKey: key)).flatMap(Double.init)
    if let number, number.isFinite { return number }
    note(name, "not a number")
    return nil
  }

  /// Reads seconds since 1970, as a number or a text, or an ISO 8601 time, `2026-09-08T10:00:00Z`.
  /// A number beyond the year 5138 is taken as milliseconds, which programs in JavaScript use.
  mutating func moment(_ name: String) -> Int64? {
    let text = try? container.decode(String.self, forKey: WireKey(name))
    if let text, let moment = ISO8601.milliseconds(lenient: text.utf8) { return moment / 1_000 }
    let fraction = text.flatMap(Double.init).flatMap { Int64(exactly: $0.rounded(.towardZero)) }
    guard let number = fraction ?? number(name) else { return nil }
    return number.magnitude < 100_000_000_000 ? number : number / 1_000
  }

  /// Reads a date; see ``day(of:)``.
  mutating func day(_ name: String) -> MeetingDay? {
    guard let text = text(name), !text.isEmpty else { return nil }
    if let day = Self.day(of: text) { return day }
    note(name, "not a date")
    return nil
  }

  /// Parses `2026-09-08`, `20260908`, and other unambiguous dates: `10/26/2026`. Nil without a
  /// year.
  static func day(of text: String) -> MeetingDay? {
    let basic =
      text.utf8.count == 8 ? Int32(text).flatMap { try? MeetingDay.read(number: $0) } : nil
    let day = basic ?? MeetingDay(isoText: String(text.prefix(10))) ?? MeetingScanner.day(text)
    return day?.year == nil ? nil : day
  }

  /// Reads `true`, 1, "1", "true", and their opposites.
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

  /// Reads the readable items of a list, up to a limit; nil when there is no list. A single item is
  /// accepted as a list, because programs that convert XML to JSON write lists of one item in this
  /// form.
  mutating func list<Item: WireItem>(
    _ name: String, of type: Item.Type, first limit: Int = .max
  ) -> [Item]? {
    guard has(name) else { return nil }
    let key = WireKey(name)
    guard
      let list = (try? container.decode(WireList<Item>.self, forKey: key)) ?? single(type, key)
    else {
      note(name, "not a list")
      return nil
    }
    problems += list.problems.map { $0.below(name) }
    guard list.items.count > limit else { return list.items }
    note(name, "more than \(limit) items")
    return Array(list.items.prefix(limit))
  }

  private func single<Item: WireItem>(_ type: Item.Type, _ key: WireKey) -> WireList<Item>? {
    let fields = try? container.nestedContainer(keyedBy: WireKey.self, forKey: key)
    guard fields?.allKeys.isEmpty != true, let item = try? container.decode(type, forKey: key)
    else { return nil }
    return WireList(item)
  }

  /// Reads a nested object. PHP writes an object without members as an empty list, which is not
  /// reported.
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

  mutating func note(_ name: String, _ problem: String) {
    problems.append(StellarDiagnostic(path: name, problem: problem))
  }
}

extension StellarDiagnostic {
  /// Returns the same problem with the path of the object or list around it.
  func below(_ outer: String) -> StellarDiagnostic {
    let link = path.isEmpty || path.hasPrefix("[") ? "" : "."
    return StellarDiagnostic(path: outer + link + path, problem: problem)
  }
}
