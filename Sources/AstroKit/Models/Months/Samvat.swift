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
  /// The year's name in the north: that of Jupiter's mean sign at the Sun's entry into Mesha, for all
  /// the months of the year.
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
  init(newMoon: Double, month: MasaName, vikramaYear: VikramaYear) {
    // The new moon of this year's Chaitra, to within a month: the Sun's entry into Mesha is near it
    // and gives the year, whatever adhika months lie between.
    let chaitra = newMoon - Double(month.index) * Self.synodicMonth
    let years = ((chaitra + 15 - Self.meshaOf1922) / Self.siderealYear).rounded()
    shaka = 1_922 + Int(years)
    kali = shaka + 3_179
    let isNew = vikramaYear == .chaitradi || month.index >= 7
    vikrama = shaka + (isNew ? 135 : 134)
    southernSamvatsara = Samvatsara(index: shaka + 11)
    northernSamvatsara = Samvatsara(kali: kali)
  }

  private static let synodicMonth = 29.530_588_86
  static let siderealYear = 365.256_363
  /// The Sun's entry into Lahiri's Mesha in Shaka 1922: 13 April 2000.
  static let meshaOf1922 = 2_451_648.0
}
