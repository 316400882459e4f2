/// A term of the calendar and what it means: a page of the help view.
///
/// C: `pentad_astro_help_topic`.
public struct HelpTopic: Hashable, Sendable, Identifiable {
  /// What the term is found by: `tithi`. It does not change.
  public let id: String
  /// The term as a heading.
  public let title: String
  /// One to three sentences of plain English.
  public let text: String

  init(_ id: String, _ title: String, _ text: String) {
    (self.id, self.title, self.text) = (id, title, text)
  }

  /// All terms, in an order in which they can be read from the first to the last.
  ///
  /// C: `pentad_astro_help_all`.
  public static let all: [HelpTopic] = limbs + months + sky + parts

  /// The term of an id.
  ///
  /// C: `pentad_astro_help_find`.
  public static func topic(_ id: ID) -> HelpTopic? { byID[id] }

  /// The terms whose heading or text has a word in it, capital letters or not.
  ///
  /// C: `pentad_astro_help_search`.
  public static func search(_ text: String) -> [HelpTopic] {
    let word = text.lowercased()
    return all.filter {
      $0.title.lowercased().contains(word) || $0.text.lowercased().contains(word)
    }
  }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}
