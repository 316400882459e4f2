import AstroKit
import CPentad
import PentadCore

/// Puts the records of a screen together in an arena.
struct ScreenRecords {
  private let arena: Arena
  private let containers: ContainerRecords

  init(arena: Arena) {
    self.arena = arena
    containers = ContainerRecords(arena: arena)
  }

  func moonView(_ view: MoonView) -> pentad_astro_moon_view {
    let sections = view.sections.map { section in
      arena.record(
        pentad_astro_moon_section(
          lunar_month: containers.text(section.lunarMonth),
          rows: arena.array(section.rows.map { row($0) }), row_count: section.rows.count))
    }
    return pentad_astro_moon_view(
      sections: arena.array(sections), section_count: sections.count, row_count: view.rowCount)
  }

  private func row(_ row: MoonRow) -> UnsafePointer<pentad_astro_moon_row> {
    arena.record(
      pentad_astro_moon_row(
        day: containers.container(row.day), tithi: containers.text(row.tithi),
        fortnight: containers.text(row.fortnight), date: row.date.number, role: row.role.code,
        is_continued: row.isContinued))
  }

  func sunView(_ view: SunView) -> pentad_astro_sun_view {
    let cells = view.rows.flatMap(\.self).map { cell in
      arena.record(
        pentad_astro_sun_cell(
          date: cell.date.number, marks: cell.marks.reduce(0) { $0 | $1.code.rawValue },
          is_in_month: cell.isInMonth, is_today: cell.isToday, is_selected: cell.isSelected))
    }
    let shown = view.request
    return pentad_astro_sun_view(
      year: Int32(clamping: view.year), month: Int32(clamping: view.month),
      first: shown.start.number, last: shown.end.number, cells: arena.array(cells),
      cell_count: cells.count)
  }

  func dayView(_ view: DayView) -> pentad_astro_day_view {
    let lines = view.lines.map { line in
      arena.record(
        pentad_astro_day_line(
          id: arena.string(line.id), title: arena.string(line.title),
          text: arena.string(line.text), term: arena.string(line.term)))
    }
    return pentad_astro_day_view(
      lines: arena.array(lines), line_count: lines.count, date: view.date.number)
  }
}

extension SunView {
  /// - Throws: `invalid` for a month, a weekday, a date or a zone that there is not
  init(
    _ record: pentad_astro_sun_view_options, _ days: [DayContainer], _ alerts: [AstroAlert]
  ) throws(PentadError) {
    let name = try readOptionalText(record.time_zone, "options->time_zone")
    let zone = try name.map { (name) throws(PentadError) in try CivilTimeZone(name) }
    self.init(
      around: try CivilDate(Int(record.year), Int(record.month), 1),
      today: try readOptionalDate(record.today), selected: try readOptionalDate(record.selected),
      firstVara: try readFirstVara(record.first_vara, "options->first_vara"),
      marks: Self.marks(of: days, alerts: alerts, in: zone ?? days.first?.timeZone ?? .utc))
  }
}

/// The alerts of a caller's record; none for NULL.
func readAlerts(
  _ pointer: UnsafePointer<pentad_astro_alerts>?
) throws(PentadError) -> [AstroAlert] {
  guard let pointer else { return [] }
  return try readRecords(
    readField(pointer, \.items), readField(pointer, \.count), "alerts->items"
  ) { (alert) throws(PentadError) in
    AstroAlert(
      id: readField(alert, \.id), due: try readInstant(readField(alert, \.due), "alert->due"),
      message: try readText(readField(alert, \.message), "alert->message"))
  }
}

extension MoonRow.Role {
  var code: pentad_astro_moon_role {
    switch self {
    case .bright: PENTAD_ASTRO_MOON_BRIGHT
    case .dark: PENTAD_ASTRO_MOON_DARK
    case .fullMoon: PENTAD_ASTRO_MOON_FULL
    case .newMoon: PENTAD_ASTRO_MOON_NEW
    case .unknown: PENTAD_ASTRO_MOON_UNKNOWN
    }
  }
}

extension SunView.Mark {
  var code: pentad_astro_sun_mark {
    switch self {
    case .fullMoon: PENTAD_ASTRO_MARK_FULL_MOON
    case .newMoon: PENTAD_ASTRO_MARK_NEW_MOON
    case .ekadashi: PENTAD_ASTRO_MARK_EKADASHI
    case .alert: PENTAD_ASTRO_MARK_ALERT
    }
  }
}
