/// The year of a lunar date in the eras that are in use.
public struct Samvat: Hashable, Sendable {
  /// The current year of the Shaka era; it begins with Chaitra's bright fortnight.
  public let shaka: Int
  /// The current year of the Vikrama era, by the option ``VikramaYear``.
  public let vikrama: Int
  /// The years of the Kali age that have elapsed at the Sun's entry into Mesha of this year.
  public let kali: Int
  /// The year's name in the south: the cycle of sixty runs with the years.
  public let southernSamvatsara: Samvatsara
  /// The name of the Vikrama year, for all its months: in the north, where the year begins with
  /// Chaitra, by the option ``SamvatsaraRule``; in Gujarat, where it begins with Kartika, the cycle
  /// runs with the years.
  public let northernSamvatsara: Samvatsara
}

/// When a year of the Vikrama era begins.
public enum VikramaYear: String, Hashable, Sendable, CaseIterable {
  /// With Chaitra's bright fortnight, as in the north.
  case chaitradi
  /// With Kartika's bright fortnight, as in Gujarat.
  case kartikadi
}

extension Samvat {
  /// The era years of a lunation.
  ///
  /// - Parameters:
  ///   - newMoon: the Julian day of the new moon at which it begins.
  ///   - month: its amanta name.
  ///   - options: when a Vikrama year begins, and how it gets its name.
  init(newMoon: Double, month: MasaName, options: PanchangOptions) {
    // The new moon of this year's Chaitra, to within a month: the Sun's entry into Mesha is near it
    // and gives the year, whatever adhika months lie between.
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

  /// The lead of the Vikrama era on the Shaka era in an amanta month, in years.
  static func lead(ofVikrama year: VikramaYear, in month: MasaName) -> Int {
    year == .chaitradi || month.index >= 7 ? 135 : 134
  }
}
