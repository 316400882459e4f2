import GRDB
public import PentadCore

extension StoreDatabase {
  /// Tells that somebody else has committed: another process, or another opening of the store.
  ///
  /// One element stands for all the commits since the one before; what a caller knows of the store may
  /// then be old. Commits by this value are not told: whoever made them knows. A resumed store counts
  /// as changed. The stream ends when the store closes. A store in memory is nobody else's.
  ///
  /// SQLite's `data_version` is read so often, which takes some microseconds, but waits for a write
  /// under way.
  ///
  /// - Parameter interval: in milliseconds; at least 1.
  /// - Throws: as ``read(_:)``.
  public func changes(every interval: Int = 500) async throws(PentadError) -> AsyncStream<Void> {
    let session = session
    let seen = Lock(try await session.version())
    return AsyncStream {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(max(1, interval)))
        do throws(PentadError) {
          let version = try await session.version()
          let isNew = seen.withLock { seen in
            defer { seen = version }
            return seen != version
          }
          if isNew { return () }
        } catch  where error.code == .closed {
          return nil
        } catch {
          // Suspended, or busy: it passes.
        }
      }
      return nil
    }
  }
}

extension StoreSession {
  /// Changes with every commit that did not come by way of this session's connection.
  struct Version: Equatable {
    let connection: Int
    let data: Int64
  }

  fileprivate func version() async throws(PentadError) -> Version {
    try await entered { connection async throws(PentadError) in
      let number = numberedConnection.number
      do {
        let data = try await connection.writer.writeWithoutTransaction { database in
          try Int64.fetchOne(database, sql: "PRAGMA data_version") ?? 0
        }
        return Version(connection: number, data: data)
      } catch {
        throw connection.mapped(error)
      }
    }
  }
}
