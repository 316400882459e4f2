#if CommandLine
  public import ArgumentParser
  public import AstroKit

  // The values of options: as in Swift, `trueChitra`, or with hyphens, `true-chitra`.

  extension Ayanamsa: ExpressibleByArgument {
    /// The case of a name in either spelling.
    public init?(argument: String) { self.init(hyphened: argument) }
  }

  extension TransitionKind: ExpressibleByArgument {
    /// The case of a name in either spelling.
    public init?(argument: String) { self.init(hyphened: argument) }
  }

  extension DayEntryKind: ExpressibleByArgument {
    /// The case of a name in either spelling.
    public init?(argument: String) { self.init(hyphened: argument) }
  }

  extension MonthScheme: ExpressibleByArgument {}
  extension VikramaYear: ExpressibleByArgument {}
  extension DayBoundary: ExpressibleByArgument {}
  extension PanchangScript: ExpressibleByArgument {}
  extension AlmanacTheme: ExpressibleByArgument {}
  extension Luminary: ExpressibleByArgument {}
  extension HorizonEvent.Kind: ExpressibleByArgument {}

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
