import Foundation
import PentadCore

/// Of what a cached month is the answer: nothing else may be answered from it.
struct MonthKey: Hashable, Sendable {
  /// The source, the place with its zone, and the options.
  let subject: String
  let year: Int
  /// 1…12.
  let month: Int

  init(subject: String, year: Int, month: Int) {
    (self.subject, self.year, self.month) = (subject, year, month)
  }

  /// The month of a date.
  init(_ date: CivilDate, of subject: String) {
    self.init(subject: subject, year: date.year, month: date.month)
  }

  /// What the days of a source at a place are kept under.
  static func subject(
    _ sourceName: String, _ place: Place, _ options: PanchangOptions
  ) -> String {
    [sourceName, place.text, options.text].joined(separator: "|")
  }

  /// The key as text: `2026-11|…`.
  var text: String { "\(year)-\(month)|\(subject)" }
}

/// The days of a civil month, as far as they were asked for.
struct CachedMonth: Hashable, Sendable {
  /// The rows of a date: one at least.
  struct Day: Hashable, Codable, Sendable {
    /// When they were had from the source, in milliseconds since 1970.
    let storedAt: Int64
    let rows: [DayContainer]
  }

  let key: MonthKey
  /// By the day of the month.
  private(set) var days: [Int: Day]

  /// When the oldest of the days was had.
  var storedAt: Int64 { days.values.map(\.storedAt).min() ?? 0 }

  /// The month with newer days in it. The others stay as old as they are.
  func merging(_ newer: CachedMonth) -> CachedMonth {
    CachedMonth(key: key, days: days.merging(newer.days) { $1 })
  }

  /// Cuts rows into months.
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
  /// The days as a store keeps them.
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

  /// A sum over the key and the bytes of a blob: a byte that changed on the disk shows.
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
