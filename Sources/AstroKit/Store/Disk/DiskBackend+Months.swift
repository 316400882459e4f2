#if Storage
  import Foundation
  import GRDB
  import PentadCore
  import PentadStorage

  extension DiskBackend {
    func month(_ key: MonthKey) async throws(PentadError) -> CachedMonth? {
      try await database.read { database in
        let row = try Row.fetchOne(
          database, sql: "SELECT key, stored_at, days, checksum FROM month WHERE key = ?",
          arguments: [key.text])
        return row.flatMap { Self.month($0, key) }
      }
    }

    /// Caches a month. The slots are those of a ``RingBuffer``. Only its bookkeeping is read here,
    /// not the days of the months.
    func keep(_ month: CachedMonth) async throws(PentadError) {
      guard let blob = month.blob else {
        throw PentadError(.internal, "the days of a month cannot be written")
      }
      let key = month.key.text
      try await database.write { database in
        var ring = try Self.ring(database) ?? Self.reset(database)
        let slot = ring.slot { $0 == key } ?? ring.add(key)
        try database.execute(
          sql: "INSERT OR REPLACE INTO month VALUES (?, ?, ?, ?, ?)",
          arguments: [
            slot, key, month.storedAt, blob,
            CachedMonth.checksum(key, month.storedAt, blob),
          ])
        try Self.write(ring, to: database)
      }
    }

    /// Checks the ring and every month against their checksums, and resets the ring to 24 empty
    /// months if anything is inconsistent.
    ///
    /// - Returns: true if it was reset.
    func checkMonths() async throws(PentadError) -> Bool {
      let isSound = try await database.read { database in
        guard try Self.ring(database) != nil else { return false }
        let rows = try Row.fetchCursor(
          database, sql: "SELECT key, stored_at, days, checksum FROM month")
        while let row = try rows.next() {
          if !Self.isSound(row) { return false }
        }
        return true
      }
      if isSound { return false }
      try await database.write { database in _ = try Self.reset(database) }
      return true
    }

    // MARK: The ring

    /// Returns the keys by slot; nil when the bookkeeping does not match the months. An empty file
    /// is valid.
    private static func ring(_ database: Database) throws -> RingBuffer<String>? {
      let keys = try Row.fetchAll(database, sql: "SELECT slot, key FROM month ORDER BY slot")
      guard
        let row = try Row.fetchOne(
          database, sql: "SELECT capacity, count, index_last FROM month_ring")
      else {
        return keys.isEmpty ? RingBuffer(uncheckedCapacity: AstroPolicies.monthCount) : nil
      }
      guard row.value(0) == AstroPolicies.monthCount, row.value(1) == keys.count,
        let indexLast: Int = row.value(2)
      else { return nil }
      var slots: [String] = []
      for (index, row) in keys.enumerated() {
        guard row.value(0) == index, let key: String = row.value(1) else { return nil }
        slots.append(key)
      }
      return RingBuffer(
        capacity: AstroPolicies.monthCount, indexLast: indexLast, slots: slots)
    }

    private static func write(_ ring: RingBuffer<String>, to database: Database) throws {
      try database.execute(
        sql: "INSERT OR REPLACE INTO month_ring VALUES (1, ?, ?, ?)",
        arguments: [ring.capacity, ring.count, ring.indexLast])
    }

    private static func reset(_ database: Database) throws -> RingBuffer<String> {
      let ring = RingBuffer<String>(uncheckedCapacity: AstroPolicies.monthCount)
      try database.execute(sql: "DELETE FROM month")
      try write(ring, to: database)
      return ring
    }

    // MARK: A month

    private static func isSound(_ row: Row) -> Bool {
      guard let key: String = row.value(0), let storedAt: Int64 = row.value(1),
        let blob: Data = row.value(2), let checksum: Int64 = row.value(3)
      else { return false }
      return checksum == CachedMonth.checksum(key, storedAt, blob)
    }

    private static func month(_ row: Row, _ key: MonthKey) -> CachedMonth? {
      guard isSound(row), let blob: Data = row.value(2) else { return nil }
      return CachedMonth(key: key, blob: blob)
    }
  }
#endif
