/// The risings or settings of a body on a day, with the name that the day's rule gives them.
struct HorizonCrossings {
  let body: Luminary
  let kind: HorizonEvent.Kind
  let rule: HorizonRule
  let instants: [Instant]

  /// Returns the name: `Sunrise`, or `Civil dawn` under the rule of that twilight.
  func name(in script: PanchangScript) -> String {
    rule.name(of: kind, body, in: script) ?? ""
  }
}

extension PanchangDay {
  /// The risings and settings of the Sun, then those of the Moon.
  var horizonCrossings: [HorizonCrossings] {
    func crossings(
      _ body: Luminary, _ kind: HorizonEvent.Kind, _ instants: [Instant]
    ) -> HorizonCrossings {
      HorizonCrossings(
        body: body, kind: kind, rule: body == .sun ? options.sunrise : options.moonrise,
        instants: instants)
    }
    return [
      crossings(.sun, .rise, horizon.sunrises),
      crossings(.sun, .set, horizon.sunsets),
      crossings(.moon, .rise, moonrises), crossings(.moon, .set, moonsets),
    ]
  }
}
