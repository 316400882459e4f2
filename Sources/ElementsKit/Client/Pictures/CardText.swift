/// The texts on an element's card.
enum CardText {
  /// Returns the five lines of the back, in the original's order.
  static func backLines(
    _ element: AtomicElement, _ spelling: AtomicElement.Spelling, _ placement: GroupThree
  ) -> [String] {
    [
      "Atomic Weight: \(weight(element.standardAtomicWeight))",
      "State: \(element.state.rawValue)",
      "Period: \(element.period)",
      "Group: \(element.group(placement).map(String.init) ?? "-")",
      "Discovered: \(discovered(element.discovery))",
    ]
  }

  /// Returns the weight as published.
  ///
  /// It is a value, `55.845 ± 0.002`, an interval, `[1.00784, 1.00811]`, or the mass number of the
  /// longest-lived nuclide in parentheses, `(98)`. A value has as many decimals as its uncertainty,
  /// which keeps the zero of `72.630 ± 0.008`.
  static func weight(_ weight: AtomicWeight) -> String {
    switch weight.published {
    case .value(let value, let uncertainty):
      let places = NumberText.decimals(uncertainty)
      return "\(NumberText.plain(value, decimals: places)) ± \(NumberText.plain(uncertainty))"
    case .interval(let low, let high):
      let places = max(NumberText.decimals(low), NumberText.decimals(high))
      return "[\(NumberText.plain(low, decimals: places)), "
        + "\(NumberText.plain(high, decimals: places))]"
    case .none(let massNumber): return massNumber > 0 ? "(\(massNumber))" : "-"
    }
  }

  /// Returns the time of the discovery.
  ///
  /// Examples: `1766`, `1895–1898`, `Ancient`, `Prehistoric`, `3500 BCE`, `10 BCE–20 CE`; `Unknown`
  /// if no source gives it.
  static func discovered(_ discovery: Discovery?) -> String {
    guard let discovery else { return "Unknown" }
    guard let years = discovery.accepted.years else {
      return switch discovery.era {
      case .ancient: "Ancient"
      case .prehistoric: "Prehistoric"
      case .modern: "Unknown"
      }
    }
    return text(of: years)
  }

  private static func text(of years: ClosedRange<Int>) -> String {
    let (first, last) = (years.lowerBound, years.upperBound)
    let isBefore = (first: first < 0, last: last < 0)
    let start = first.magnitude
    let end = last.magnitude
    switch isBefore {
    case (true, true): return first == last ? "\(start) BCE" : "\(start)–\(end) BCE"
    case (true, false): return "\(start) BCE–\(end) CE"
    case (false, _): return first == last ? "\(start)" : "\(start)–\(end)"
    }
  }
}
