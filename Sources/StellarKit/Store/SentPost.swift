/// Recognises a reply that may have arrived among the replies at the source, so that it is not sent
/// twice. It compares no times, because clocks may be wrong.
struct SentPost: Sendable {
  let change: StellarChange
  /// The source's id of the account's person.
  let authorId: String

  /// Returns the replies that may be this one: of the same person, with the same words, to the same
  /// reply or to one above it.
  func matches(in posts: [StellarPost]) -> [StellarPost] {
    let (parents, words) = (possibleParents(in: posts), Self.words(change.text))
    return posts.filter { post in
      !post.isDeleted && parents.contains(post.parentId)
        && (post.authorId == nil || post.authorId == authorId)
        && Self.words(post.text) == words
    }
  }

  /// Returns the replies under which the source may have put this one, and nil for the
  /// announcement. Canvas has two levels unless it is threaded, and moves deeper replies up.
  private func possibleParents(in posts: [StellarPost]) -> Set<String?> {
    var above: [String: String] = [:]
    for post in posts { above[post.id] = post.parentId }
    var found: Set<String?> = [change.parent, nil]
    var next = change.parent.flatMap { above[$0] }
    while let id = next, found.insert(id).inserted { next = above[id] }
    return found
  }

  /// Splits a text at white space, which a source may change.
  private static func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }
}
