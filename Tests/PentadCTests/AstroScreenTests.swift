#if Astro
  import AstroKit
  import CPentad
  import PentadCore
  import Testing

  @testable import PentadC

  extension Owning {
    @Suite struct AstroScreenTests {
      private func withDays(
        _ body: (
          pentad_astro_calendar_ref?, UnsafePointer<pentad_astro_place>,
          UnsafeMutablePointer<pentad_astro_day_containers>?, [DayContainer]
        ) throws -> Void
      ) throws {
        let before = Handle.count
        var calendar: pentad_astro_calendar_ref?
        #expect(pentad_astro_calendar_open(nil, &calendar, nil) == PENTAD_OK)
        try "Asia/Kolkata".withCString { zone in
          var place = pentad_astro_place()
          place.struct_size = MemoryLayout<pentad_astro_place>.size
          (place.latitude, place.longitude, place.time_zone) = (23.2, 75.8, zone)
          var days: UnsafeMutablePointer<pentad_astro_day_containers>?
          let status = pentad_astro_day_containers_compute(
            calendar, &place, nil, 20_261_025, 20_261_206, &days, nil)
          #expect(status == PENTAD_OK)
          try withUnsafePointer(to: place) { try body(calendar, $0, days, readContainers(days)) }
          pentad_astro_day_containers_free(days)
        }
        pentad_astro_calendar_free(calendar)
        #expect(Handle.count == before)
      }

      @Test func moonViewAgreesWithSwift() throws {
        try withDays { _, _, days, expected in
          var view: UnsafeMutablePointer<pentad_astro_moon_view>?
          #expect(pentad_astro_moon_view_make(days, &view, nil) == PENTAD_OK)
          let record = try #require(view?.pointee)
          let swift = MoonView(expected)
          #expect(record.row_count == swift.rowCount)
          #expect(record.section_count == swift.sections.count && swift.sections.count > 1)
          for (index, section) in swift.sections.enumerated() {
            let found = record.sections[index].pointee
            #expect(String(cString: found.lunar_month) == section.lunarMonth)
            #expect(found.row_count == section.rows.count)
            for (index, row) in section.rows.enumerated() {
              let found = found.rows[index].pointee
              #expect(found.date == row.date.number && found.role == row.role.code)
              #expect(String(cString: found.tithi) == row.tithi)
              #expect(String(cString: found.fortnight) == row.fortnight)
              #expect(found.is_continued == row.isContinued)
              #expect(found.day.pointee.tithi_number == Int32(row.day.tithiValue?.number ?? 0))
            }
          }
          pentad_astro_moon_view_free(view)
        }
      }

      @Test func noDaysAreAnEmptyMoonViewAndNoDayView() {
        var moon: UnsafeMutablePointer<pentad_astro_moon_view>?
        #expect(pentad_astro_moon_view_make(nil, &moon, nil) == PENTAD_OK)
        #expect(moon?.pointee.section_count == 0)
        pentad_astro_moon_view_free(moon)
        var none = pentad_astro_day_containers(
          items: UnsafePointer(bitPattern: 8)!, count: 0, stored_at: 0,
          origin: PENTAD_SNAPSHOT_ORIGIN_MEMORY, is_stale: false)
        var day: UnsafeMutablePointer<pentad_astro_day_view>?
        #expect(pentad_astro_day_view_make(&none, &day, nil) == PENTAD_NOT_FOUND)
        #expect(pentad_astro_day_view_make(nil, &day, nil) == PENTAD_MISUSE)
        #expect(day == nil)
      }

      @Test func sunViewAgreesWithSwift() throws {
        try withDays { _, _, days, expected in
          var options = pentad_astro_sun_view_options()
          options.struct_size = MemoryLayout<pentad_astro_sun_view_options>.size
          (options.year, options.month, options.first_vara) = (2026, 11, 2)
          (options.today, options.selected) = (20_261_121, 20_261_124)
          var view: UnsafeMutablePointer<pentad_astro_sun_view>?
          #expect(pentad_astro_sun_view_make(&options, days, nil, &view, nil) == PENTAD_OK)
          let record = try #require(view?.pointee)
          let zone = try CivilTimeZone("Asia/Kolkata")
          let swift = SunView(
            around: try CivilDate(2026, 11, 1), today: try CivilDate(2026, 11, 21),
            selected: try CivilDate(2026, 11, 24), firstVara: Vara(index: 1),
            marks: SunView.marks(of: expected, in: zone))
          #expect(record.first == swift.request.start.number && record.cell_count == 42)
          for (index, cell) in swift.rows.flatMap(\.self).enumerated() {
            let found = record.cells[index].pointee
            #expect(found.date == cell.date.number && found.is_in_month == cell.isInMonth)
            #expect(found.is_today == cell.isToday && found.is_selected == cell.isSelected)
            let marks = SunView.Mark.allCases.filter { found.marks & $0.code.rawValue != 0 }
            #expect(Set(marks) == cell.marks)
          }
          pentad_astro_sun_view_free(view)
          options.month = 13
          #expect(
            PentadError.Code.invalid
              ~= code(pentad_astro_sun_view_make(&options, days, nil, &view, nil)))
        }
      }

      private func code(_ status: pentad_status) -> PentadError.Code {
        PentadError.Code(rawValue: Int32(bitPattern: status.rawValue))
      }

      @Test func dayViewAgreesWithSwift() throws {
        try withDays { calendar, place, days, expected in
          var view: UnsafeMutablePointer<pentad_astro_day_view>?
          #expect(pentad_astro_day_view_make(days, &view, nil) == PENTAD_OK)
          let swift = try #require(DayView(expected))
          expect(view, isThatOf: swift)
          pentad_astro_day_view_free(view)
          let status = pentad_astro_day_view_compute(
            calendar, place, nil, 20_261_121, PENTAD_ASTRO_SCRIPT_DEVANAGARI, &view, nil)
          #expect(status == PENTAD_OK)
          let lines = try #require(view?.pointee)
          let texts = (0..<lines.line_count).map { String(cString: lines.lines[$0].pointee.text) }
          #expect(texts.contains { $0.contains("द्वादशी") })
          pentad_astro_day_view_free(view)
        }
      }

      private func expect(
        _ view: UnsafeMutablePointer<pentad_astro_day_view>?, isThatOf swift: DayView
      ) {
        guard let record = view?.pointee else { return }
        #expect(record.date == swift.date.number && record.line_count == swift.lines.count)
        for (index, line) in swift.lines.enumerated() {
          let found = record.lines[index].pointee
          #expect(String(cString: found.id) == line.id && String(cString: found.text) == line.text)
          #expect(found.term.map { String(cString: $0) } == line.term)
        }
      }

      @Test func everyHelpTopicIsFound() {
        let all = pentad_astro_help_all().pointee
        #expect(all.count == HelpTopic.all.count)
        for topic in HelpTopic.all {
          let found = pentad_astro_help_find(topic.id)?.pointee
          #expect(found.map { String(cString: $0.term) } == topic.title)
          #expect(found.map { String(cString: $0.text) } == topic.text)
        }
        #expect(pentad_astro_help_find("nothing") == nil && pentad_astro_help_find(nil) == nil)
        var found: UnsafeMutablePointer<pentad_astro_help_topics>?
        #expect(pentad_astro_help_search("TITHI", &found, nil) == PENTAD_OK)
        #expect(found?.pointee.count == HelpTopic.search("tithi").count)
        pentad_astro_help_topics_free(found)
      }
    }
  }
#endif
