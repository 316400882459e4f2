import PentadCore

extension HorizonRule {
  /// Returns the name of a body's horizon event under this rule: `Sunrise`, `Civil dawn`,
  /// `Moonset`.
  ///
  /// The three twilights are for the Sun and have their own names. Another rule more than a degree
  /// from the horizon is not a sunrise as calendars mean it. Its name therefore contains its
  /// altitude: `Sunrise (-8.5°)`.
  ///
  /// - Returns: the name; nil for a transit, which is not at the horizon.
  func name(
    of kind: HorizonEvent.Kind, _ body: Luminary, in script: PanchangScript
  ) -> String? {
    guard let usual = PanchangWord(kind, of: body) else { return nil }
    if body == .sun, let twilight { return twilight.word(of: kind).text(in: script) }
    guard let depth = depthText else { return usual.text(in: script) }
    return "\(usual.text(in: script)) (\(depth))"
  }

  /// Returns the state of a Sun that does not cross this rule's altitude all day: `Sun stays up`.
  /// For a twilight or another altitude away from the horizon, it is `Sun stays above -18°`.
  func sunStateText(isUp: Bool, in script: PanchangScript) -> String {
    guard let depth = depthText else {
      return (isUp ? PanchangWord.sunStaysUp : .sunStaysDown).text(in: script)
    }
    let word = (isUp ? PanchangWord.sunStaysAbove : .sunStaysBelow).text(in: script)
    return "\(word) \(depth)"
  }

  /// The altitude of a rule more than a degree from the horizon, such as `-8.5°`; nil otherwise.
  private var depthText: String? {
    guard refraction.magnitude > 60 else { return nil }
    let degrees = (-refraction / 60 * 100).rounded() / 100
    return "\(degrees.ecmaScriptDescription)°"
  }

  /// The twilight that begins and ends by this rule; nil otherwise.
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

  /// Returns the word for its dawn, if `kind` is a rising, or else for its dusk.
  func word(of kind: HorizonEvent.Kind) -> PanchangWord {
    switch self {
    case .civil: kind == .rise ? .civilDawn : .civilDusk
    case .nautical: kind == .rise ? .nauticalDawn : .nauticalDusk
    case .astronomical: kind == .rise ? .astronomicalDawn : .astronomicalDusk
    }
  }

  /// Returns the kind of its calendar entry, such as `civilDawn`.
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
  /// Creates the word for a rising or setting under the usual rules; nil for a transit.
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
