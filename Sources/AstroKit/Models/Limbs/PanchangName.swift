/// A name in three forms: English, transliteration and Devanagari.
public struct PanchangName: Hashable, Sendable {
  /// The usual English spelling, without diacritics: `Krishna`.
  public let english: String
  /// The scholarly transliteration, ISO 15919's common subset: `Kṛṣṇa`.
  public let iast: String
  /// The name in Devanagari: `कृष्ण`.
  public let devanagari: String

  init(_ english: String, _ iast: String, _ devanagari: String) {
    self.english = english
    self.iast = iast
    self.devanagari = devanagari
  }

  /// Returns the form for a script.
  public func text(in script: PanchangScript) -> String {
    switch script {
    case .english: english
    case .iast: iast
    case .devanagari: devanagari
    }
  }
}

/// The script or spelling of a name.
public enum PanchangScript: String, Hashable, Sendable, CaseIterable {
  /// The usual English spelling, without diacritics: Krishna.
  case english
  /// The scholarly transliteration, IAST.
  case iast
  /// The Devanagari script.
  case devanagari
}

/// A limb or a unit of the calendar: one of a numbered cycle, with a name.
public protocol PanchangUnit: Hashable, Sendable {
  /// The number of units in a cycle.
  static var count: Int { get }
  /// The number, 1…``count``.
  var number: Int { get }
  /// The name.
  var name: PanchangName { get }
  /// Creates the unit with a 0-based index, which wraps around the cycle.
  init(index: Int)
}

extension PanchangUnit {
  /// Creates the unit with a number; nil outside 1…``count``.
  public init?(number: Int) {
    guard (1...Self.count).contains(number) else { return nil }
    self.init(index: number - 1)
  }

  /// Creates the unit that contains a longitude, or an angle between two bodies, in degrees.
  init(degrees: Double) {
    self.init(index: Int((degrees / 360 * Double(Self.count)).rounded(.down)))
  }

  /// Returns a 0-based index wrapped into the cycle.
  static func wrap(_ index: Int) -> Int {
    let rest = index % count
    return rest < 0 ? rest + count : rest
  }

  /// The 0-based position in the cycle.
  public var index: Int { number - 1 }

  /// The next unit in the cycle.
  public var next: Self { Self(index: number) }
}
