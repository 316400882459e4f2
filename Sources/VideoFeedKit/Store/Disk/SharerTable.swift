import PentadCore
import PentadStorage

/// The people who share and comment. Each has a row for every different description by the source.
/// Rows never change, and a broadcast keeps the picture that its sharer had.
///
/// A missing text is stored as an empty one, because two NULLs are not equal.
final class SharerTable {
  private let source: Int64
  private let scope: AddressScope
  private let find: RawStatement
  private let insert: RawStatement
  private var known: [Sharer: Int64] = [:]

  /// The columns of a person, in the order of reading.
  static let columns = """
    sharer.nickname, sharer.remote_id, sharer.origin, sharer.name, sharer.image_url
    """

  init(_ access: VideoAccess, source: Int64) throws {
    self.source = source
    scope = try access.scope(of: source)
    find = try access.statement(
      """
      SELECT id FROM sharer WHERE source = ?1 AND nickname = ?2 AND remote_id = ?3
        AND origin = ?4 AND name = ?5 AND image_url = ?6
      """)
    insert = try access.statement(
      """
      INSERT INTO sharer (source, nickname, remote_id, origin, name, image_url)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6) RETURNING id
      """)
  }

  /// Returns the row of a person, created if missing.
  func row(of sharer: Sharer) throws -> Int64 {
    if let row = known[sharer] { return row }
    let person = sharer.within(scope)
    let row = try first(find, person) ?? first(insert, person)
    guard let row else { throw PentadError(.storage, "a name cannot be stored") }
    known[sharer] = row
    return row
  }

  private func first(_ rows: RawStatement, _ sharer: Sharer) throws -> Int64? {
    try rows.bind(source, at: 1)
    try rows.bind(sharer.nickname, at: 2)
    try rows.bind(sharer.id ?? "", at: 3)
    try rows.bind(sharer.origin.rawValue, at: 4)
    try rows.bind(sharer.name ?? "", at: 5)
    try rows.bind(sharer.imageURL ?? "", at: 6)
    defer { rows.reset() }
    return try rows.next() ? rows.integer(0) : nil
  }

  /// Returns the person in the columns from `first` on.
  static func sharer(_ row: RawStatement, from first: Int) -> Sharer {
    func text(_ column: Int) -> String? {
      row.withUTF8(column) { $0.isEmpty } ? nil : row.text(column)
    }
    return Sharer(
      id: text(first + 1), nickname: row.text(first), name: text(first + 3),
      imageURL: text(first + 4), origin: ShareOrigin(rawValue: row.text(first + 2)))
  }
}
