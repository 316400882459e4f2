import PentadCore

extension PanchangDay {
  /// Returns the name of the day, such as `Kartika Shukla Ekadashi`. Without a sunrise, it uses the
  /// tithi at the start of the day.
  public func title(in script: PanchangScript = .english) -> String {
    let name = ruling(tithis).map { " " + $0.value.name.text(in: script) } ?? ""
    return "\(monthText(in: script)) \(paksha.name.text(in: script))\(name)"
  }

  /// Returns the month's name under the options: `Adhika Jyeshtha`, or `Kartika–Margashirsha` for a
  /// kshaya month.
  public func monthText(in script: PanchangScript = .english) -> String {
    masa.text(options.months, paksha, in: script)
  }

  /// Returns the marks of a rare day, such as `Vriddhi`, `Kshaya Trayodashi` or `Dhanu Sankranti`;
  /// most days have none.
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

  /// Returns an instant in the place's local time, to the minute, with its date if it is another.
  func clock(_ instant: Instant) -> String {
    LocalTime(instant, in: place.timeZone, to: .minute).text(on: date)
  }

  func clock(_ span: Range<Instant>) -> String {
    "\(clock(span.lowerBound))–\(clock(span.upperBound))"
  }

  /// Returns spans with their ends: `Ekadashi until 14:05, Dvadashi until 15:40 (11-22)`.
  func text<Value>(
    _ spans: [LimbSpan<Value>], in script: PanchangScript, _ name: (Value) -> String
  ) -> String {
    spans.map { PanchangWord.untilText(clock($0.end), name($0.value), in: script) }
      .joined(separator: ", ")
  }
}

extension PanchangDay {
  /// Returns a description of the day in local time, with a line for each subject. It contains the
  /// limbs, the rising and setting times, the parts to seek or to avoid, the eras and the season.
  public func description(in script: PanchangScript = .english) -> String {
    lines(in: script).joined(separator: "\n")
  }

  /// Returns the state of a Sun that neither rises nor sets; nil on any other day.
  func sunStateText(in script: PanchangScript) -> String? {
    switch horizon.sunState {
    case .normal: nil
    case .alwaysUp: options.sunrise.sunStateText(isUp: true, in: script)
    case .alwaysDown: options.sunrise.sunStateText(isUp: false, in: script)
    }
  }

  /// Returns the lines of the day's description, one for each subject.
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

  /// Returns the lines of the best-known muhurtas; those that the day does not have are omitted.
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
  /// Returns the name of a lunar month: `Adhika Jyeshtha`, or `Kartika–Margashirsha` for a kshaya
  /// month.
  ///
  /// - Parameters:
  ///   - scheme: the scheme by which months begin and end.
  ///   - paksha: the fortnight; a purnimanta kshaya month has both names only in its bright
  ///     fortnight.
  ///   - script: the script of names.
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
