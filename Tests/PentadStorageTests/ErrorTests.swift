import GRDB
import PentadCore
import Testing

@testable import PentadStorage

@Suite struct ErrorTests {
  @Test(arguments: [
    (ResultCode.SQLITE_FULL, PentadError.Code.diskFull), (.SQLITE_READONLY, .notWritable),
    (.SQLITE_PERM, .notWritable), (.SQLITE_CANTOPEN, .notOpenable),
    (.SQLITE_IOERR_SHMSIZE, .diskFull),
    (.SQLITE_IOERR_FSYNC, .diskFailure), (.SQLITE_IOERR, .diskFailure),
    (.SQLITE_NOMEM, .outOfMemory), (.SQLITE_CORRUPT, .corrupt), (.SQLITE_NOTADB, .corrupt),
    (.SQLITE_CORRUPT_VTAB, .searchIndexCorrupt), (.SQLITE_BUSY_SNAPSHOT, .storeBusy),
    (.SQLITE_LOCKED, .storeBusy), (.SQLITE_CONSTRAINT_UNIQUE, .constraint),
    (.SQLITE_INTERRUPT, .cancelled), (.SQLITE_TOOBIG, .invalid), (.SQLITE_ERROR, .internal),
  ])
  func aCodeOfSQLiteHasAMeaning(_ code: ResultCode, _ meaning: PentadError.Code) {
    let error = PentadError(
      storage: DatabaseError(resultCode: code, message: "hunter2", sql: "SELECT 'hunter2'"))
    #expect(error.code == meaning)
    #expect(!error.message.contains("hunter2"))
  }

  /// A table that is strict takes no such value: only damage puts it there.
  @Test func aValueOfAnotherTypeIsDamage() throws {
    let queue = try DatabaseQueue()
    let error = #expect(throws: RowDecodingError.self) {
      let row = try queue.read { try Row.fetchOne($0, sql: "SELECT 'seven'") }
      _ = try #require(row).decode(Int64.self, atIndex: 0)
    }
    #expect(PentadError(storage: try #require(error)).code == .corrupt)
  }

  @Test func otherErrors() {
    struct Odd: Error {
      let secret = "hunter2"
    }
    #expect(PentadError(storage: Odd()).code == .internal)
    #expect(!PentadError(storage: Odd()).message.contains("hunter2"))
    #expect(!PentadError(storage: Odd()).message.contains("Odd"))
  }

  /// The caller of cancel does not know whether the store was busy at that moment.
  @Test(
    arguments: [
      CancellationError(), DatabaseError(resultCode: .SQLITE_INTERRUPT),
      DatabaseError(resultCode: .SQLITE_ABORT),
    ] as [any Error])
  func cancellationHasOneError(_ error: any Error) {
    #expect(PentadError(storage: error) == .callCancelled)
  }
}
