#if Astro
  import Testing

  @testable import AstroKit

  /// Risings and settings against the tables of the U.S. Naval Observatory, which round to the
  /// minute.
  struct NavalObservatoryTests {
    /// A body at a place, with a year of its events.
    struct Table: CustomTestStringConvertible {
      let body: Luminary
      let latitude: Double
      let longitude: Double
      let year: Int
      let events: [(time: Instant, isRise: Bool)]

      var testDescription: String { "\(body) at \(latitude), \(longitude) in \(year)" }
    }

    @Test func theTablesAreRead() throws {
      #expect(try Self.tables().map(\.events.count).sorted() == [80, 705, 730, 730])
    }

    @Test(arguments: try tables())
    func everyEventIsThereAndNoOther(_ table: Table) async throws {
      // A time within half a minute of midnight is rounded to midnight.
      let start = try Instant(utc: "\(table.year)-01-01").julianDay - 30 / 86_400
      let end = try Instant(utc: "\(table.year + 1)-01-01").julianDay - 30 / 86_400
      let horizon = Horizon(
        try await Tables.table(start..<end), place: try place(table.latitude, table.longitude))
      let found = horizon.riseAndSet(of: table.body, in: start..<end)
      #expect(found.map(\.isRise) == table.events.map(\.isRise))
      let errors = zip(found, table.events).map {
        abs(Instant(julianDay: $0.julianDay).seconds(after: $1.time))
      }
      // At 85° the Moon takes so long to cross that 1″ is seconds.
      let share = abs(table.latitude) <= 60 ? 99 : 96
      let close = errors.filter { $0 <= 31 }.count
      #expect(close * 100 >= share * errors.count, "\(errors.count - close) of \(errors.count)")
      #expect(errors.allSatisfy { $0 <= 35 }, "\(errors.max() ?? 0) s")
    }

    static func tables() throws -> [Table] {
      let rows = try AlmanacFixtures.rows("naval-observatory.csv")
      return try Dictionary(grouping: rows) { $0[..<3] }.values.map(Table.init(rows:))
    }
  }

  extension NavalObservatoryTests.Table {
    /// The rows of one body at one place: body, longitude, latitude, time, event.
    init(rows: [[String]]) throws {
      body = rows[0][0] == "Sun" ? .sun : .moon
      longitude = try #require(Double(rows[0][1]))
      latitude = try #require(Double(rows[0][2]))
      year = try #require(Int(rows[0][3].prefix(4)))
      events = try rows.map { (try Instant(utc: $0[3]), $0[4] == "rise") }
    }
  }
#endif
