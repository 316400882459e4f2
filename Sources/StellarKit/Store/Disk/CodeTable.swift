import GRDB
import PentadStorage

/// The codes by which classes are found, inside a read or a write of the store.
struct CodeTable {
  let database: Database

  // MARK: Finding

  /// Returns the classes of a code: first those with this spelling, then those with or without a J,
  /// and with or without leading zeros.
  ///
  /// - Parameter kind: the last kind of code that counts; see ``ListedNumber/Kind``.
  func classes(
    of code: ClassCode, upTo kind: ListedNumber.Kind = .old
  ) throws -> [Int64] {
    let forms = [code, code.twin, code.unpadded, code.unpadded?.twin].compactMap { $0?.key }
    var ids: [Int64] = []
    for form in forms {
      ids += try classes(ofKey: form, upTo: kind).filter { !ids.contains($0) }
    }
    return ids
  }

  /// Returns the classes of a code that was written without the separators between its numbers:
  /// `15213`.
  func classes(ofJoined code: ClassCode) throws -> [Int64] {
    var ids: [Int64] = []
    for split in code.splits {
      ids += try classes(ofKey: split.key, upTo: .old).filter { !ids.contains($0) }
    }
    return ids
  }

  /// Returns the classes whose codes end with a number's code. The letters before it, or those of
  /// the school before its department, may be missing. It reads all codes.
  func classes(endingWith code: ClassCode) throws -> [Int64] {
    // A single letter ends too many names of departments.
    guard let first = code.runs.first, code.runs.count <= 2,
      first.isNumber || first.text.unicodeScalars.count > 1
    else { return [] }
    return try Int64.fetchAll(
      database.cachedStatement(
        sql: """
          SELECT class_id FROM class_code WHERE substr(key, -?1) = ?2
          GROUP BY class_id ORDER BY min(kind), class_id
          """),
      arguments: [
        code.key.unicodeScalars.count + (first.isNumber ? 1 : 0),
        first.isNumber ? "." + code.key : code.key,
      ])
  }

  private func classes(ofKey key: String, upTo kind: ListedNumber.Kind) throws -> [Int64] {
    try Int64.fetchAll(
      database.cachedStatement(
        sql: """
          SELECT class_id FROM class_code WHERE key = ? AND kind <= ?
          ORDER BY is_unpadded, kind, class_id DESC
          """), arguments: [key, kind.order])
  }

  /// Returns the classes of the codes that begin with a key. Codes in which the key is a complete
  /// part come first. Then a class's own code precedes those of its name and of earlier years. The
  /// rest is in the order of names.
  func classes(beginningWith start: String) throws -> [Int64] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT class_code.class_id, class_code.kind, class_code.is_unpadded,
          substr(class_code.key, ?1, 1) NOT IN ('', '.'), class.name
        FROM class_code JOIN class ON class.id = class_code.class_id
        WHERE class_code.key >= ?2 AND class_code.key < ?3
        """)
    let length =
      start.hasSuffix(".") ? start.unicodeScalars.count : start.unicodeScalars.count + 1
    let rows = RawStatement(statement)
    try rows.bind(Int64(length), at: 1)
    try rows.bind(start, at: 2)
    try rows.bind(start + "\u{10ffff}", at: 3)
    var best: [Int64: Beginning] = [:]
    while try rows.next() {
      let found = Beginning(rows)
      if let known = best[found.id], !found.isBefore(known) { continue }
      best[found.id] = found
    }
    return best.values.sorted { $0.isBefore($1) }.map(\.id)
  }

  /// A class whose code begins with the search text.
  private struct Beginning {
    let id: Int64
    let rank: Int
    let name: ClassNameKey

    init(_ row: RawStatement) {
      id = row.integer(0)
      rank = Int(100 * row.integer(3) + 10 * row.integer(1) + row.integer(2))
      name = ClassNameKey(row.text(4))
    }

    func isBefore(_ other: Beginning) -> Bool {
      if rank != other.rank { return rank < other.rank }
      let order = ClassNameKey.compare(name, other.name)
      return order == 0 ? id > other.id : order < 0
    }
  }

  // MARK: Writing

  /// Replaces the codes of a class.
  func replace(_ item: StellarClass, id: Int64) throws {
    try remove(id)
    try insert(item, id: id)
  }

  func insert(_ item: StellarClass, id: Int64) throws {
    let statement = try database.cachedStatement(
      sql: "INSERT INTO class_code (key, class_id, kind, is_unpadded) VALUES (?, ?, ?, ?)")
    for code in item.codes {
      try statement.execute(arguments: [code.key, id, code.kind.order, code.isUnpadded])
    }
  }

  func remove(_ id: Int64) throws {
    try database.cachedStatement(sql: "DELETE FROM class_code WHERE class_id = ?")
      .execute(arguments: [id])
  }
}

extension ListedNumber.Kind {
  /// The kind as a number, the most important first.
  fileprivate var order: Int {
    switch self {
    case .master: 0
    case .cross: 1
    case .old: 2
    }
  }
}
