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
    let until = PanchangWord.until.text(in: script)
    return spans.map { span in
      let (name, end) = (name(span.value), clock(span.end))
      return script == .english ? "\(name) \(until) \(end)" : "\(name) \(end) \(until)"
    }
    .joined(separator: ", ")
  }
}

extension PanchangDay {
  /// The limbs, the times by the place's clock, the eras and the season in words, a line each.
  public func description(in script: PanchangScript = .english) -> String {
    lines(in: script).joined(separator: "\n")
  }

  /// What the Sun does instead of rising and setting; nil on a day on which it does.
  func sunStateText(in script: PanchangScript) -> String? {
    switch horizon.sunState {
    case .normal: nil
    case .alwaysUp: PanchangWord.sunStaysUp.text(in: script)
    case .alwaysDown: PanchangWord.sunStaysDown.text(in: script)
    }
  }

  /// All that a person wants to know of the day, a line for each matter.
  func lines(in script: PanchangScript) -> [String] {
    func word(_ word: PanchangWord) -> String { word.text(in: script) }
    func name(_ value: some PanchangUnit) -> String { value.name.text(in: script) }
    func moments(_ title: PanchangWord, _ moments: [Instant]) -> [String] {
      moments.isEmpty ? [] : ["\(word(title)): " + moments.map(clock).joined(separator: ", ")]
    }
    var lines = [
      "\(word(.tithi)): "
        + text(tithis, in: script) { "\($0.paksha.name.text(in: script)) \(name($0))" },
      "\(word(.nakshatra)): " + text(nakshatras, in: script, name),
      "\(word(.yoga)): " + text(yogas, in: script, name),
      "\(word(.karana)): " + text(karanas, in: script, name),
    ]
    lines += sunStateText(in: script).map { [$0] } ?? []
    lines += moments(.sunrise, sunrise.map { [$0] } ?? [])
    lines += moments(.sunset, sunset.map { [$0] } ?? [])
    lines += moments(.moonrise, moonrises) + moments(.moonset, moonsets)
    lines +=
      kshayaTithis.isEmpty
      ? [] : ["\(word(.kshaya)): " + kshayaTithis.map(name).joined(separator: ", ")]
    lines += isVriddhi ? [word(.vriddhi)] : []
    if let sankranti {
      lines.append("\(word(.sankranti)): \(name(sunRashi.next)) \(clock(sankranti))")
    }
    lines.append(
      "\(word(.samvat)): \(word(.shaka)) \(samvat.shaka) \(name(samvat.southernSamvatsara)), "
        + "\(word(.vikrama)) \(samvat.vikrama) \(name(samvat.northernSamvatsara))")
    lines.append(
      "\(word(.ritu)): \(name(season.ritu)); \(word(.ayana)): "
        + season.ayana.name.text(in: script))
    return lines
  }
}

extension Masa {
  /// What the month is called in a fortnight by a scheme: `Adhika Jyeshtha`, or
  /// `Kartika–Margashirsha` of a kshaya month.
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
