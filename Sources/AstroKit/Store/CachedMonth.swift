import Foundation
import PentadCore

/// The key of a cached month: it answers only requests with an equal key.
struct MonthKey: Hashable, Sendable {
  /// The source, the place with its zone, and the options.
  let subject: String
  let year: Int
  /// The month, 1…12.
  let month: Int

  init(subject: String, year: Int, month: Int) {
    (self.subject, self.year, self.month) = (subject, year, month)
  }

  /// Creates the key of a date's month.
  init(_ date: CivilDate, of subject: String) {
    self.init(subject: subject, year: date.year, month: date.month)
  }

  /// Returns the key's subject for a source, a place and options.
  static func subject(
    _ sourceName: String, _ place: Place, _ options: PanchangOptions
  ) -> String {
    [sourceName, place.text, options.text].joined(separator: "|")
  }

  /// The key as text: `2026-11|…`.
  var text: String { "\(year)-\(month)|\(subject)" }
}

/// The cached days of a civil month, which may be incomplete.
struct CachedMonth: Hashable, Sendable {
  /// The rows of a date; at least one.
  struct Day: Hashable, Codable, Sendable {
    /// The time when they were loaded from the source, in milliseconds since 1970.
    let storedAt: Int64
    let rows: [DayContainer]
  }

  let key: MonthKey
  /// The cached days by the day of the month.
  private(set) var days: [Int: Day]

  /// The time when the oldest of the days was loaded.
  var storedAt: Int64 { days.values.map(\.storedAt).min() ?? 0 }

  /// Returns the month with newer days merged in. The other days keep their age.
  func merging(_ newer: CachedMonth) -> CachedMonth {
    CachedMonth(key: key, days: days.merging(newer.days) { $1 })
  }

  /// Splits rows into months.
  static func months(
    _ rows: [DayContainer], of subject: String, storedAt: Int64
  ) -> [CachedMonth] {
    let byMonth = Dictionary(grouping: rows) { MonthKey($0.date, of: subject) }
    return byMonth.map { key, rows in
      let days = Dictionary(grouping: rows.sorted(), by: \.date.day)
      return CachedMonth(key: key, days: days.mapValues { Day(storedAt: storedAt, rows: $0) })
    }.sorted { ($0.key.year, $0.key.month) < ($1.key.year, $1.key.month) }
  }
}

extension CachedMonth {
  /// The stored form of the days.
  var blob: Data? {
    try? JSONEncoder().encode(days.sorted { $0.key < $1.key }.map(\.value))
  }

  /// Reads ``blob``; nil when it is not of this month.
  init?(key: MonthKey, blob: Data) {
    guard let read = try? JSONDecoder().decode([Day].self, from: blob), !read.isEmpty else {
      return nil
    }
    var days: [Int: Day] = [:]
    for day in read {
      guard let date = day.rows.first?.date, MonthKey(date, of: key.subject) == key,
        day.rows.allSatisfy({ $0.date == date }), days.updateValue(day, forKey: date.day) == nil
      else { return nil }
    }
    self.init(key: key, days: days)
  }

  /// Returns a checksum of the key and of a blob's bytes, which detects a changed byte on the disk.
  static func checksum(_ key: String, _ storedAt: Int64, _ blob: Data) -> Int64 {
    // FNV-1a, 64 bits.
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
    for byte in key.utf8 { add(byte) }
    withUnsafeBytes(of: storedAt.littleEndian) { for byte in $0 { add(byte) } }
    for byte in blob { add(byte) }
    return Int64(bitPattern: sum)
  }
}
