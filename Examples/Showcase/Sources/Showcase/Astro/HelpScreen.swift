import AstroKit
import PentadCore

extension AstroScreens {
  /// The glossary: all terms, or those in which a word is found.
  func help(
    _ term: HelpTopic.ID?, search word: String?, _ stack: AstroStack
  ) throws(PentadError) -> Page {
    let topics = word.map(HelpTopic.search) ?? HelpTopic.all
    return Page(
      "Help", area: .astro, template: "Astro/help",
      content: HelpScreen(
        frame: AstroFrame(stack, try place()),
        topics: topics.map {
          HelpScreen.Topic(
            id: $0.id, topicTitle: $0.title, text: $0.text, isCurrent: $0.id == term)
        },
        word: word, isEmpty: topics.isEmpty,
        below: stack.textBelow))
  }
}

/// The help, ready for its template.
struct HelpScreen: Sendable {
  struct Topic: Sendable {
    let id: String
    let topicTitle: String
    let text: String
    let isCurrent: Bool
  }

  let frame: AstroFrame
  let topics: [Topic]
  let word: String?
  let isEmpty: Bool
  /// The screens below, which the form for a search hands on.
  let below: String
}
