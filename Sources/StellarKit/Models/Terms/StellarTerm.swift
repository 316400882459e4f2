/// A term: `fa26`, Fall 2026.
///
/// C: `pentad_stellar_term`.
public struct StellarTerm: Hashable, Sendable, Codable {
  /// The code, as the server wrote it: `fa26`. A code that this version does not know is kept.
  public let code: String

  /// Creates a term with a code.
  public init(code: String) { self.code = code }

  /// A part of the year.
  public enum Season: String, Hashable, Sendable, CaseIterable, Codable {
    /// Spring.
    case spring = "sp"
    /// Fall.
    case fall = "fa"
    /// The Independent Activities Period, in January.
    case iap = "ia"
    /// Summer.
    case summer = "su"
  }

  /// The season; nil unless the code is two letters for a season and two digits.
  public var season: Season? { parts?.season }

  /// The year, 2000 to 2099; nil unless the code is two letters for a season and two digits.
  public var year: Int? { parts?.year }

  /// The name, `Fall 2026`, as in MIT Mobile for iOS 3.3; the code when it is not known.
  public var text: String {
    guard let (season, year) = parts else { return code }
    let name =
      switch season {
      case .spring: "Spring"
      case .fall: "Fall"
      case .iap: "IAP"
      case .summer: "Summer"
      }
    return "\(name) \(year)"
  }

  private var parts: (season: Season, year: Int)? {
    let digits = code.utf8.dropFirst(2)
    guard digits.count == 2, digits.allSatisfy(NumericOrder.isDigit),
      let season = Season(rawValue: String(code.unicodeScalars.prefix(2))),
      let year = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    return (season, 2_000 + year)
  }

  /// Decodes the code alone.
  public init(from decoder: any Decoder) throws {
    code = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes the code alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
