import PentadCore

/// Days as a table for spreadsheets: a row a day, as RFC 4180 has it.
///
/// Several values in a cell stand with `;` between them, a time as `start/end`; what a day does not
/// have is an empty cell. Moments are in UTC, as in JSON; numbers, not names, stand for the limbs.
public enum PanchangCSV {
  /// The names of the columns, in order. Later versions add columns at the end.
  public static var header: [String] { columns.map(\.name) + muhurtas.map(\.name) }

  /// A day's cells, in the order of the header.
  public static func row(_ day: PanchangDay) -> [String] {
    let parts = day.muhurtas
    return columns.map { $0.cell(day) } + muhurtas.map { $0.cell(parts) }
  }

  /// The header and a row a day; lines end with CR LF.
  ///
  /// C: `pentad_astro_days_text`.
  public static func text(_ days: some Sequence<PanchangDay>) -> String {
    var text = line(header)
    for day in days { text += line(row(day)) }
    return text
  }

  /// Cells as a line of the table, ended by CR LF: for tables too long to hold.
  public static func line(_ cells: [String]) -> String { CSVText.row(cells) + "\r\n" }

  private struct Column<Record>: Sendable {
    let name: String
    let cell: @Sendable (Record) -> String

    init(_ name: String, _ cell: @escaping @Sendable (Record) -> String) {
      self.name = name
      self.cell = cell
    }
  }

  private static let columns: [Column<PanchangDay>] = calendar + limbs + months + sky

  private static let calendar: [Column<PanchangDay>] = [
    Column("date") { $0.date.isoText }, Column("vara") { "\($0.vara.number)" },
    Column("sunrise") { cell($0.sunrise) }, Column("sunset") { cell($0.sunset) },
    Column("moonrise") { cell($0.moonrises) }, Column("moonset") { cell($0.moonsets) },
    Column("udayaTithi") { $0.udayaTithi.map { "\($0.number)" } ?? "" },
    Column("isVriddhi") { "\($0.isVriddhi)" },
    Column("kshayaTithis") { list($0.kshayaTithis.map(\.number)) },
  ]

  private static let limbs: [Column<PanchangDay>] =
    span("tithi", \.tithis) + span("nakshatra", \.nakshatras) + span("yoga", \.yogas)
    + span("karana", \.karanas) + span("moonRashi", \.moonRashis) + [
      Column("padas") { list($0.padas.map(\.value.number)) },
      Column("padaEnds") { cell($0.padas.map(\.end)) },
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
    Column("sunRashi") { "\($0.sunRashi.number)" }, Column("sankranti") { cell($0.sankranti) },
    Column("ritu") { "\($0.season.ritu.number)" },
    Column("vedicRitu") { "\($0.season.vedicRitu.number)" },
    Column("ayana") { $0.season.ayana.rawValue },
    Column("vedicAyana") { $0.season.vedicAyana.rawValue },
    Column("nextSunrise") { cell($0.horizon.nextSunrise) },
    Column("sunState") { $0.horizon.sunState.rawValue },
    Column("moonState") { $0.horizon.moonState.rawValue },
  ]

  private static let muhurtas: [Column<Muhurtas>] = [
    Column("rahuKala") { cell($0.rahuKala) },
    Column("yamaganda") { cell($0.yamaganda) },
    Column("gulika") { cell($0.gulika) },
    Column("abhijit") { cell($0.abhijit) },
    Column("brahma") { cell($0.brahma) },
    Column("durmuhurtas") { $0.durmuhurtas.map(cell).joined(separator: ";") },
    Column("varjyas") { $0.varjyas.map(cell).joined(separator: ";") },
    Column("amritas") { $0.amritas.map(cell).joined(separator: ";") },
  ]

  /// The numbers of the spans of a limb, and their ends.
  private static func span<Value: PanchangUnit>(
    _ name: String, _ spans: @escaping @Sendable (PanchangDay) -> [LimbSpan<Value>]
  ) -> [Column<PanchangDay>] {
    [
      Column("\(name)s") { list(spans($0).map(\.value.number)) },
      Column("\(name)Ends") { cell(spans($0).map(\.end)) },
    ]
  }

  private static func cell(_ instant: Instant?) -> String { instant?.isoText ?? "" }

  private static func cell(_ instants: [Instant]) -> String {
    instants.map(\.isoText).joined(separator: ";")
  }

  private static func cell(_ span: Range<Instant>?) -> String {
    span.map { "\($0.lowerBound.isoText)/\($0.upperBound.isoText)" } ?? ""
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map { "\($0)" }.joined(separator: ";")
  }
}
