/// The risings or the settings of a body on a day, under the name that the day's rule gives them.
struct HorizonCrossings {
  let body: Luminary
  let kind: HorizonEvent.Kind
  let rule: HorizonRule
  let instants: [Instant]

  /// `Sunrise`, or `Civil dawn` by the rule of that twilight.
  func name(in script: PanchangScript) -> String {
    rule.name(of: kind, body, in: script) ?? ""
  }
}

extension PanchangDay {
  /// The Sun's rising and setting, then the Moon's.
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
