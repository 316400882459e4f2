#if CommandLine
  public import ArgumentParser
  public import AstroKit

  // The values of options are read as in Swift, `trueChitra`, and with hyphens, `true-chitra`; help
  // has them with hyphens.

  extension Ayanamsa: ExpressibleByArgument {
    /// The case of a name in either spelling.
    public init?(argument: String) { self.init(hyphened: argument) }
    /// The names that help lists.
    public static var allValueStrings: [String] { allCases.map(\.hyphened) }
    /// The name that help gives as the default.
    public var defaultValueDescription: String { hyphened }
  }

  extension TransitionKind: ExpressibleByArgument {
    /// The case of a name in either spelling.
    public init?(argument: String) { self.init(hyphened: argument) }
    /// The names that help lists.
    public static var allValueStrings: [String] { allCases.map(\.hyphened) }
    /// The name that help gives as the default.
    public var defaultValueDescription: String { hyphened }
  }

  extension DayEntryKind: ExpressibleByArgument {
    /// The case of a name in either spelling.
    public init?(argument: String) { self.init(hyphened: argument) }
    /// The names that help lists.
    public static var allValueStrings: [String] { allCases.map(\.hyphened) }
    /// The name that help gives as the default.
    public var defaultValueDescription: String { hyphened }
  }

  extension MonthScheme: ExpressibleByArgument {}
  extension VikramaYear: ExpressibleByArgument {}
  extension DayBoundary: ExpressibleByArgument {}
  extension PanchangScript: ExpressibleByArgument {}
  extension AlmanacTheme: ExpressibleByArgument {}
  extension Luminary: ExpressibleByArgument {}
  extension HorizonEvent.Kind: ExpressibleByArgument {}

  extension RawRepresentable where RawValue == String {
    /// The name with hyphens before its words: `true-chitra`.
    var hyphened: String {
      rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    }
  }

  extension CaseIterable where Self: RawRepresentable, RawValue == String {
    /// The case of a name in which hyphens may stand before words.
    init?(hyphened text: String) {
      let plain = { (text: String) in text.replacing("-", with: "").lowercased() }
      guard let found = Self.allCases.first(where: { plain($0.rawValue) == plain(text) }) else {
        return nil
      }
      self = found
    }
  }

  /// The sunrises that have a name.
  enum SunriseName: String, ExpressibleByArgument, CaseIterable {
    case upperLimb = "upper-limb"
    case discCentre = "disc-centre"
    case hindu

    var rule: HorizonRule {
      switch self {
      case .upperLimb: .upperLimb
      case .discCentre: .discCentre
      case .hindu: .hindu
      }
    }
  }
#endif
