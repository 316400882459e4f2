#if Astro
  import CPentad
  import Testing

  @testable import PentadC

  extension Owning {
    /// Walks on which each call is given the time that the one before received.
    @Suite struct AstroWalkTests {
      /// 1 January 2026, and one before 1970.
      static let starts: [Int64] = [1_767_225_600_000, -2_208_988_800_000]
      private let day = Int64(86_400_000)

      private func withCalendar(_ body: (pentad_astro_calendar_ref?) throws -> Void) throws {
        var calendar: pentad_astro_calendar_ref?
        try #require(pentad_astro_calendar_open(nil, &calendar, nil) == PENTAD_OK)
        defer { pentad_astro_calendar_free(calendar) }
        try body(calendar)
      }

      /// The times at which a walk of so many steps arrives.
      private func walk(
        _ steps: Int, from start: Int64,
        _ step: (Int64, UnsafeMutablePointer<Int64>) -> pentad_status
      ) -> [Int64] {
        var times: [Int64] = []
        for _ in 0..<steps {
          var time = Int64(0)
          #expect(step(times.last ?? start, &time) == PENTAD_OK)
          times.append(time)
        }
        return times
      }

      @Test(arguments: starts) func fromTithiToTithi(start: Int64) throws {
        try withCalendar { calendar in
          let (kind, ayanamsa) = (PENTAD_ASTRO_TRANSITION_KIND_TITHI, PENTAD_ASTRO_AYANAMSA_LAHIRI)
          var (listed, count) = ([Int64](repeating: 0, count: 200), 0)
          let status = pentad_astro_transitions_fill(
            calendar, kind, ayanamsa, start, start + 110 * day, &listed, nil, 200, &count, nil)
          try #require(status == PENTAD_OK && count > 101)
          let there = walk(100, from: start) {
            pentad_astro_transition_next(calendar, kind, ayanamsa, $0, $1, nil, nil)
          }
          #expect(there == Array(listed.prefix(100)))
          let back = walk(100, from: listed[100]) {
            pentad_astro_transition_previous(calendar, kind, ayanamsa, $0, $1, nil, nil)
          }
          #expect(back == there.reversed())
        }
      }

      @Test(arguments: starts, [PENTAD_ASTRO_BODY_SUN, PENTAD_ASTRO_BODY_MOON])
      func fromRisingToRising(start: Int64, body: pentad_astro_body) throws {
        try withCalendar { calendar in
          var place = pentad_astro_place()
          place.struct_size = MemoryLayout<pentad_astro_place>.size
          (place.latitude, place.longitude) = (23.1765, 75.7885)
          place.utc_offset_minutes = 330
          let rise = PENTAD_ASTRO_HORIZON_EVENT_RISE
          var (listed, count) = ([Int64](repeating: 0, count: 80), 0)
          let status = pentad_astro_horizon_events_fill(
            calendar, &place, nil, body, rise.rawValue, start, start + 70 * day, &listed, nil, nil,
            80, &count, nil)
          try #require(status == PENTAD_OK && count > 61)
          let there = walk(60, from: start) {
            pentad_astro_horizon_event_next(calendar, &place, nil, body, rise, $0, $1, nil, nil)
          }
          #expect(there == Array(listed.prefix(60)))
          let back = walk(60, from: listed[60]) {
            pentad_astro_horizon_event_previous(calendar, &place, nil, body, rise, $0, $1, nil, nil)
          }
          #expect(back == there.reversed())
        }
      }

      /// A millisecond to either side of the time given is enough to find it again.
      @Test func transitionNearTheGivenTimeIsFound() throws {
        try withCalendar { calendar in
          let (kind, ayanamsa) = (PENTAD_ASTRO_TRANSITION_KIND_TITHI, PENTAD_ASTRO_AYANAMSA_LAHIRI)
          var time = Self.starts[0]
          for _ in 0..<100 {
            func next(after moment: Int64) -> Int64 {
              walk(1, from: moment) {
                pentad_astro_transition_next(calendar, kind, ayanamsa, $0, $1, nil, nil)
              }[0]
            }
            time = next(after: time)
            let before = walk(1, from: time + 1) {
              pentad_astro_transition_previous(calendar, kind, ayanamsa, $0, $1, nil, nil)
            }
            #expect(next(after: time - 1) == time && before == [time])
          }
        }
      }

      static let extremes: [Int64] = [.max, .min + 1]

      @Test(arguments: extremes) func timesFarBeyondTheEphemerisFindNothing(
        time: Int64
      ) throws {
        try withCalendar { calendar in
          let (kind, ayanamsa) = (PENTAD_ASTRO_TRANSITION_KIND_TITHI, PENTAD_ASTRO_AYANAMSA_LAHIRI)
          for call in [pentad_astro_transition_next, pentad_astro_transition_previous] {
            let status = call(calendar, kind, ayanamsa, time, nil, nil, nil)
            #expect(status.rawValue & 0xff == PENTAD_NOT_FOUND.rawValue)
          }
        }
      }
    }
  }
#endif
