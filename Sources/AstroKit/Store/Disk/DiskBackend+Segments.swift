#if Storage
  import Foundation
  import GRDB
  import PentadCore
  import PentadStorage

  extension DiskBackend {
    func load(_ indices: Range<Int>, fingerprint: String) async -> [EphemerisSegment] {
      let rows = await blobs(
        """
        SELECT position, blob FROM segment WHERE fingerprint = ? AND position >= ? AND position < ?
        """, [fingerprint, indices.lowerBound, indices.upperBound])
      return rows.compactMap { try? EphemerisSegment(index: $0.index, blob: $0.blob) }
    }

    func save(_ segments: [EphemerisSegment], fingerprint: String) async {
      let rows = segments.map { (index: $0.index, blob: Data($0.blob)) }
      await write { database in
        for row in rows {
          try database.execute(
            sql: "INSERT OR REPLACE INTO segment (fingerprint, position, blob) VALUES (?, ?, ?)",
            arguments: [fingerprint, row.index, row.blob])
        }
        try database.execute(
          sql: """
            INSERT OR REPLACE INTO edition VALUES (1, ?);
            DELETE FROM segment WHERE rowid <= (SELECT max(rowid) FROM segment) - ?
            """, arguments: [fingerprint, AstroPolicies.segmentCount])
      }
    }

    func loadAyanamsa(
      _ ayanamsa: Ayanamsa, _ indices: Range<Int>, fingerprint: String
    ) async -> [AyanamsaSpan] {
      let rows = await blobs(
        """
        SELECT position, blob FROM ayanamsa_span
        WHERE fingerprint = ? AND ayanamsa = ? AND position >= ? AND position < ?
        """, [fingerprint, ayanamsa.rawValue, indices.lowerBound, indices.upperBound])
      return rows.compactMap {
        try? AyanamsaSpan(ayanamsa: ayanamsa, index: $0.index, blob: $0.blob)
      }
    }

    func saveAyanamsa(_ spans: [AyanamsaSpan], fingerprint: String) async {
      let rows = spans.map { (name: $0.ayanamsa.rawValue, index: $0.index, blob: Data($0.blob)) }
      await write { database in
        for row in rows {
          try database.execute(
            sql: """
              INSERT OR REPLACE INTO ayanamsa_span (fingerprint, ayanamsa, position, blob)
              VALUES (?, ?, ?, ?)
              """, arguments: [fingerprint, row.name, row.index, row.blob])
        }
        try database.execute(
          sql:
            "DELETE FROM ayanamsa_span WHERE rowid <= (SELECT max(rowid) FROM ayanamsa_span) - ?",
          arguments: [AstroPolicies.segmentCount])
      }
    }

    func latestFingerprint() async -> String? {
      try? await database.read { database in
        try Row.fetchOne(database, sql: "SELECT fingerprint FROM edition")?.value(0)
      }
    }

    private func blobs(
      _ query: String, _ arguments: StatementArguments
    ) async -> [(index: Int, blob: [UInt8])] {
      let rows = try? await database.read { database in
        try Row.fetchAll(database, sql: query, arguments: arguments).compactMap {
          row -> (index: Int, blob: [UInt8])? in
          guard let index: Int = row.value(0), let blob: Data = row.value(1) else { return nil }
          return (index, [UInt8](blob))
        }
      }
      return rows ?? []
    }

    /// Writes to the cache. Values that cannot be written are computed again; the owner of the
    /// store sees the damage, but no caller does.
    private func write(_ body: @escaping @Sendable (Database) throws -> Void) async {
      try? await database.write(body)
    }
  }
#endif
