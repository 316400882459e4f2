import GRDB
import PentadCore

/// The state of a store's file, found without changing a byte of it.
enum StoreInspection: Equatable {
  /// There is no store.
  case missing
  /// A store that has run that number of migrations.
  case version(Int)
  /// A store of that version, with a damaged page of the schema.
  case unsound(Int)
  case damaged(StoreDamage)

  /// Inspects the file. Throws if it belongs to another program, or cannot be read for a reason
  /// other than damage.
  init(
    _ files: StoreFiles, _ hold: StoreMark.Hold, left state: StoreState, _ schema: StoreSchema
  ) throws(PentadError) {
    let isJournalLeft = (POSIX.entry(at: files.main + "-wal")?.size ?? 0) > 0
    guard let entry = POSIX.entry(at: files.main) else {
      self = isJournalLeft ? .damaged(.lost) : .missing
      return
    }
    guard entry.isFile else {
      throw PentadError(.notOpenable, "\(files.main) is not a file; give the store another name")
    }
    if entry.size == 0 {
      // This library never leaves an empty file; an empty file of another program contains nothing.
      self = isJournalLeft || state != .new ? .damaged(.lost) : .missing
      return
    }
    if hold == .alone, let first = POSIX.firstBytes(of: files.main, count: 20), first.count == 20,
      !first[18...].allSatisfy({ $0 == 1 || $0 == 2 }), first.starts(with: "SQLite".utf8)
    {
      // SQLite treats a file with an unknown write version as read-only.
      self = .damaged(.malformed)
      return
    }
    let found = try Self.look(into: files.main, left: state, schema)
    let isCut = hold == .alone && Self.isCut(files.main, entry.size)
    if isCut, case .version = found { self = .damaged(.malformed) } else { self = found }
  }

  /// Returns true if the end of a store is missing; SQLite would read zeros there.
  private static func isCut(_ path: String, _ size: Int64) -> Bool {
    guard let log = WriteAheadLog(of: path + "-wal") else {
      return size % StoreHeader.pageSize != 0
    }
    return log.lacksPages(besides: size / StoreHeader.pageSize)
  }

  private static func look(
    into path: String, left state: StoreState, _ schema: StoreSchema
  ) throws(PentadError) -> Self {
    do {
      let (owner, version, isSound) = try header(of: path, schema)
      if version > Int32.max / 2 || version < 0 { return .damaged(.malformed) }
      switch owner {
      case .us: return isSound ? .version(version) : .unsound(version)
      case .usUnderAnotherName: return .damaged(.malformed)
      case .others: break
      }
    } catch let error as DatabaseError {
      switch error.resultCode {
      case .SQLITE_NOTADB: return .damaged(.notADatabase)
      case .SQLITE_CORRUPT: return .damaged(.malformed)
      // A newer file format; none exists, so bytes of the header are wrong.
      case .SQLITE_ERROR: return .damaged(.malformed)
      default: throw PentadError(storage: error)
      }
    } catch {
      throw PentadError(storage: error)
    }
    if case .damaged(let damage) = state { return .damaged(damage) }
    throw PentadError(
      .foreignFile, "\(path) belongs to another program; give the store another name")
  }

  private enum Owner {
    case us
    /// All tables are ours but the application ID is not: bytes of the header are wrong.
    case usUnderAnotherName
    case others
  }

  private typealias Header = (owner: Owner, version: Int, isSound: Bool)

  /// Reads the header, and checks the pages of the schema: the first write of an opening changes
  /// them.
  private static func header(of path: String, _ schema: StoreSchema) throws -> Header {
    var options = StoreOptions()
    options.isReadOnly = true
    do {
      return try header(of: path, schema, options)
    } catch DatabaseError.SQLITE_READONLY {
      // A rollback journal has to be rolled back first.
      options.isReadOnly = false
      return try header(of: path, schema, options)
    }
  }

  private static func header(
    of path: String, _ schema: StoreSchema, _ options: StoreOptions
  ) throws -> Header {
    let configuration = Configuration(options, label: "pentad.inspection")
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    defer { try? queue.close() }
    return try queue.read { database in
      let version = try Int.fetchOne(database, sql: "PRAGMA user_version")
      let found = try String.fetchOne(database, sql: "PRAGMA quick_check('sqlite_schema')")
      return (try owner(of: database, schema), version ?? 0, found == "ok")
    }
  }

  private static func owner(of database: Database, _ schema: StoreSchema) throws -> Owner {
    let number = try Int32.fetchOne(database, sql: "PRAGMA application_id")
    if number == schema.applicationID { return .us }
    return schema.fits(database) ? .usUnderAnotherName : .others
  }
}
