#if Storage
  import GRDB
  import PentadCore

  /// A class as the columns of its row. Lists are texts with ASCII's separators between their parts.
  enum ClassRow {
    private static let unit: Character = "\u{1f}"
    private static let record: Character = "\u{1e}"

    /// The columns from `name` to `old_numbers`.
    static func content(of item: StellarClass) -> StatementArguments {
      [
        item.name, item.title, item.blurb, item.siteURL,
        join(item.times.map { [$0.title, $0.text, $0.location].map(plain).join(unit) }),
        join(item.staff.filter { $0.role == .instructor }.map { plain($0.name) }),
        join(item.staff.filter { $0.role == .assistant }.map { plain($0.name) }),
        join(item.oldNumbers.map(plain)),
      ]
    }

    /// The class that comes back out of its row: without separators in its texts, its times numbered in
    /// order and the instructors first.
    static func cleaned(_ item: StellarClass) -> StellarClass {
      let times = item.times.enumerated().map { order, time in
        StellarClassTime(
          order: order, title: plain(time.title), text: plain(time.text),
          location: plain(time.location))
      }
      let staff = StellarStaffMember.Role.allCases.flatMap { role in
        item.staff.filter { $0.role == role }.map {
          StellarStaffMember(name: plain($0.name), role: role)
        }
      }
      return StellarClass(
        masterId: item.masterId, name: item.name, title: item.title, blurb: item.blurb,
        term: item.term, siteURL: item.siteURL, times: times, staff: staff,
        oldNumbers: item.oldNumbers.map(plain))
    }

    static func times(_ text: String) -> [StellarClassTime] {
      split(text, record).enumerated().map { order, time in
        let parts = cut(time, unit)
        return StellarClassTime(
          order: order, title: parts.first ?? "", text: parts.count > 1 ? parts[1] : "",
          location: parts.count > 2 ? parts[2] : "")
      }
    }

    static func names(_ text: String) -> [String] { split(text, record) }

    private static func join(_ records: [String]) -> String {
      // A record that is empty counts all the same.
      records.map { $0 + String(record) }.joined()
    }

    private static func split(_ text: String, _ separator: Character) -> [String] {
      text.isEmpty ? [] : cut(text, separator).dropLast()
    }

    /// By bytes, since characters cost more to find than the rest of a row.
    private static func cut(_ text: String, _ separator: Character) -> [String] {
      text.utf8.split(separator: separator.asciiValue ?? 0, omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
    }

    private static func plain(_ text: String) -> String {
      guard text.utf8.contains(where: { $0 == 0x1e || $0 == 0x1f }) else { return text }
      return String(text.map { $0 == unit || $0 == record ? " " : $0 })
    }
  }

  extension [String] {
    fileprivate func join(_ separator: Character) -> String {
      joined(separator: String(separator))
    }
  }

  extension ClassTable.Stored {
    /// Reads ``ClassTable/columns``; nil for a row that is damaged.
    init?(_ row: Row) {
      guard let id: Int64 = row.value(0), let masterId: String = row.value(1),
        let term: String = row.value(2), let name: String = row.value(3),
        let title: String = row.value(4), let blurb: String = row.value(5),
        let times: String = row.value(7), let instructors: String = row.value(8),
        let assistants: String = row.value(9), let old: String = row.value(10)
      else { return nil }
      self.init(
        id: id,
        item: StellarClass(
          masterId: masterId, name: name, title: title, blurb: blurb,
          term: StellarTerm(stored: term),
          siteURL: row.value(6), times: ClassRow.times(times),
          staff: ClassRow.names(instructors).map { StellarStaffMember(name: $0, role: .instructor) }
            + ClassRow.names(assistants).map { StellarStaffMember(name: $0, role: .assistant) },
          oldNumbers: ClassRow.names(old)),
        infoAt: row.value(11))
    }
  }

  extension StellarTerm {
    /// The term of a column that is never NULL, so that it can be part of a key.
    init?(stored code: String) {
      if code.isEmpty { return nil }
      self.init(code: code)
    }
  }
#endif
