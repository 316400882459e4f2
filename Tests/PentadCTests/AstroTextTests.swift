#if Astro
  import AstroKit
  import CPentad
  import PentadCore
  import Testing

  @testable import PentadC

  extension Owning {
    /// C writes the same text as Swift. Tests/CTests/astro_texts.c calls the same functions with
    /// invalid input.
    @Suite struct AstroTextTests {
      private let first = Int32(20_261_025)
      private let last = Int32(20_261_205)

      private func place() throws -> Place {
        try Place(
          latitude: 52.52, longitude: 13.405, timeZone: CivilTimeZone("Europe/Berlin"))
      }

      /// Runs a body with a calendar and the same place in C, and takes the text that it writes.
      private func text(
        _ body: (
          pentad_astro_calendar_ref?, UnsafePointer<pentad_astro_place>,
          UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
        ) -> pentad_status
      ) throws -> String {
        let before = Handle.count
        defer { #expect(Handle.count == before) }
        var calendar: pentad_astro_calendar_ref?
        try #require(pentad_astro_calendar_open(nil, &calendar, nil) == PENTAD_OK)
        defer { pentad_astro_calendar_free(calendar) }
        return try "Europe/Berlin".withCString { zone in
          var place = pentad_astro_place()
          place.struct_size = MemoryLayout<pentad_astro_place>.size
          place.latitude = 52.52
          place.longitude = 13.405
          place.time_zone = zone
          var out: UnsafeMutablePointer<CChar>?
          #expect(body(calendar, &place, &out) == PENTAD_OK)
          defer { freeString(out) }
          return String(cString: try #require(out))
        }
      }

      private func days() async throws -> [PanchangDay] {
        let calendar = try await AstroCalendar()
        let days = try await calendar.days(
          from: CivilDate(number: first), to: CivilDate(number: last), at: place()
        ).collect()
        await calendar.close()
        return days
      }

      @Test(arguments: PanchangScript.allCases)
      func daysAsJSON(script: PanchangScript) async throws {
        let days = try await days()
        for (format, form) in [
          (PENTAD_ASTRO_TEXT_FORMAT_JSON, JSONSequence.Form.array),
          (PENTAD_ASTRO_TEXT_FORMAT_JSONL, .lines),
        ] {
          var options = pentad_astro_text_options()
          options.struct_size = MemoryLayout<pentad_astro_text_options>.size
          options.format = format
          options.script = pentad_astro_script(
            UInt32(PanchangScript.allCases.firstIndex(of: script) ?? 0))
          options.with_hours = form == .lines ? 1 : 0
          var json = JSONSequence(form)
          let expected =
            days.map { json.text(of: $0.json(in: script, withHours: form == .lines)) }.joined()
            + json.tail
          let found = try text { calendar, place, out in
            pentad_astro_days_text(calendar, place, nil, first, last, &options, out, nil)
          }
          #expect(found == expected)
        }
      }

      @Test func daysAsCSV() async throws {
        var options = pentad_astro_text_options()
        options.struct_size = MemoryLayout<pentad_astro_text_options>.size
        options.format = PENTAD_ASTRO_TEXT_FORMAT_CSV
        let found = try text { calendar, place, out in
          pentad_astro_days_text(calendar, place, nil, first, last, &options, out, nil)
        }
        #expect(found == PanchangCSV.text(try await days()))
      }

      @Test func daysAsACalendar() async throws {
        let kinds = Set(DayEntryKind.allCases)
        let writer = try ICalendarWriter(
          daysFrom: CivilDate(number: first), to: CivilDate(number: last), at: place(),
          kinds: kinds, ICalendarOptions(name: "A, b", refreshDays: 1))
        var expected = writer.head
        for entry in try await days().flatMap({ $0.calendarEntries(of: kinds, in: .iast) }) {
          expected += try writer.text(of: entry)
        }
        expected += writer.tail
        let found = try "A, b".withCString { name in
          var options = pentad_astro_icalendar_options()
          options.struct_size = MemoryLayout<pentad_astro_icalendar_options>.size
          options.name = name
          options.entries = 16_383
          options.script = PENTAD_ASTRO_SCRIPT_IAST
          options.refresh_days = 1
          return try text { calendar, place, out in
            pentad_astro_days_icalendar(calendar, place, nil, first, last, &options, out, nil)
          }
        }
        #expect(found == expected)
      }

      @Test func pictures() async throws {
        let calendar = try await AstroCalendar()
        let grid = try await calendar.monthGrid(
          year: 2026, month: 11, at: place(), firstVara: Vara(index: 1))
        await calendar.close()
        let swift = AlmanacPictureOptions(
          theme: .dark, script: .devanagari, today: try CivilDate(2026, 11, 21),
          showsSunTimes: false)
        var options = pentad_astro_picture_options()
        options.struct_size = MemoryLayout<pentad_astro_picture_options>.size
        options.width = 500
        options.today = 20_261_121
        options.theme = PENTAD_ASTRO_THEME_DARK
        options.script = PENTAD_ASTRO_SCRIPT_DEVANAGARI
        options.hides_sun_times = 1
        let month = try text { calendar, place, out in
          pentad_astro_month_svg(calendar, place, nil, 2026, 11, 2, &options, out, nil)
        }
        #expect(month == (try grid.svg(width: 500, swift)))
        let day = try text { calendar, place, out in
          pentad_astro_day_svg(calendar, place, nil, 20_261_105, nil, out, nil)
        }
        let expected = try #require(grid.days.first { $0.date.day == 5 })
        #expect(day == (try expected.svg()))
      }
    }
  }
#endif
