import GRDB
import PentadStorage

/// Converts a class to and from the columns of its row. Lists are texts with ASCII separators
/// between their parts.
enum ClassRow {
  private static let unit: UInt8 = 0x1f
  private static let record: UInt8 = 0x1e

  /// Returns the columns from `name` to `facts`.
  static func content(of item: StellarClass) -> StatementArguments {
    [
      item.name, item.title, item.blurb, item.siteURL,
      join(item.times.map { parts(of: $0).map(plain).joined(separator: "\u{1f}") }),
      join(item.staff.filter { $0.role == .instructor }.map { plain($0.name) }),
      join(item.staff.filter { $0.role == .assistant }.map { plain($0.name) }),
      join(item.oldNumbers.map(plain)), item.facts.flatMap(StoredJSON.text),
    ]
  }

  /// Returns the class as it is read back from its row: without separators in its texts, with its
  /// times numbered in order and the instructors first.
  static func cleaned(_ item: StellarClass) -> StellarClass {
    let times = item.times.enumerated().map { order, time in
      StellarClassTime(
        order: order, title: plain(time.title), text: plain(time.text),
        location: plain(time.location), section: plain(time.section), first: time.first,
        last: time.last, interval: time.interval)
    }
    let staff = StellarStaffMember.Role.allCases.flatMap { role in
      item.staff.filter { $0.role == role }.map {
        StellarStaffMember(name: plain($0.name), role: role)
      }
    }
    return StellarClass(
      masterId: item.masterId, name: item.name, title: item.title, blurb: item.blurb,
      term: item.term, siteURL: item.siteURL, times: times, staff: staff,
      oldNumbers: item.oldNumbers.map(plain), facts: item.facts)
  }

  static func times(_ text: UnsafeBufferPointer<UInt8>) -> [StellarClassTime] {
    records(text).enumerated().map { order, time in
      let parts = time.split(separator: unit, omittingEmptySubsequences: false).map(Self.text)
      return StellarClassTime(
        order: order, title: parts.first ?? "", text: parts.count > 1 ? parts[1] : "",
        location: parts.count > 2 ? parts[2] : "", section: parts.count > 3 ? parts[3] : "",
        first: parts.count > 4 ? MeetingDay(isoText: parts[4]) : nil,
        last: parts.count > 5 ? MeetingDay(isoText: parts[5]) : nil,
        interval: parts.count > 6 ? Int(parts[6]) ?? 1 : 1)
    }
  }

  /// Returns the parts of a time's record. Most times have only the first three.
  private static func parts(of time: StellarClassTime) -> [String] {
    let parts = [time.title, time.text, time.location]
    let isPlain = time.first == nil && time.last == nil && time.interval == 1
    if isPlain, time.section.isEmpty { return parts }
    return parts + [
      time.section, time.first?.isoText ?? "", time.last?.isoText ?? "", "\(time.interval)",
    ]
  }

  static func names(_ text: UnsafeBufferPointer<UInt8>) -> [String] {
    records(text).map(Self.text)
  }

  private static func records(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> [Slice<UnsafeBufferPointer<UInt8>>] {
    text.split(separator: record, omittingEmptySubsequences: false).dropLast()
  }

  private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func join(_ records: [String]) -> String {
    // An empty record counts, too.
    records.map { $0 + "\u{1e}" }.joined()
  }

  private static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == unit || $0 == record }) else { return text }
    let space = UInt8(ascii: " ")
    return String(
      decoding: text.utf8.map { $0 == unit || $0 == record ? space : $0 }, as: UTF8.self)
  }
}

extension ClassTable.Stored {
  /// Reads ``ClassTable/columns``. The tables are strict, so no column has another type.
  init(_ row: RawStatement) {
    func names(_ column: Int) -> [String] { row.withUTF8(column, ClassRow.names) }
    self.init(
      id: row.integer(0),
      item: StellarClass(
        masterId: row.text(1), name: row.text(3), title: row.text(4), blurb: row.text(5),
        term: StellarTerm(stored: row.text(2)), siteURL: row.isNull(6) ? nil : row.text(6),
        times: row.withUTF8(7, ClassRow.times),
        staff: names(8).map { StellarStaffMember(name: $0, role: .instructor) }
          + names(9).map { StellarStaffMember(name: $0, role: .assistant) },
        oldNumbers: names(10), facts: row.isNull(12) ? nil : StoredJSON.value(row.text(12))),
      infoAt: row.isNull(11) ? nil : row.integer(11))
  }
}

extension StellarTerm {
  /// Creates the term of a column that is never NULL, so that it can be part of a key.
  init?(stored code: String) {
    if code.isEmpty { return nil }
    self.init(code: code)
  }
}
