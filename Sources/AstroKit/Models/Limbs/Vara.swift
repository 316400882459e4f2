public import PentadCore

/// A weekday, from sunrise to sunrise; 1 is Sunday.
public struct Vara: PanchangUnit {
  /// The number of weekdays: 7.
  public static let count = 7
  /// The number, 1…7.
  public let number: Int

  /// Creates the unit with a 0-based index, which wraps around the cycle.
  public init(index: Int) { number = Self.wrap(index) + 1 }

  /// Creates the weekday of a civil date.
  public init(_ date: CivilDate) { self.init(index: date.julianDayNumber + 1) }

  /// The heavenly body that rules the day.
  public var lord: Graha { Graha.weekdays[index] }

  /// The name in its three forms.
  public var name: PanchangName { Self.names[index] }
}

extension Vara {
  static let names = [
    PanchangName("Sunday", "Ravivāra", "रविवार"),
    PanchangName("Monday", "Somavāra", "सोमवार"),
    PanchangName("Tuesday", "Maṅgalavāra", "मङ्गलवार"),
    PanchangName("Wednesday", "Budhavāra", "बुधवार"),
    PanchangName("Thursday", "Guruvāra", "गुरुवार"),
    PanchangName("Friday", "Śukravāra", "शुक्रवार"),
    PanchangName("Saturday", "Śanivāra", "शनिवार"),
  ]
}

/// A heavenly body that rules a day or an hour.
public enum Graha: String, Hashable, Sendable, CaseIterable {
  /// Surya.
  case sun
  /// Chandra.
  case moon
  /// Mangala.
  case mars
  /// Budha.
  case mercury
  /// Guru.
  case jupiter
  /// Shukra.
  case venus
  /// Shani.
  case saturn

  /// The rulers of the weekdays, from Sunday.
  static let weekdays: [Graha] = [.sun, .moon, .mars, .mercury, .jupiter, .venus, .saturn]

  /// The order of the hours' rulers: from the slowest to the fastest.
  static let hours: [Graha] = [.saturn, .jupiter, .mars, .sun, .venus, .mercury, .moon]

  /// The name.
  public var name: PanchangName {
    switch self {
    case .sun: PanchangName("Surya", "Sūrya", "सूर्य")
    case .moon: PanchangName("Chandra", "Candra", "चन्द्र")
    case .mars: PanchangName("Mangala", "Maṅgala", "मङ्गल")
    case .mercury: PanchangName("Budha", "Budha", "बुध")
    case .jupiter: PanchangName("Guru", "Guru", "गुरु")
    case .venus: PanchangName("Shukra", "Śukra", "शुक्र")
    case .saturn: PanchangName("Shani", "Śani", "शनि")
    }
  }
}
