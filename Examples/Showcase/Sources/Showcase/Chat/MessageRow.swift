import ChatKit
import PentadCore

/// A line of a conversation, ready for its template.
struct MessageRow: Sendable {
  /// A picture that is attached.
  struct Picture: Sendable {
    /// Where the showcase has it; nil when it is on a server that the showcase does not ask.
    let source: String?
    /// Where its own server has it.
    let link: String?
    let alt: String
  }

  /// By what the line is known again while it changes.
  let key: String
  let anchor: String
  /// `own`, `other`, `system`, `gap`, `outgoing`, `failed`.
  let kind: String
  /// Who wrote it; nil of what nobody wrote.
  var author: String?
  var when: Moment?
  var text: String?
  /// `edited`, `sent`, `waiting to be sent`.
  var marks: [String] = []
  var reply: String?
  var pictures: [Picture] = []
  /// What else is attached, in words.
  var notes: [String] = []
  /// Who likes it, in words; nil for nobody.
  var likes: String?
  var like: LikeButton?
  var outgoing: OutgoingButtons?
  /// What is said of it when it comes while the page is open.
  var said: String?

  init(key: String, anchor: String, kind: String) {
    self.key = key
    self.anchor = anchor
    self.kind = kind
  }
}

/// The button by which a message is liked, or no longer.
struct LikeButton: Sendable {
  let address: String
  let message: String
  /// Before which message the page ends on which the button stands; nil for the newest page.
  let before: String?
  let isLiked: Bool
  /// What the message says, for who does not see where the button stands.
  let what: String
}

/// What can be done with a message that has not arrived.
struct OutgoingButtons: Sendable {
  let address: String
  let hasFailed: Bool
  /// What the message says, for who does not see where the buttons stand.
  let what: String
}
