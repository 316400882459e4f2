/// A name in the three forms in which the calendar is read.
public struct PanchangName: Hashable, Sendable {
  /// The usual English spelling, without marks: `Krishna`.
  public let english: String
  /// The scholarly transliteration, ISO 15919's common subset: `Kṛṣṇa`.
  public let iast: String
  /// In Devanagari: `कृष्ण`.
  public let devanagari: String

  init(_ english: String, _ iast: String, _ devanagari: String) {
    self.english = english
    self.iast = iast
    self.devanagari = devanagari
  }

  /// One of the three forms.
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
  /// The usual English spelling, without marks: Krishna.
  case english
  /// The scholarly transliteration, IAST.
  case iast
  /// Devanagari.
  case devanagari
}

/// A limb or a unit of the calendar: one of a numbered cycle, with a name.
public protocol PanchangUnit: Hashable, Sendable {
  /// How many there are in a cycle.
  static var count: Int { get }
  /// 1…``count``.
  var number: Int { get }
  /// The name.
  var name: PanchangName { get }
  /// Makes the unit of a 0-based index, which is taken around the cycle.
  init(index: Int)
}

extension PanchangUnit {
  /// Makes the unit of a number; nil outside 1…``count``.
  public init?(number: Int) {
    guard (1...Self.count).contains(number) else { return nil }
    self.init(index: number - 1)
  }

  /// Makes the unit at which a longitude, or an angle between two, stands, in degrees.
  init(degrees: Double) {
    self.init(index: Int((degrees / 360 * Double(Self.count)).rounded(.down)))
  }

  /// A 0-based index brought into the cycle.
  static func wrap(_ index: Int) -> Int {
    let rest = index % count
    return rest < 0 ? rest + count : rest
  }

  /// The 0-based place in the cycle.
  public var index: Int { number - 1 }

  /// The one after this, around the cycle.
  public var next: Self { Self(index: number) }
}
