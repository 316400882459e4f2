import AstroKit
import PentadCore

/// A screen with its content. Two values are the same screen if their ids are equal, regardless of
/// their content.
enum AstroPage: Hashable, Sendable, Identifiable {
  /// 31 days from a date on; from today when nil.
  case moon(from: CivilDate?)
  /// The month of a date; the one that was shown last when nil.
  case sun(CivilDate?)
  /// A date; today when nil.
  case day(CivilDate?)
  /// The glossary, at a term.
  case help(HelpTopic.ID?)

  var id: AstroScreen.ID {
    switch self {
    case .moon: .moon
    case .sun: .sun
    case .day: .day
    case .help: .help
    }
  }

  /// The title of the screen.
  var title: String {
    switch self {
    case .moon: "Moon"
    case .sun: "Sun"
    case .day: "Day"
    case .help: "Help"
    }
  }

  /// The content, for an address: `2026-11-22`, for a month `2026-11`; nil for the default.
  var detail: String? {
    switch self {
    case .moon(let date), .day(let date): date?.isoText
    case .sun(let date): date.map { String($0.isoText.dropLast(3)) }
    case .help(let term): term
    }
  }

  /// `sun:2026-11`.
  var text: String { detail.map { "\(id.rawValue):\($0)" } ?? id.rawValue }

  /// Reads ``text``.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` for a screen or a term that does not exist;
  ///   ``PentadCore/PentadError/Code/invalidDateRange`` for a date that does not.
  init(_ text: String) throws(PentadError) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    let detail = parts.count > 1 ? parts[1] : nil
    switch AstroScreen.ID(rawValue: parts.first ?? "") {
    case .moon: self = .moon(from: try Self.date(detail))
    case .sun: self = .sun(try Self.date(detail.map { $0 + "-01" }))
    case .day: self = .day(try Self.date(detail))
    case .help:
      if let detail, HelpTopic.topic(detail) == nil {
        throw PentadError(.notFound, "the glossary has no such term")
      }
      self = .help(detail)
    case nil: throw PentadError(.notFound, "this page does not exist")
    }
  }

  private static func date(_ text: String?) throws(PentadError) -> CivilDate? {
    guard let text else { return nil }
    return try CivilDate(iso: text)
  }
}
