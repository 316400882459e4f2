import PentadCore

/// A table of days for spreadsheets, in the CSV format of RFC 4180, with one row for each day.
///
/// Several values in a cell are separated by `;`. A time span is `start/end`. A missing value is an
/// empty cell. Instants are in UTC or in a zone's local time, as in JSON. Limbs are numbers, not
/// names.
public enum PanchangCSV {
  /// The names of the columns, in order. Later versions add columns at the end.
  public static var header: [String] {
    columns.map(\.name) + muhurtas.map(\.name) + years.map(\.name)
  }

  /// Returns a day's cells in the order of the header.
  ///
  /// - Parameters:
  ///   - day: the day.
  ///   - zone: the time zone of the instants, which are written with their offset; nil for UTC.
  public static func row(_ day: PanchangDay, clock zone: CivilTimeZone? = nil) -> [String] {
    let (parts, cell) = (day.muhurtas, TimeCell(zone: zone))
    return columns.map { $0.cell(day, cell) } + muhurtas.map { $0.cell(parts, cell) }
      + years.map { $0.cell(day, cell) }
  }

  /// Returns the header and one row for each day. Lines end with CR LF. Instants are written as in
  /// ``row(_:clock:)``.
  ///
  /// C: `pentad_astro_days_text`.
  public static func text(
    _ days: some Sequence<PanchangDay>, clock zone: CivilTimeZone? = nil
  ) -> String {
    var text = line(header)
    for day in days { text += line(row(day, clock: zone)) }
    return text
  }

  /// Returns cells as a line of the table, ended by CR LF. Use it for tables too long to hold in
  /// memory.
  public static func line(_ cells: [String]) -> String { CSVText.row(cells) + "\r\n" }

  private struct Column<Record>: Sendable {
    let name: String
    let cell: @Sendable (Record, TimeCell) -> String

    init(times name: String, _ cell: @escaping @Sendable (Record, TimeCell) -> String) {
      self.name = name
      self.cell = cell
    }

    /// A column without times.
    init(_ name: String, _ cell: @escaping @Sendable (Record) -> String) {
      self.init(times: name) { record, _ in cell(record) }
    }
  }

  /// A writer of times into cells.
  private struct TimeCell {
    let zone: CivilTimeZone?

    func callAsFunction(_ instant: Instant?) -> String { instant?.isoText(in: zone) ?? "" }

    func callAsFunction(_ instants: [Instant]) -> String {
      instants.map { $0.isoText(in: zone) }.joined(separator: ";")
    }

    func callAsFunction(_ span: Range<Instant>?) -> String {
      guard let span else { return "" }
      return "\(span.lowerBound.isoText(in: zone))/\(span.upperBound.isoText(in: zone))"
    }

    func callAsFunction(_ spans: [Range<Instant>]) -> String {
      spans.map { self($0) }.joined(separator: ";")
    }
  }

  private static let columns: [Column<PanchangDay>] = calendar + limbs + months + sky

  private static let calendar: [Column<PanchangDay>] = [
    Column("date") { $0.date.isoText }, Column("vara") { "\($0.vara.number)" },
    Column(times: "sunrise") { $1($0.sunrise) }, Column(times: "sunset") { $1($0.sunset) },
    Column(times: "moonrise") { $1($0.moonrises) }, Column(times: "moonset") { $1($0.moonsets) },
    Column("udayaTithi") { $0.udayaTithi.map { "\($0.number)" } ?? "" },
    Column("isVriddhi") { "\($0.isVriddhi)" },
    Column("kshayaTithis") { list($0.kshayaTithis.map(\.number)) },
  ]

  private static let limbs: [Column<PanchangDay>] =
    span("tithi", \.tithis) + span("nakshatra", \.nakshatras) + span("yoga", \.yogas)
    + span("karana", \.karanas) + span("moonRashi", \.moonRashis) + [
      Column("padas") { list($0.padas.map(\.value.number)) },
      Column(times: "padaEnds") { $1($0.padas.map(\.end)) },
    ]

  private static let months: [Column<PanchangDay>] = [
    Column("masaAmanta") { "\($0.masa.amanta.number)" },
    Column("masaPurnimanta") { "\($0.masa.purnimanta.number)" },
    Column("adhika") { "\($0.masa.isAdhika)" }, Column("kshaya") { "\($0.masa.isKshaya)" },
    Column("paksha") { $0.paksha.rawValue }, Column("vikrama") { "\($0.samvat.vikrama)" },
    Column("shaka") { "\($0.samvat.shaka)" }, Column("kali") { "\($0.samvat.kali)" },
    Column("southernSamvatsara") { "\($0.samvat.southernSamvatsara.number)" },
    Column("northernSamvatsara") { "\($0.samvat.northernSamvatsara.number)" },
  ]

  private static let sky: [Column<PanchangDay>] = [
    Column("sunRashi") { "\($0.sunRashi.number)" }, Column(times: "sankranti") { $1($0.sankranti) },
    Column("ritu") { "\($0.season.ritu.number)" },
    Column("vedicRitu") { "\($0.season.vedicRitu.number)" },
    Column("ayana") { $0.season.ayana.rawValue },
    Column("vedicAyana") { $0.season.vedicAyana.rawValue },
    Column(times: "nextSunrise") { $1($0.horizon.nextSunrise) },
    Column("sunState") { $0.horizon.sunState.rawValue },
    Column("moonState") { $0.horizon.moonState.rawValue },
  ]

  private static let muhurtas: [Column<Muhurtas>] = [
    Column(times: "rahuKala") { $1($0.rahuKala) },
    Column(times: "yamaganda") { $1($0.yamaganda) },
    Column(times: "gulika") { $1($0.gulika) },
    Column(times: "abhijit") { $1($0.abhijit) },
    Column(times: "brahma") { $1($0.brahma) },
    Column(times: "durmuhurtas") { $1($0.durmuhurtas) },
    Column(times: "varjyas") { $1($0.varjyas) },
    Column(times: "amritas") { $1($0.amritas) },
  ]

  private static let years: [Column<PanchangDay>] = [
    Column("runningSamvatsara") { "\($0.runningSamvatsara.value.number)" },
    Column(times: "runningSamvatsaraEnd") { $1($0.runningSamvatsara.end) },
  ]

  /// Returns the two columns of a limb: the numbers of its spans and their ends.
  private static func span<Value: PanchangUnit>(
    _ name: String, _ spans: @escaping @Sendable (PanchangDay) -> [LimbSpan<Value>]
  ) -> [Column<PanchangDay>] {
    [
      Column("\(name)s") { list(spans($0).map(\.value.number)) },
      Column(times: "\(name)Ends") { $1(spans($0).map(\.end)) },
    ]
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map { "\($0)" }.joined(separator: ";")
  }
}
