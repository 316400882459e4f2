import PentadCore

extension LegacyDay: Decodable {
  /// Reads a day of an answer.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    func number(_ name: String) throws -> Int {
      let key = AnyKey(name)
      if let number = try? container.decode(Int.self, forKey: key) { return number }
      if let text = try? container.decode(String.self, forKey: key), let number = Int(text) {
        return number
      }
      throw PentadError(.unexpectedAnswer, "a day of the answer has no \(name)")
    }
    do throws(PentadError) {
      date = try CivilDate(
        try Self.decoding { try number("year") }, try Self.decoding { try number("month") },
        try Self.decoding { try number("dayNumerical") })
    } catch {
      throw PentadError(.unexpectedAnswer, error.message)
    }
    var fields = LegacyFields()
    if container.contains(AnyKey("payload")) {
      fields = try container.decode(LegacyFields.self, forKey: AnyKey("payload"))
    }
    sunrise = try fields.time("sunrise")
    sunset = try fields.time("sunset")
    moonrise = try fields.time("moonrise")
    moonset = try fields.time("moonset")
    tithis = try fields.tithis()
  }

  private static func decoding(_ body: () throws -> Int) throws(PentadError) -> Int {
    do { return try body() } catch let error as PentadError { throw error } catch {
      throw PentadError(.unexpectedAnswer, "a day of the answer cannot be read")
    }
  }
}

/// The payload of a day, as texts.
private struct LegacyFields: Decodable {
  private var texts: [String: String] = [:]

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    for name in Self.names where container.contains(AnyKey(name)) {
      guard let text = try container.decodeIfPresent(String.self, forKey: AnyKey(name)) else {
        continue
      }
      guard text.utf8.count <= Self.textLimit else {
        throw PentadError(.unexpectedAnswer, "the \(name) of a day is too long")
      }
      if !Self.nothing.contains(text) { texts[name] = text }
    }
  }

  private static let names = [
    "sunrise", "sunset", "moonrise", "moonset", "tithi", "tithiStart", "fortnight", "lunarMonth",
  ]
  /// The limit of bytes in a text, and that of a part of a joined text. Three parts, the most a day
  /// can have, fit into a text, even if a shared value is repeated.
  private static let textLimit = 256
  private static let partLimit = (textLimit - 2) / 3
  /// The texts with which servers mark a missing value.
  private static let nothing: Set<String> = ["", "none", "(null)", "null"]

  /// Returns a time such as `7-44-0` or `07-44-00`.
  func time(_ name: String) throws(PentadError) -> LegacyDay.Time? {
    guard let text = texts[name] else { return nil }
    guard let time = LegacyDay.Time(text[...], separator: "-", parts: 3) else {
      throw PentadError(.unexpectedAnswer, "the \(name) of a day is not a time")
    }
    return time
  }

  /// Returns the tithis of the four fields that are joined by `-`. If a list is shorter than that
  /// of the names, the remaining tithis have no value. A single fortnight or month applies to all.
  func tithis() throws(PentadError) -> [LegacyDay.TithiEntry] {
    guard let names = try list("tithi") else { return [] }
    guard names.count <= 3 else {
      throw PentadError(.unexpectedAnswer, "a day has too many tithis")
    }
    let fortnights = try list("fortnight") ?? []
    let months = try list("lunarMonth") ?? []
    let starts = try list("tithiStart") ?? []
    func shared(_ texts: [String], _ index: Int) -> String? {
      let text = texts.count == 1 ? texts[0] : texts.indices.contains(index) ? texts[index] : nil
      return text.flatMap { Self.nothing.contains($0) ? nil : $0 }
    }
    var entries: [LegacyDay.TithiEntry] = []
    for (index, name) in names.enumerated() {
      var start: LegacyDay.Time?
      if starts.indices.contains(index), !Self.nothing.contains(starts[index]) {
        start = LegacyDay.Time(starts[index][...], separator: ":", parts: 2)
        if start == nil {
          throw PentadError(.unexpectedAnswer, "a tithi's beginning is not a time")
        }
      }
      entries.append(
        LegacyDay.TithiEntry(
          name: name, fortnight: shared(fortnights, index), lunarMonth: shared(months, index),
          start: start))
    }
    return entries
  }

  private func list(_ name: String) throws(PentadError) -> [String]? {
    guard let text = texts[name] else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { String($0) }
    guard parts.allSatisfy({ $0.utf8.count <= Self.partLimit }) else {
      throw PentadError(.unexpectedAnswer, "the \(name) of a day is too long")
    }
    return parts
  }
}

extension LegacyDay.Time {
  /// Parses numbers with a separator between them; nil for an invalid time.
  init?(_ text: Substring, separator: Character, parts: Int) {
    let fields = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = fields.compactMap { field in
      field.utf8.count <= 2 && field.utf8.allSatisfy { (48...57).contains($0) } ? Int(field) : nil
    }
    guard numbers.count == parts, fields.count == parts else { return nil }
    let second = parts > 2 ? numbers[2] : 0
    guard numbers[0] < 24, numbers[1] < 60, second <= 60 else { return nil }
    (hour, minute, self.second) = (numbers[0], numbers[1], second)
  }
}
