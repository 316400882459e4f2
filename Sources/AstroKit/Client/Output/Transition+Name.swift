extension Transition {
  /// Returns the name of the unit that begins: `Shukla Ekadashi`, `Rohini`, `Full moon`.
  public func name(in script: PanchangScript = .english) -> String {
    func name(_ unit: (some PanchangUnit)?) -> String { unit?.name.text(in: script) ?? "" }
    switch kind {
    case .tithi:
      return Tithi(number: value).map {
        "\($0.paksha.name.text(in: script)) \($0.name.text(in: script))"
      } ?? ""
    case .nakshatra: return name(Nakshatra(number: value))
    case .pada:
      let pada = Pada(index: value - 1)
      return "\(name(pada.nakshatra)) \(pada.quarter)"
    case .yoga: return name(Yoga(number: value))
    case .karana: return name(Karana(number: value))
    case .moonRashi, .sankranti: return name(Rashi(number: value))
    case .masa: return name(MasaName(number: value))
    case .phase: return Self.word(Self.phases, value, script)
    case .solarQuarter: return Self.word(Self.quarters, value, script)
    }
  }

  /// Returns the kind and the name, as the title of an event: `Nakshatra Rohini`, `Full moon`.
  func title(in script: PanchangScript) -> String {
    let name = name(in: script)
    switch kind {
    case .tithi, .phase, .solarQuarter: return name
    case .nakshatra, .pada: return "\(PanchangWord.nakshatra.text(in: script)) \(name)"
    case .yoga: return "\(PanchangWord.yoga.text(in: script)) \(name)"
    case .karana: return "\(PanchangWord.karana.text(in: script)) \(name)"
    case .moonRashi: return "\(Graha.moon.name.text(in: script)): \(name)"
    case .sankranti: return "\(name) \(PanchangWord.sankranti.text(in: script))"
    case .masa: return "\(PanchangWord.masa.text(in: script)) \(name)"
    }
  }

  private static func word(
    _ words: [PanchangWord], _ value: Int, _ script: PanchangScript
  ) -> String {
    words.indices.contains(value - 1) ? words[value - 1].text(in: script) : ""
  }

  private static let phases: [PanchangWord] = [
    .newMoon, .firstQuarter, .fullMoon, .lastQuarter,
  ]
  private static let quarters: [PanchangWord] = [
    .marchEquinox, .juneSolstice, .septemberEquinox, .decemberSolstice,
  ]
}
