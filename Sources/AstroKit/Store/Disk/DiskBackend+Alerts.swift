#if Storage
  import GRDB
  import PentadCore
  import PentadStorage

  extension DiskBackend {
    func alerts() async throws(PentadError) -> [AstroAlert] {
      try await database.read { database in
        let rows = try Row.fetchAll(
          database, sql: "SELECT id, due, message FROM alert ORDER BY due, id")
        return rows.compactMap(Self.alert)
      }
    }

    func addAlert(due: Instant, message: String) async throws(PentadError) -> AstroAlert {
      try await database.write { database in
        try database.execute(
          sql: "INSERT INTO alert (due, message) VALUES (?, ?)",
          arguments: [due.milliseconds, message])
        return AstroAlert(id: database.lastInsertedRowID, due: due, message: message)
      }
    }

    func removeAlert(_ id: Int64) async throws(PentadError) -> Bool {
      try await database.write { database in
        try database.execute(sql: "DELETE FROM alert WHERE id = ?", arguments: [id])
        return database.changesCount > 0
      }
    }

    // MARK: Claims

    func claimAlert(
      for holder: AlertHolder, at now: Instant
    ) async throws(PentadError) -> AstroAlert? {
      let claimed = Lock<Int64?>(nil)
      do throws(PentadError) {
        return try await database.write { database in
          guard let alert = try Self.firstFree(database, holder, now), alert.due <= now else {
            return nil
          }
          try Self.writeClaim(alert.id, holder, heldUntil: now, in: database)
          // The claim is recorded before the commit, so that the next reader here does not find the
          // alert free.
          holder.hold(alert.id)
          claimed.withLock { $0 = alert.id }
          return alert
        }
      } catch {
        if let id = claimed.withLock({ $0 }) { holder.release(id) }
        throw error
      }
    }

    func nextDue(for holder: AlertHolder, at now: Instant) async throws(PentadError) -> Instant? {
      try await database.read { try Self.firstFree($0, holder, now)?.due }
    }

    func noteClaims(of holder: AlertHolder, at now: Instant) async throws(PentadError) {
      try await database.write { database in
        let ids = try Int64.fetchAll(
          database, sql: "SELECT id FROM alert WHERE holder = ?", arguments: [holder.name])
        let held = holder.held
        for id in ids {
          try Self.writeClaim(id, held.contains(id) ? holder : nil, heldUntil: now, in: database)
        }
      }
    }

    private static func writeClaim(
      _ id: Int64, _ holder: AlertHolder?, heldUntil now: Instant, in database: Database
    ) throws {
      let end = now.advanced(bySeconds: AstroPolicies.claimTime).milliseconds
      try database.execute(
        sql: "UPDATE alert SET holder = ?, held_until = ? WHERE id = ?",
        arguments: [holder?.name, holder.map { _ in end }, id])
    }

    /// Returns the first alert that no reader of any store holds.
    ///
    /// A claim from the future counts as expired, so that setting the clock back does not keep it
    /// forever.
    private static func firstFree(
      _ database: Database, _ holder: AlertHolder, _ now: Instant
    ) throws -> AstroAlert? {
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT id, due, message FROM alert
          WHERE holder IS NULL OR holder = ? OR held_until <= ? OR held_until > ?
          ORDER BY due, id
          """,
        arguments: [
          holder.name, now.milliseconds,
          now.advanced(bySeconds: 2 * AstroPolicies.claimTime).milliseconds,
        ])
      let held = holder.held
      while let row = try rows.next() {
        if let alert = alert(row), !held.contains(alert.id) { return alert }
      }
      return nil
    }

    private static func alert(_ row: Row) -> AstroAlert? {
      guard let id: Int64 = row.value(0), let due: Int64 = row.value(1),
        let message: String = row.value(2)
      else { return nil }
      return AstroAlert(id: id, due: Instant(milliseconds: due), message: message)
    }
  }
#endif
