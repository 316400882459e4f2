/// A lunar day: a thirtieth of a lunation, or 12° of elongation.
///
/// 1…15 form the bright fortnight, until the full moon; 16…30 form the dark one, until the new
/// moon.
public struct Tithi: PanchangUnit {
  /// The number of tithis in a lunation: 30.
  public static let count = 30
  /// The number, 1…30.
  public let number: Int

  /// Creates the unit with a 0-based index, which wraps around the cycle.
  public init(index: Int) { number = Self.wrap(index) + 1 }

  /// The fortnight.
  public var paksha: Paksha { number <= 15 ? .shukla : .krishna }

  /// The number within the fortnight, 1…15.
  public var dayOfPaksha: Int { (number - 1) % 15 + 1 }

  /// True if it is the last of the bright fortnight, which ends at the full moon.
  public var isPurnima: Bool { number == 15 }

  /// True if it is the last of the dark fortnight, which ends at the new moon.
  public var isAmavasya: Bool { number == 30 }

  /// The name, without the fortnight.
  public var name: PanchangName { Self.names[isAmavasya ? 15 : dayOfPaksha - 1] }
}

extension Tithi {
  static let names = [
    PanchangName("Pratipada", "Pratipadā", "प्रतिपदा"),
    PanchangName("Dvitiya", "Dvitīyā", "द्वितीया"),
    PanchangName("Tritiya", "Tṛtīyā", "तृतीया"),
    PanchangName("Chaturthi", "Caturthī", "चतुर्थी"),
    PanchangName("Panchami", "Pañcamī", "पञ्चमी"),
    PanchangName("Shashthi", "Ṣaṣṭhī", "षष्ठी"),
    PanchangName("Saptami", "Saptamī", "सप्तमी"),
    PanchangName("Ashtami", "Aṣṭamī", "अष्टमी"),
    PanchangName("Navami", "Navamī", "नवमी"),
    PanchangName("Dashami", "Daśamī", "दशमी"),
    PanchangName("Ekadashi", "Ekādaśī", "एकादशी"),
    PanchangName("Dvadashi", "Dvādaśī", "द्वादशी"),
    PanchangName("Trayodashi", "Trayodaśī", "त्रयोदशी"),
    PanchangName("Chaturdashi", "Caturdaśī", "चतुर्दशी"),
    PanchangName("Purnima", "Pūrṇimā", "पूर्णिमा"),
    PanchangName("Amavasya", "Amāvāsyā", "अमावास्या"),
  ]
}

/// A fortnight of the lunar month.
public enum Paksha: String, Hashable, Sendable, CaseIterable {
  /// The bright fortnight: the Moon waxes.
  case shukla
  /// The dark fortnight: the Moon wanes.
  case krishna

  /// The name.
  public var name: PanchangName {
    switch self {
    case .shukla: PanchangName("Shukla", "Śukla", "शुक्ल")
    case .krishna: PanchangName("Krishna", "Kṛṣṇa", "कृष्ण")
    }
  }
}
