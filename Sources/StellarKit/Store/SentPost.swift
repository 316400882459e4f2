/// Recognises a reply that may have arrived among the replies at the source, so that it is not sent
/// twice. It compares no times, because clocks may be wrong.
struct SentPost: Sendable {
  let change: StellarChange
  /// The source's id of the account's person.
  let authorId: String

  /// Returns the replies that may be this one: of the same person, with the same words, to the same
  /// reply.
  func matches(in posts: [StellarPost]) -> [StellarPost] {
    posts.filter { post in
      !post.isDeleted && post.parentId == change.parent
        && (post.authorId == nil || post.authorId == authorId)
        && Self.words(post.text) == Self.words(change.text)
    }
  }

  /// Splits a text at white space, which a source may change.
  private static func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }
}
