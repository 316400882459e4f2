#if CommandLine
  import AstroKit
  import PentadCore

  /// Writes events with their times, one after another.
  struct EventWriter {
    private let format: OutputFormat
    private let zone: CivilTimeZone
    /// The zone of times in JSON and CSV; nil for UTC.
    let local: CivilTimeZone?
    private let timeColumn: Int
    private var records: RecordWriter?
    private var calendar: CalendarStream?

    /// - Parameters:
    ///   - timeColumn: the column of the time.
    ///   - zone: the zone of times in tables and iCalendar.
    ///   - local: the zone of times in JSON and CSV; nil for UTC.
    init(
      _ format: OutputFormat, columns: [String], timeColumn: Int, range: Range<Instant>,
      zone: CivilTimeZone, local: CivilTimeZone?, options: ICalendarOptions
    ) throws(PentadError) {
      self.format = format
      self.zone = zone
      self.local = local
      self.timeColumn = timeColumn
      if format == .ics {
        calendar = CalendarStream(try ICalendarWriter(eventsIn: range, zone: zone, options))
      } else {
        records = RecordWriter(format, header: columns)
      }
    }

    mutating func add(
      _ json: @autoclosure () -> JSONValue, at instant: Instant,
      cells: @autoclosure () -> [String], entry: @autoclosure () -> CalendarEntry
    ) throws(PentadError) {
      if calendar != nil {
        try calendar?.add(entry())
      } else {
        let (time, column) = (text(of: instant), timeColumn)
        records?.add(json(), row: Self.row(cells(), time, in: column))
      }
    }

    private static func row(_ cells: [String], _ time: String, in column: Int) -> [String] {
      var cells = cells
      cells[column] = time
      return cells
    }

    /// Returns a time as text for tables and CSV.
    func text(of instant: Instant) -> String {
      format == .table ? clock(instant) : instant.isoText(in: local)
    }

    private func clock(_ instant: Instant) -> String {
      let time = LocalTime(instant, in: zone, to: .minute)
      return "\(time.date.isoText) \(time.hoursAndMinutes)"
    }

    mutating func end() {
      records?.end()
      calendar?.end()
    }
  }
#endif
