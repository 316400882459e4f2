import PentadCore

/// The parts of a month's picture.
struct MonthDrawing {
  static let cell = (width: 130.0, height: 128.0)
  static let margin = 24.0
  /// The top of the first week.
  static let top = 122.0

  let grid: MonthGrid
  let options: AlmanacPictureOptions
  /// The weeks that contain a day of the month.
  let weeks: [[PanchangDay]]
  let days: [PanchangDay]

  var theme: AlmanacTheme { options.theme }
  var script: PanchangScript { options.script }

  init(_ grid: MonthGrid, _ options: AlmanacPictureOptions) {
    self.grid = grid
    self.options = options
    weeks = grid.rows.filter { $0.contains(where: grid.contains) }
    days = grid.days
  }

  private var extent: (width: Double, height: Double) {
    (
      7 * Self.cell.width + 2 * Self.margin,
      Self.top + Double(weeks.count) * Self.cell.height + Self.margin
    )
  }

  func document(width: Double?) -> String {
    let frame = PictureFrame(
      extent: extent, shownWidth: width ?? extent.width, id: "pentad-month",
      title: "\(title), \(subtitle)", description: description)
    return frame.document { svg in
      svg.leaf(
        "rect", ["width": extent.width, "height": extent.height, "fill": theme.ground])
      drawHead(in: &svg)
      drawWeekdays(in: &svg)
      var before: PanchangDay?
      for (row, week) in weeks.enumerated() {
        for day in week {
          let cell = MonthCell(
            day: day, isOwn: grid.contains(day), beginsFortnight: !day.isSameFortnight(as: before),
            options: options)
          let x = Self.margin + Double(grid.column(of: day)) * Self.cell.width
          let y = Self.top + Double(row) * Self.cell.height
          cell.draw(x: x, y: y, in: &svg)
          before = day
        }
      }
    }
  }

  /// `November 2026`.
  private var title: String {
    "\(GregorianMonth.name(grid.month, in: script)) \(grid.year)"
  }

  /// `Kartika – Margashirsha, Shaka 1948 Parabhava, Vikrama 2083 Raudra`.
  private var subtitle: String {
    guard let first = days.first, let last = days.last else { return "" }
    let months = [first, last].map { $0.monthText(in: script) }
    let names = months[0] == months[1] ? months[0] : months.joined(separator: " – ")
    return "\(names), \(last.samvat.text(in: script))"
  }

  private var description: String {
    days.map { day in
      let marks = day.marks(in: script).map { ", \($0)" }.joined()
      return "\(day.date.day) \(day.vara.name.text(in: script)): \(day.title(in: script))\(marks)."
    }
    .joined(separator: " ")
  }

  private func drawHead(in svg: inout SVGWriter) {
    let right = extent.width - Self.margin
    svg.line(title, .init(x: Self.margin, baseline: 50, size: 30, ink: theme.ink), within: 480)
    svg.line(
      subtitle, .init(x: Self.margin, baseline: 76, size: 15, ink: theme.quietInk, isBold: false),
      within: 640)
    guard let place = days.first?.place else { return }
    svg.line(
      place.coordinateText,
      .init(x: right, baseline: 50, size: 13, ink: theme.quietInk, anchor: .end, isBold: false))
    svg.line(
      place.timeZone.identifier,
      .init(x: right, baseline: 76, size: 13, ink: theme.quietInk, anchor: .end, isBold: false),
      within: 240)
  }

  private func drawWeekdays(in svg: inout SVGWriter) {
    for column in 0..<7 {
      let vara = Vara(index: grid.firstVara.index + column)
      svg.line(
        vara.name.text(in: script),
        .init(
          x: Self.margin + (Double(column) + 0.5) * Self.cell.width, baseline: Self.top - 12,
          size: 13, ink: vara.number == 1 ? theme.sunday : theme.quietInk, anchor: .middle),
        within: Self.cell.width - 12)
    }
  }
}

extension PanchangDay {
  /// True if another day has the same month and fortnight.
  fileprivate func isSameFortnight(as other: PanchangDay?) -> Bool {
    guard let other else { return false }
    return masa.isAdhika == other.masa.isAdhika && masaName == other.masaName
      && paksha == other.paksha
  }
}

extension Samvat {
  /// `Shaka 1948 Parabhava, Vikrama 2083 Raudra`.
  func text(in script: PanchangScript) -> String {
    "\(PanchangWord.shaka.text(in: script)) \(shaka) \(southernSamvatsara.name.text(in: script)), "
      + "\(PanchangWord.vikrama.text(in: script)) \(vikrama) "
      + northernSamvatsara.name.text(in: script)
  }
}
