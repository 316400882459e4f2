#if Astro
  import AstroKit
  import CPentad
  import Foundation
  import PentadCore
  import Testing

  @testable import PentadC

  extension Owning {
    /// Tests/CTests/astro.c calls the same functions with all that is wrong.
    @Suite struct AstroDayTests {
      /// Runs a body with an open calendar, and closes it.
      private func withCalendar(_ body: (pentad_astro_calendar_ref?) throws -> Void) rethrows {
        let before = Handle.count
        var calendar: pentad_astro_calendar_ref?
        #expect(pentad_astro_calendar_open(nil, &calendar, nil) == PENTAD_OK)
        try body(calendar)
        pentad_astro_calendar_free(calendar)
        #expect(Handle.count == before)
      }

      private func withPlace(
        _ line: AstroFixture,
        _ body: (inout pentad_astro_place, inout pentad_astro_options) throws -> Void
      ) rethrows {
        try line.zone.withCString { zone in
          var place = pentad_astro_place()
          place.struct_size = MemoryLayout<pentad_astro_place>.size
          place.latitude = line.place.latitude
          place.longitude = line.place.longitude
          place.elevation = line.place.elevation
          place.time_zone = zone
          var rule = pentad_astro_horizon_rule()
          rule.struct_size = MemoryLayout<pentad_astro_horizon_rule>.size
          rule.kind = pentad_astro_horizon_kind(line.rule)
          try withUnsafePointer(to: rule) { rule in
            var options = pentad_astro_options()
            options.struct_size = MemoryLayout<pentad_astro_options>.size
            options.sunrise = rule
            options.months = pentad_astro_months(code(of: line.options.months))
            options.vikrama = pentad_astro_vikrama(code(of: line.options.vikramaYear))
            options.ayanamsa = pentad_astro_ayanamsa(code(of: line.options.ayanamsa))
            options.day_boundary = pentad_astro_day_boundary(code(of: line.options.dayBoundary))
            try body(&place, &options)
          }
        }
      }

      private func code<Case: CaseIterable & Equatable>(of value: Case) -> UInt32
      where Case.AllCases == [Case] { UInt32(Case.allCases.firstIndex(of: value) ?? 0) }

      @Test func theFixtureIsThere() { #expect(AstroFixture.all.count > 10) }

      @Test(arguments: AstroFixture.all) func dayAgreesWithTheFixture(line: AstroFixture)
        async throws
      {
        let calendar = try await AstroCalendar()
        let day = try await calendar.day(
          try CivilDate(number: line.date), at: line.place, options: line.options)
        #expect(line.isMet(by: day.numbers))
        await calendar.close()
      }

      @Test func dayOfCAgreesWithSwift() async throws {
        let swift = try await AstroCalendar()
        var expected: [[Int64]] = []
        for line in AstroFixture.all {
          let date = try CivilDate(number: line.date)
          expected.append(
            try await swift.day(date, at: line.place, options: line.options).numbers)
        }
        await swift.close()
        try withCalendar { calendar in
          for (line, numbers) in zip(AstroFixture.all, expected) {
            try withPlace(line) { place, options in
              var day: UnsafeMutablePointer<pentad_astro_day>?
              let status = pentad_astro_day_compute(
                calendar, &place, &options, line.date, &day, nil)
              #expect(status == PENTAD_OK)
              let record = try #require(day?.pointee)
              let sky = record.horizon.pointee
              #expect(
                [
                  record.start, record.end, sky.civil_start, sky.civil_end, sky.previous_sunset,
                  sky.sunrise, sky.sunset, sky.next_sunrise,
                ] == Array(numbers[2...9]))
              pentad_astro_day_free(day)
            }
          }
        }
      }

      @Test func daysComeWithProgressAndOnce() throws {
        let recorder = Recorder()
        withCalendar { calendar in
          withPlace(AstroFixture.all[0]) { place, options in
            var operation: pentad_operation_ref?
            let status = pentad_astro_days_compute_async(
              calendar, &place, &options, 20_240_101, 20_251_231,
              { context, completed, total in
                Recorder.from(context).note("\(completed) of \(total)")
              },
              { context, status, days, error in
                let last = days.map { $0.pointee.items[$0.pointee.count - 1].pointee.date }
                Recorder.from(context).note("\(status.rawValue) \(last ?? 0) \(error == nil)")
              }, recorder.context, &operation, nil)
            #expect(status == PENTAD_OK)
            #expect(pentad_operation_wait(operation, -1, nil) == PENTAD_OK)
            pentad_operation_free(operation)
          }
        }
        let seen = recorder.seen
        #expect(seen.last == "0 20251231 true")
        #expect(seen.dropLast().allSatisfy { $0.hasSuffix("of 731") })
      }

      @Test func severalThreadsMayAskOneCalendar() {
        withCalendar { calendar in
          withPlace(AstroFixture.all[0]) { place, options in
            let failures = Recorder()
            let box = Box(calendar: calendar, place: place)
            DispatchQueue.concurrentPerform(iterations: 8) { thread in
              for day in 1...20 {
                var place = box.place
                var out: UnsafeMutablePointer<pentad_astro_day>?
                let date = Int32(20_200_100 + 10_000 * thread + day)
                let status = pentad_astro_day_compute(box.calendar, &place, nil, date, &out, nil)
                if status != PENTAD_OK || out?.pointee.date != date { failures.note("\(date)") }
                pentad_astro_day_free(out)
              }
            }
            #expect(failures.seen == [])
          }
        }
      }
    }

    private struct Box: @unchecked Sendable {
      let calendar: pentad_astro_calendar_ref?
      let place: pentad_astro_place
    }
  }
#endif
