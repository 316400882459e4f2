/// The count in which the year of a lunar date is given.
public enum LunarDateEra: String, Hashable, Sendable, CaseIterable {
  /// The Shaka era.
  case shaka
  /// The Vikrama era, whose year begins by the option ``VikramaYear``.
  case vikrama
  /// The civil calendar: the year of the date on which the lunar date falls.
  case civil
}

extension LunarDate {
  /// The year of the Vikrama era, which begins by the options.
  public func vikrama(_ options: PanchangOptions = PanchangOptions()) -> Int {
    shaka + Samvat.lead(ofVikrama: options.vikramaYear, in: amantaMonth(options.months))
  }

  /// The month from new moon to new moon into which the date falls: a purnimanta month's dark
  /// fortnight belongs to the one before.
  func amantaMonth(_ scheme: MonthScheme) -> MasaName {
    let isBefore = scheme == .purnimanta && tithi.paksha == .krishna && !isAdhika
    return isBefore ? MasaName(index: month.index - 1) : month
  }
}
