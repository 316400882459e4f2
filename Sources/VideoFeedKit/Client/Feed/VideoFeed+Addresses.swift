extension VideoFeed {
  /// Returns suggestions for recipients of a share by mail, while the user types a name or an
  /// address. They are the results of ``VideoFeedConfiguration/addresses``, each address once,
  /// without those already named.
  ///
  /// ```swift
  /// let found = await feed.suggestions(for: "ali", besides: composer.recipients)
  /// composer.recipients.append(found[0].email)
  /// ```
  ///
  /// - Parameters:
  ///   - text: the text typed so far; surrounding white space is ignored.
  ///   - named: the addresses already named.
  ///   - limit: the largest number of suggestions.
  /// - Returns: the suggestions, best first; empty for an empty text, or without an address book.
  public func suggestions(
    for text: String, besides named: [String] = [], limit: Int = 10
  ) async -> [Address] {
    guard let source = configuration.addresses, limit > 0,
      let text = VideoLimits.cut(text, to: VideoLimits.title)
    else { return [] }
    // Mail hosts ignore case, and so do nearly all of them for the part before the `@`.
    var known = Set(named.map { $0.lowercased() })
    let found = await source.addresses(matching: text)
    return Array(found.filter { known.insert($0.email.lowercased()).inserted }.prefix(limit))
  }
}
