#if CommandLine
  public import ArgumentParser
  public import AstroKit
  import PentadCore

  extension Ayanamsa: HyphenedArgument {}
  extension TransitionKind: HyphenedArgument {}
  extension DayEntryKind: HyphenedArgument {}
  extension SamvatsaraRule: HyphenedArgument {}
  extension VedicRituRule: HyphenedArgument {}
  extension LunarDateEra: ExpressibleByArgument {}
  extension MonthScheme: ExpressibleByArgument {}
  extension VikramaYear: ExpressibleByArgument {}
  extension DayBoundary: ExpressibleByArgument {}
  extension MoonEvents: ExpressibleByArgument {}
  extension PanchangScript: ExpressibleByArgument {}
  extension AlmanacTheme: ExpressibleByArgument {}
  extension Luminary: ExpressibleByArgument {}
  extension HorizonEvent.Kind: ExpressibleByArgument {}

  extension RawRepresentable where RawValue == String {
    /// The name with hyphens between its words: `true-chitra`.
    var hyphened: String {
      rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    }
  }

  extension CaseIterable where Self: RawRepresentable, RawValue == String {
    /// Finds the case with a name; hyphens and letter case do not matter.
    init?(hyphened text: String) {
      let plain = { (text: String) in text.replacing("-", with: "").lowercased() }
      guard let found = Self.allCases.first(where: { plain($0.rawValue) == plain(text) }) else {
        return nil
      }
      self = found
    }
  }

  /// An argument that accepts the Swift spelling and the hyphenated one. Help shows the hyphenated
  /// one.
  protocol HyphenedArgument: ExpressibleByArgument, CaseIterable, RawRepresentable
  where RawValue == String {}

  extension HyphenedArgument {
    /// Parses a name in either spelling.
    public init?(argument: String) { self.init(hyphened: argument) }
    /// The names that help lists.
    public static var allValueStrings: [String] { allCases.map(\.hyphened) }
    /// No descriptions: the names and the option's help are sufficient.
    public static var allValueDescriptions: [String: String] { [:] }
    /// The default value as help shows it.
    public var defaultValueDescription: String { hyphened }
  }

  /// The named rules of risings and settings.
  enum HorizonRuleName: String, HyphenedArgument {
    // Help shows the raw value as the default.
    case upperLimb = "upper-limb"
    case discCentre = "disc-centre"
    case hindu
    case civilTwilight = "civil-twilight"
    case nauticalTwilight = "nautical-twilight"
    case astronomicalTwilight = "astronomical-twilight"

    /// True for a depth of the Sun.
    var isTwilight: Bool {
      switch self {
      case .upperLimb, .discCentre, .hindu: false
      case .civilTwilight, .nauticalTwilight, .astronomicalTwilight: true
      }
    }

    /// The rule with its usual refraction.
    var rule: HorizonRule {
      switch self {
      case .upperLimb: .upperLimb
      case .discCentre: .discCentre
      case .hindu: .hindu
      case .civilTwilight: .civilTwilight
      case .nauticalTwilight: .nauticalTwilight
      case .astronomicalTwilight: .astronomicalTwilight
      }
    }
  }
#endif
