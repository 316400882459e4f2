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
  let key: MonthKey
  /// When the oldest of the days was had from the source, in milliseconds since 1970.
  private(set) var storedAt: Int64
  /// The rows by the day of the month; a day has one at least.
  private(set) var days: [Int: [DayContainer]]

  init(key: MonthKey, storedAt: Int64, days: [Int: [DayContainer]]) {
    (self.key, self.storedAt, self.days) = (key, storedAt, days)
  }

  /// The month with newer days in it.
  func merging(_ newer: CachedMonth) -> CachedMonth {
    var merged = newer
    for (day, rows) in days where merged.days[day] == nil {
      merged.days[day] = rows
      merged.storedAt = min(merged.storedAt, storedAt)
    }
    return merged
  }

  /// Cuts rows into months.
  static func months(
    _ rows: [DayContainer], of subject: String, storedAt: Int64
  ) -> [CachedMonth] {
    let byMonth = Dictionary(grouping: rows) { MonthKey($0.date, of: subject) }
    return byMonth.map { key, rows in
      CachedMonth(
        key: key, storedAt: storedAt, days: Dictionary(grouping: rows.sorted(), by: \.date.day))
    }.sorted { ($0.key.year, $0.key.month) < ($1.key.year, $1.key.month) }
  }
}

extension CachedMonth {
  /// The days as a store keeps them.
  var blob: Data? { try? JSONEncoder().encode(days.values.flatMap(\.self).sorted()) }

  /// Reads ``blob``; nil when it is not of this month.
  init?(key: MonthKey, storedAt: Int64, blob: Data) {
    guard let rows = try? JSONDecoder().decode([DayContainer].self, from: blob), !rows.isEmpty,
      rows.allSatisfy({ $0.date.year == key.year && $0.date.month == key.month })
    else { return nil }
    self.init(key: key, storedAt: storedAt, days: Dictionary(grouping: rows, by: \.date.day))
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
