/// A sign of the sidereal zodiac, 30°.
public struct Rashi: PanchangUnit {
  /// The number of signs: 12.
  public static let count = 12
  /// The number, 1…12.
  public let number: Int

  /// Creates the unit with a 0-based index, which wraps around the cycle.
  public init(index: Int) { number = Self.wrap(index) + 1 }

  /// The name in its three forms.
  public var name: PanchangName { Self.names[index] }
}

extension Rashi {
  static let names = [
    PanchangName("Mesha", "Meṣa", "मेष"),
    PanchangName("Vrishabha", "Vṛṣabha", "वृषभ"),
    PanchangName("Mithuna", "Mithuna", "मिथुन"),
    PanchangName("Karka", "Karka", "कर्क"),
    PanchangName("Simha", "Siṃha", "सिंह"),
    PanchangName("Kanya", "Kanyā", "कन्या"),
    PanchangName("Tula", "Tulā", "तुला"),
    PanchangName("Vrishchika", "Vṛścika", "वृश्चिक"),
    PanchangName("Dhanu", "Dhanu", "धनु"),
    PanchangName("Makara", "Makara", "मकर"),
    PanchangName("Kumbha", "Kumbha", "कुम्भ"),
    PanchangName("Mina", "Mīna", "मीन"),
  ]
}
