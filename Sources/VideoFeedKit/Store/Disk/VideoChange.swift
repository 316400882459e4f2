import GRDB
import PentadCore
import PentadStorage

/// A read or write transaction in progress. It is valid only during the body, on the thread of the
/// store.
class VideoAccess {
  let database: Database
  private var names: [Int64: SourceID] = [:]

  init(_ database: Database) { self.database = database }

  /// Returns a cached statement.
  final func statement(_ sql: String) throws -> RawStatement {
    RawStatement(try database.cachedStatement(sql: sql))
  }

  /// Returns the row of a source; nil if the user has no such source.
  final func row(of source: SourceID) throws -> Int64? {
    let rows = try statement("SELECT id FROM source WHERE name = ?")
    try rows.bind(source.rawValue, at: 1)
    defer { rows.reset() }
    return try rows.next() ? rows.integer(0) : nil
  }

  /// Returns the source of a row.
  final func source(_ row: Int64) throws -> SourceID? {
    if let name = names[row] { return name }
    let rows = try statement("SELECT name FROM source WHERE id = ?")
    try rows.bind(row, at: 1)
    defer { rows.reset() }
    names[row] = try rows.next() ? SourceID(rows.text(0)) : nil
    return names[row]
  }

  /// Returns the network scope of the source of a row; the internet if there is no such source.
  final func scope(of source: Int64) throws -> AddressScope {
    try sources("id = ?", [source]).first?.description.scope ?? .world
  }

  /// Returns the row of a video; nil if no source has reported it.
  final func row(of key: VideoKey) throws -> Int64? {
    let rows = try statement("SELECT id FROM video WHERE provider = ? AND provider_id = ?")
    try rows.bind(key, at: 1)
    defer { rows.reset() }
    return try rows.next() ? rows.integer(0) : nil
  }

  final func count(_ rows: String) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT count(*) FROM \(rows)") ?? 0
  }
}

/// A write transaction in progress: the rows it changes, and its events.
final class VideoChange: VideoAccess {
  /// The current time, in milliseconds since 1970-01-01 00:00 UTC.
  let now: Int64
  private(set) var events: [VideoEvent] = []
  /// The files that are no longer needed after the commit.
  private(set) var discarded: [String] = []

  init(_ database: Database, now: Int64) {
    self.now = now
    super.init(database)
  }

  /// Appends an event to the log in this transaction. An immediate repetition of the same event is
  /// dropped.
  func tell(_ event: VideoEvent) {
    if events.last != event { events.append(event) }
  }

  /// Appends the event that the content of some videos in the lists has changed.
  func tell(changed keys: [VideoKey]) {
    guard !keys.isEmpty else { return }
    tell(.videosChanged(keys.count > VideoEvent.videoLimit ? [] : keys))
  }

  /// Deletes files after the commit.
  func discard(_ files: [String]) { discarded += files }

  /// Runs a statement and returns the number of rows it changed.
  @discardableResult
  func run(_ sql: String, _ arguments: StatementArguments = []) throws -> Int {
    try database.cachedStatement(sql: sql).execute(arguments: arguments)
    return database.changesCount
  }
}

extension RawStatement {
  /// Binds a number, or NULL for nil.
  func bind(_ value: Int64?, at index: Int) throws {
    if let value { try bind(value, at: index) } else { try bindNull(at: index) }
  }

  /// Binds a text, or NULL for nil.
  func bind(_ value: String?, at index: Int) throws {
    if let value { try bind(value, at: index) } else { try bindNull(at: index) }
  }

  /// Binds a mark, or NULL for nil.
  func bind(_ value: Bool?, at index: Int) throws {
    try bind(value.map { $0 ? 1 as Int64 : 0 }, at: index)
  }

  /// Binds the provider and the id of a video to two consecutive parameters.
  func bind(_ key: VideoKey, at index: Int) throws {
    try bind(key.provider.rawValue, at: index)
    try bind(key.storedID, at: index + 1)
  }

  /// Returns a column as a mark; nil for NULL.
  func mark(_ column: Int) -> Bool? { optionalInteger(column).map { $0 != 0 } }

  /// Returns the video whose provider and id are in two columns; nil if they are invalid.
  func key(_ column: Int) -> VideoKey? {
    VideoProvider(rawValue: text(column)).flatMap { VideoKey(provider: $0, id: text(column + 1)) }
  }
}
