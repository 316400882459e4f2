import ChatKit
import PentadCore

/// A line of a conversation, ready for its template.
struct MessageRow: Sendable {
  /// A picture that is attached.
  struct Picture: Sendable {
    /// The showcase's address of the picture; nil if it is on another server, which the showcase
    /// does not request.
    let source: String?
    /// The address on its own server.
    let link: String?
    let alt: String
  }

  /// The identity of the line while it changes.
  let key: String
  let anchor: String
  /// `own`, `other`, `system`, `gap`, `outgoing`, `failed`, `day`.
  let kind: String
  /// The user id of the author; nil for a line without one.
  var authorId: String?
  /// True for the first line of a run of one author.
  var isFirst = true
  /// True for the last line of a run of one author.
  var isLast = true
  /// The author's face; nil for a line without one.
  var face: Face?
  /// The author; nil for a line without one.
  var author: String?
  var when: Moment?
  var text: String?
  /// `edited`, `sent`, `waiting to be sent`.
  var marks: [String] = []
  var reply: String?
  var pictures: [Picture] = []
  /// The other attachments, as text.
  var notes: [String] = []
  /// The users who like it, as text; nil for none.
  var likes: String?
  var like: LikeButton?
  var outgoing: OutgoingButtons?
  /// The announcement for a line that arrives while the page is open.
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
  /// The message before which the button's page ends; nil for the newest page.
  let before: String?
  let isLiked: Bool
  /// The text of the message, for users who cannot see the place of the button.
  let what: String
}

/// The possible actions on a message that has not arrived.
struct OutgoingButtons: Sendable {
  let address: String
  let hasFailed: Bool
  /// The text of the message, for users who cannot see the place of the buttons.
  let what: String
}
