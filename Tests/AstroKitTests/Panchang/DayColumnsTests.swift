#if Astro
  import PentadCore
  import Testing

  @testable import AstroKit

  /// The columns contain the same values as the records of the days.
  @Suite struct DayColumnsTests {
    let calendar: AstroCalendar

    init() async throws { calendar = try await AstroCalendar() }

    @Test(
      arguments: [
        (23.1765, 75.7885, "Asia/Kolkata", 2026), (69.6492, 18.9553, "Europe/Oslo", 2024),
        (-13.8333, -171.7667, "Pacific/Apia", 2011), (90, 0, "UTC", 2024),
      ] as [(Double, Double, String, Int)])
    func columnsAgreeWithTheDays(
      latitude: Double, longitude: Double, zone: String, year: Int
    ) async throws {
      let place = try Place(
        latitude: latitude, longitude: longitude, timeZone: CivilTimeZone(zone))
      let (start, end) = (try CivilDate(year, 1, 1), try CivilDate(year + 1, 1, 31))
      let days = try await calendar.days(from: start, to: end, at: place).collect()
      let columns = try await calendar.dayColumns(from: start, to: end, at: place)
      #expect(columns.count == days.count)
      for (index, day) in days.enumerated() {
        #expect(columns.date(at: index) == day.date)
        #expect(isSame(columns.sunrises[index], day.sunrise))
        #expect(isSame(columns.sunsets[index], day.sunset))
        #expect(isSame(columns.moonrises[index], day.moonrises.first))
        #expect(isSame(columns.moonsets[index], day.moonsets.first))
        #expect(columns.udayaTithis[index] == day.udayaTithi)
        let tithi = day.udayaTithi.flatMap { tithi in day.tithis.first { $0.value == tithi } }
        #expect(isSame(columns.tithiEnds[index], tithi?.end))
      }
    }

    /// True if two times differ by less than a hundredth of a second. A root that is found from
    /// another starting point may differ in its last digits. The Sun's times at the pole, where it
    /// grazes the horizon, may differ by more.
    private func isSame(_ left: Instant?, _ right: Instant?) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      return abs(left.julianDay - right.julianDay) < 0.01 / 86_400
    }

    @Test func theFormForOtherLanguagesHasTheSameNumbers() async throws {
      let place = try Place(
        latitude: 69.6492, longitude: 18.9553, timeZone: CivilTimeZone("Europe/Oslo"))
      let start = try CivilDate(1999, 12, 1)
      // More than are computed at a time.
      let count = 4_000
      let columns = try await calendar.dayColumns(
        from: start, to: start.advanced(by: count - 1), at: place)
      var dates = [Int32](repeating: 7, count: count)
      var sunrises = [Int64](repeating: 7, count: count)
      var tithis = [Int32](repeating: 7, count: count)
      var ends = [Int64](repeating: 7, count: count)
      try await fill(place, start, &dates, &sunrises, &tithis, &ends)
      #expect(dates == (0..<count).map { columns.date(at: $0).number })
      #expect(sunrises == columns.sunrises.map { $0?.milliseconds ?? .min })
      #expect(tithis == columns.udayaTithis.map { Int32($0?.number ?? 0) })
      #expect(ends == columns.tithiEnds.map { $0?.milliseconds ?? .min })
    }

    private func fill(
      _ place: Place, _ start: CivilDate, _ dates: inout [Int32], _ sunrises: inout [Int64],
      _ tithis: inout [Int32], _ ends: inout [Int64]
    ) async throws {
      let count = dates.count
      let ints = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * count)
      let longs = UnsafeMutablePointer<Int64>.allocate(capacity: 2 * count)
      defer {
        ints.deallocate()
        longs.deallocate()
      }
      var buffers = DayColumnBuffers()
      buffers.dates = ints
      buffers.tithis = ints + count
      buffers.sunrises = longs
      buffers.tithiEnds = longs + count
      try await calendar.fillDays(
        from: start, count: count, at: place, options: PanchangOptions(), into: buffers)
      dates = Array(UnsafeBufferPointer(start: ints, count: count))
      tithis = Array(UnsafeBufferPointer(start: ints + count, count: count))
      sunrises = Array(UnsafeBufferPointer(start: longs, count: count))
      ends = Array(UnsafeBufferPointer(start: longs + count, count: count))
    }

    @Test func invalidRangeIsRefused() async throws {
      let place = try Place(latitude: 0, longitude: 0, timeZone: .utc)
      let day = try CivilDate(2026, 11, 21)
      await #expect(throws: PentadError.self) {
        try await calendar.dayColumns(from: day, to: day.advanced(by: -1), at: place)
      }
      await #expect(throws: PentadError.self) {
        try await calendar.dayColumns(from: day, to: day.advanced(by: 1_000_000), at: place)
      }
      let task = Task { [calendar] in
        try await calendar.dayColumns(from: day, to: day.advanced(by: 100_000), at: place)
      }
      task.cancel()
      let error = await #expect(throws: PentadError.self) { _ = try await task.value }
      #expect(error?.code == .cancelled)
    }

    @Test func aDateIsOneNumber() throws {
      #expect(try CivilDate(2026, 11, 21).number == 20_261_121)
      #expect(try CivilDate(-1, 3, 5).number == -9_695)
      #expect(try CivilDate(0, 1, 31).number == 131)
      for julianDay in stride(from: -2_000_000, to: 4_000_000, by: 997) {
        let date = CivilDate(julianDayNumber: julianDay)
        #expect(try CivilDate(number: date.number) == date)
      }
      for number in [0, 20_230_229, 20_231_301, -1, Int32.min, .max] {
        #expect(throws: PentadError.self) { try CivilDate(number: number) }
      }
    }
  }
#endif
