#if Storage
  import Foundation
  import GRDB

  /// Writes over the page on which a table of a closed database begins.
  public func damageTable(_ name: String, in file: String) throws {
    let queue = try DatabaseQueue(path: file)
    let root = try queue.read {
      try Int.fetchOne(
        $0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = ?", arguments: [name])
    }
    try queue.close()
    guard let root else { throw DatabaseError(message: "there is no table \(name)") }
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: file))
    try handle.seek(toOffset: UInt64(root - 1) * 4_096)
    try handle.write(contentsOf: Data(repeating: 0xaa, count: 4_096))
    try handle.close()
  }
#endif
