import PentadCore

extension HorizonRule {
  /// The name of what a body does at the horizon by this rule: `Sunrise`, `Civil dawn`, `Moonset`.
  ///
  /// The three twilights are the Sun's, and have names of their own. A rule that lies more than a
  /// degree from the horizon otherwise is none that a calendar calls sunrise, so its altitude follows:
  /// `Sunrise (-8.5°)`.
  ///
  /// - Returns: nil for a transit, which is at no horizon.
  func name(
    of kind: HorizonEvent.Kind, _ body: Luminary, in script: PanchangScript
  ) -> String? {
    guard let usual = PanchangWord(kind, of: body) else { return nil }
    if body == .sun, let twilight { return twilight.word(of: kind).text(in: script) }
    guard let depth = depthText else { return usual.text(in: script) }
    return "\(usual.text(in: script)) (\(depth))"
  }

  /// The state of a Sun that does not pass this rule's altitude all day: `Sun stays up`, or, by a twilight
  /// or another altitude that is not the horizon's, `Sun stays above -18°`.
  func sunStateText(isUp: Bool, in script: PanchangScript) -> String {
    guard let depth = depthText else {
      return (isUp ? PanchangWord.sunStaysUp : .sunStaysDown).text(in: script)
    }
    let word = (isUp ? PanchangWord.sunStaysAbove : .sunStaysBelow).text(in: script)
    return "\(word) \(depth)"
  }

  /// The altitude of a rule more than a degree from the horizon: `-8.5°`; nil for any other.
  private var depthText: String? {
    guard refraction.magnitude > 60 else { return nil }
    let degrees = (-refraction / 60 * 100).rounded() / 100
    return "\(degrees.ecmaScriptDescription)°"
  }

  /// The twilight that begins and ends by this rule; nil for any other.
  var twilight: Twilight? {
    switch self {
    case .civilTwilight: .civil
    case .nauticalTwilight: .nautical
    case .astronomicalTwilight: .astronomical
    default: nil
    }
  }
}

/// A twilight, by the Sun's depth below the horizon.
enum Twilight {
  case civil, nautical, astronomical

  /// Its dawn, or its dusk.
  func word(of kind: HorizonEvent.Kind) -> PanchangWord {
    switch self {
    case .civil: kind == .rise ? .civilDawn : .civilDusk
    case .nautical: kind == .rise ? .nauticalDawn : .nauticalDusk
    case .astronomical: kind == .rise ? .astronomicalDawn : .astronomicalDusk
    }
  }

  /// The kind of its entry in a calendar: `civilDawn`.
  func entryKind(of kind: HorizonEvent.Kind) -> String {
    let end = kind == .rise ? "Dawn" : "Dusk"
    return switch self {
    case .civil: "civil\(end)"
    case .nautical: "nautical\(end)"
    case .astronomical: "astronomical\(end)"
    }
  }
}

extension PanchangWord {
  /// The word for a rising or a setting by the usual rules; nil for a transit.
  fileprivate init?(_ kind: HorizonEvent.Kind, of body: Luminary) {
    switch (body, kind) {
    case (.sun, .rise): self = .sunrise
    case (.sun, .set): self = .sunset
    case (.moon, .rise): self = .moonrise
    case (.moon, .set): self = .moonset
    case (_, .transit), (_, .antitransit): return nil
    }
  }
}
