/// A season, two signs of the Sun's path; 1 is Vasanta, the spring.
public struct Ritu: PanchangUnit {
  /// The number of seasons: 6.
  public static let count = 6
  /// The number, 1…6.
  public let number: Int

  /// Creates the unit with a 0-based index, which wraps around the cycle.
  public init(index: Int) { number = Self.wrap(index) + 1 }

  /// The name in its three forms.
  public var name: PanchangName { Self.names[index] }

  /// Creates the season of a longitude of the Sun: the first begins at 330°.
  init(sunDegrees: Double) { self.init(index: Int(((sunDegrees + 30) / 60).rounded(.down))) }

  /// Creates the Vedic season of a month and a sidereal sign of the Sun.
  init(_ rule: VedicRituRule, month: MasaName, sunRashi: Rashi) {
    switch rule {
    case .lunarMonths: self.init(index: month.index / 2)
    case .solarMonths: self.init(index: sunRashi.index / 2)
    case .suryaSiddhanta: self.init(index: sunRashi.next.index / 2)
    }
  }
}

/// The months whose pairs form the Vedic seasons.
public enum VedicRituRule: String, Hashable, Sendable, CaseIterable {
  /// Pairs of amanta lunar months; an adhika month counts with the month of its name. Chaitra and
  /// Vaishakha are Vasanta.
  case lunarMonths
  /// Pairs of solar months: the Sun in Mesha and Vrishabha is Vasanta.
  case solarMonths
  /// Pairs of solar months: the Sun in Mina and Mesha is Vasanta (Surya Siddhanta 14.10).
  case suryaSiddhanta
}

extension Ritu {
  static let names = [
    PanchangName("Vasanta", "Vasanta", "वसन्त"),
    PanchangName("Grishma", "Grīṣma", "ग्रीष्म"),
    PanchangName("Varsha", "Varṣā", "वर्षा"),
    PanchangName("Sharad", "Śarad", "शरद्"),
    PanchangName("Hemanta", "Hemanta", "हेमन्त"),
    PanchangName("Shishira", "Śiśira", "शिशिर"),
  ]
}

/// The half-year in which the Sun moves north or south.
public enum Ayana: String, Hashable, Sendable, CaseIterable {
  /// The northward half-year.
  case uttarayana
  /// The southward half-year.
  case dakshinayana

  /// Creates the half-year of a longitude of the Sun: northward from 270° to 90°.
  init(sunDegrees: Double) {
    self = sunDegrees >= 90 && sunDegrees < 270 ? .dakshinayana : .uttarayana
  }

  /// The name.
  public var name: PanchangName {
    switch self {
    case .uttarayana: PanchangName("Uttarayana", "Uttarāyaṇa", "उत्तरायण")
    case .dakshinayana: PanchangName("Dakshinayana", "Dakṣiṇāyana", "दक्षिणायन")
    }
  }
}
