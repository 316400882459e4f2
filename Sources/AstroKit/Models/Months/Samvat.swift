/// The year of a lunar date in the eras in use.
public struct Samvat: Hashable, Sendable {
  /// The current year of the Shaka era; it begins with Chaitra's bright fortnight.
  public let shaka: Int
  /// The current year of the Vikrama era, under the option ``VikramaYear``.
  public let vikrama: Int
  /// The elapsed years of the Kali age at the Sun's entry into Mesha of this year.
  public let kali: Int
  /// The year's name in the south, where the cycle of sixty follows the years.
  public let southernSamvatsara: Samvatsara
  /// The name of the Vikrama year, for all its months. In the north, where the year begins with
  /// Chaitra, the option ``SamvatsaraRule`` selects it. In Gujarat, where it begins with Kartika,
  /// the cycle follows the years.
  public let northernSamvatsara: Samvatsara
}

/// The start of a year of the Vikrama era.
public enum VikramaYear: String, Hashable, Sendable, CaseIterable {
  /// The start of Chaitra's bright fortnight, as in the north.
  case chaitradi
  /// The start of Kartika's bright fortnight, as in Gujarat.
  case kartikadi
}

extension Samvat {
  /// Creates the era years of a lunation.
  ///
  /// - Parameters:
  ///   - newMoon: the Julian day of the new moon at which it begins.
  ///   - month: its amanta name.
  ///   - options: the options for the start and the name of a Vikrama year.
  init(newMoon: Double, month: MasaName, options: PanchangOptions) {
    // The new moon of this year's Chaitra, to within a month. The Sun's entry into Mesha is near it
    // and determines the year, regardless of adhika months in between.
    let chaitra = newMoon - Double(month.index) * LunarNewYear.synodicMonth
    kali = LunarNewYear.kali(nearest: chaitra + 15)
    shaka = kali - Self.kaliOfShaka
    vikrama = shaka + Self.lead(ofVikrama: options.vikramaYear, in: month)
    southernSamvatsara = Samvatsara(index: shaka + 11)
    northernSamvatsara =
      switch options.vikramaYear {
      case .chaitradi: Samvatsara(kali: kali, rule: options.samvatsaraRule)
      case .kartikadi: Samvatsara(index: vikrama + 8)
      }
  }

  /// The elapsed years of the Kali age in the year 0 of the Shaka era.
  static let kaliOfShaka = 3_179

  /// Returns the lead of the Vikrama era over the Shaka era in an amanta month, in years.
  static func lead(ofVikrama year: VikramaYear, in month: MasaName) -> Int {
    year == .chaitradi || month.index >= 7 ? 135 : 134
  }
}
