/// A term of the calendar with its explanation: a page of the help view.
///
/// C: `pentad_astro_help_topic`.
public struct HelpTopic: Hashable, Sendable, Identifiable {
  /// The stable identifier of the term, such as `tithi`.
  public let id: String
  /// The term as a heading.
  public let title: String
  /// The explanation: one to three sentences of plain English.
  public let text: String

  init(_ id: String, _ title: String, _ text: String) {
    (self.id, self.title, self.text) = (id, title, text)
  }

  /// All terms, in an order that suits reading from the first to the last.
  ///
  /// C: `pentad_astro_help_all`.
  public static let all: [HelpTopic] = limbs + months + sky + parts

  /// Returns the term with an id.
  ///
  /// C: `pentad_astro_help_find`.
  public static func topic(_ id: ID) -> HelpTopic? { byID[id] }

  /// Returns the terms whose heading or text contains a word, ignoring case.
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
