import PentadCore

extension PanchangDay {
  /// What the day is called: `Kartika Shukla Ekadashi`; without a sunrise by the tithi as it begins.
  public func title(in script: PanchangScript = .english) -> String {
    let name = ruling(tithis).map { " " + $0.value.name.text(in: script) } ?? ""
    return "\(monthText(in: script)) \(paksha.name.text(in: script))\(name)"
  }

  /// The month's name by the options: `Adhika Jyeshtha`, or `Kartika–Margashirsha` of a kshaya month.
  public func monthText(in script: PanchangScript = .english) -> String {
    masa.text(options.months, paksha, in: script)
  }

  /// What is rare about the day: `Vriddhi`, `Kshaya Trayodashi`, `Dhanu Sankranti`; mostly nothing.
  public func marks(in script: PanchangScript = .english) -> [String] {
    var marks: [String] = []
    if sankranti != nil {
      marks.append(
        "\(sunRashi.next.name.text(in: script)) \(PanchangWord.sankranti.text(in: script))")
    }
    marks += kshayaTithis.map {
      "\(PanchangWord.kshaya.text(in: script)) \($0.name.text(in: script))"
    }
    if isVriddhi { marks.append(PanchangWord.vriddhi.text(in: script)) }
    return marks
  }

  /// A moment on the place's clock, to the minute, with its date where that is not the day's.
  func clock(_ instant: Instant) -> String {
    LocalTime(instant, in: place.timeZone, to: .minute).text(on: date)
  }

  func clock(_ span: Range<Instant>) -> String {
    "\(clock(span.lowerBound))–\(clock(span.upperBound))"
  }

  /// Spans with their ends: `Ekadashi until 14:05, Dvadashi until 15:40 (11-22)`.
  func text<Value>(
    _ spans: [LimbSpan<Value>], in script: PanchangScript, _ name: (Value) -> String
  ) -> String {
    spans.map { PanchangWord.untilText(clock($0.end), name($0.value), in: script) }
      .joined(separator: ", ")
  }
}

extension PanchangDay {
  /// The limbs, the times by the place's clock, the parts of the day that are sought or avoided, the
  /// eras and the season in words, a line each.
  public func description(in script: PanchangScript = .english) -> String {
    lines(in: script).joined(separator: "\n")
  }

  /// The state of a Sun that neither rises nor sets; nil on a day on which it does.
  func sunStateText(in script: PanchangScript) -> String? {
    switch horizon.sunState {
    case .normal: nil
    case .alwaysUp: options.sunrise.sunStateText(isUp: true, in: script)
    case .alwaysDown: options.sunrise.sunStateText(isUp: false, in: script)
    }
  }

  /// All that a person wants to know of the day, a line for each matter.
  func lines(in script: PanchangScript) -> [String] {
    func word(_ word: PanchangWord) -> String { word.text(in: script) }
    func name(_ value: some PanchangUnit) -> String { value.name.text(in: script) }
    var lines = [
      "\(word(.tithi)): "
        + text(tithis, in: script) { "\($0.paksha.name.text(in: script)) \(name($0))" },
      "\(word(.nakshatra)): " + text(nakshatras, in: script, name),
      "\(word(.yoga)): " + text(yogas, in: script, name),
      "\(word(.karana)): " + text(karanas, in: script, name),
    ]
    lines += sunStateText(in: script).map { [$0] } ?? []
    for crossings in horizonCrossings where !crossings.instants.isEmpty {
      let times = crossings.instants.map(clock).joined(separator: ", ")
      lines.append("\(crossings.name(in: script)): \(times)")
    }
    lines +=
      kshayaTithis.isEmpty
      ? [] : ["\(word(.kshaya)): " + kshayaTithis.map(name).joined(separator: ", ")]
    lines += isVriddhi ? [word(.vriddhi)] : []
    if let sankranti {
      lines.append("\(word(.sankranti)): \(name(sunRashi.next)) \(clock(sankranti))")
    }
    return lines + muhurtaLines(in: script) + yearLines(in: script)
  }

  /// The parts of the day by which people plan it; those that the day does not have are missing.
  private func muhurtaLines(in script: PanchangScript) -> [String] {
    let parts = muhurtas
    let all: [(PanchangWord, [Range<Instant>?])] = [
      (.rahuKala, [parts.rahuKala]), (.yamaganda, [parts.yamaganda]), (.gulika, [parts.gulika]),
      (.abhijit, [parts.abhijit]), (.durmuhurta, parts.durmuhurtas),
    ]
    return all.compactMap { word, spans in
      let times = spans.compactMap { $0.map(clock) }
      return times.isEmpty ? nil : "\(word.text(in: script)): " + times.joined(separator: ", ")
    }
  }

  private func yearLines(in script: PanchangScript) -> [String] {
    func word(_ word: PanchangWord) -> String { word.text(in: script) }
    func name(_ value: some PanchangUnit) -> String { value.name.text(in: script) }
    let running = runningSamvatsara
    let end = LocalTime(running.end, in: place.timeZone, to: .minute)
    let until = "\(end.date.isoText) \(end.hoursAndMinutes)"
    return [
      "\(word(.samvat)): \(samvat.text(in: script))",
      "\(word(.samvatsara)): "
        + PanchangWord.untilText(until, name(running.value), in: script),
      "\(word(.ritu)): \(name(season.ritu)) (\(word(.vedic)): \(name(season.vedicRitu))); "
        + "\(word(.ayana)): " + season.ayana.name.text(in: script),
    ]
  }
}

extension Masa {
  /// The name of a lunar month: `Adhika Jyeshtha`, or `Kartika–Margashirsha` of a kshaya month.
  ///
  /// - Parameters:
  ///   - scheme: where months begin and end.
  ///   - paksha: the fortnight that is meant: a kshaya month that ends at the full moon has both names in
  ///     its bright one alone.
  ///   - script: how names are written.
  /// - Returns: the text.
  ///
  /// C: `pentad_astro_masa_text`.
  public func text(
    _ scheme: MonthScheme, _ paksha: Paksha, in script: PanchangScript = .english
  ) -> String {
    let first = name(scheme)
    let name = first.name.text(in: script)
    if isAdhika { return "\(PanchangWord.adhika.text(in: script)) \(name)" }
    if isKshaya, bears(first.next, scheme, paksha) {
      return "\(name)–\(first.next.name.text(in: script))"
    }
    return name
  }
}
