/// A quarter of a nakshatra: 3°20′ of the sidereal zodiac; 1…108 from the first quarter of Ashvini.
public struct Pada: Hashable, Sendable {
  /// The number, 1…108.
  public let number: Int

  init(index: Int) { number = ((index % 108) + 108) % 108 + 1 }

  /// The nakshatra.
  public var nakshatra: Nakshatra { Nakshatra(index: (number - 1) / 4) }
  /// The quarter within the nakshatra, 1…4.
  public var quarter: Int { (number - 1) % 4 + 1 }
}
