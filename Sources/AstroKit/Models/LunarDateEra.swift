/// The era in which the year of a lunar date is counted.
public enum LunarDateEra: String, Hashable, Sendable, CaseIterable {
  /// The Shaka era.
  case shaka
  /// The Vikrama era, whose year begins under the option ``VikramaYear``.
  case vikrama
  /// The civil calendar: the year of the civil date of the lunar date.
  case civil
}

extension LunarDate {
  /// Returns the year of the Vikrama era; the options determine when it begins.
  public func vikrama(_ options: PanchangOptions = PanchangOptions()) -> Int {
    shaka + Samvat.lead(ofVikrama: options.vikramaYear, in: amantaMonth(options.months))
  }

  /// Returns the amanta month, from new moon to new moon, that contains the date. The dark
  /// fortnight of a purnimanta month belongs to the amanta month before.
  func amantaMonth(_ scheme: MonthScheme) -> MasaName {
    let isBefore = scheme == .purnimanta && tithi.paksha == .krishna && !isAdhika
    return isBefore ? MasaName(index: month.index - 1) : month
  }
}
