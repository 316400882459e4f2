import GRDB
public import PentadCore

extension StoreDatabase {
  /// Returns a stream with an element when another process, or another opening of the store, has
  /// committed.
  ///
  /// One element covers all commits since the previous one; cached values of the store may then be
  /// stale. Commits of this instance are not reported. A resumed store counts as changed. The
  /// stream ends when the store closes. For a store in memory there are no other openings.
  ///
  /// SQLite's `data_version` is read at each interval, which takes some microseconds, but waits for
  /// a write in progress.
  ///
  /// - Parameter interval: the interval in milliseconds; at least 1.
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
          // Suspended, or busy: a temporary condition.
        }
      }
      return nil
    }
  }
}

extension StoreSession {
  /// A version that changes with every commit from outside this session's connection.
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
