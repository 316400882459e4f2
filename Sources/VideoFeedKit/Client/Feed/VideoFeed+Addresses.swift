extension VideoFeed {
  /// To whom a share might go by mail, while the user writes a name or an address: what
  /// ``VideoFeedConfiguration/addresses`` finds, each address once, without those that are named already.
  ///
  /// ```swift
  /// let found = await feed.suggestions(for: "ali", besides: composer.recipients)
  /// composer.recipients.append(found[0].email)
  /// ```
  ///
  /// - Parameters:
  ///   - text: what was written so far; white space around it does not count.
  ///   - named: the addresses that are named already.
  ///   - limit: how many at most.
  /// - Returns: the best first; none for an empty text, and without an address book.
  public func suggestions(
    for text: String, besides named: [String] = [], limit: Int = 10
  ) async -> [Address] {
    guard let source = configuration.addresses, limit > 0,
      let text = VideoLimits.cut(text, to: VideoLimits.title)
    else { return [] }
    // Hosts of mail are the same in any case, and so is nearly everybody's name there.
    var known = Set(named.map { $0.lowercased() })
    let found = await source.addresses(matching: text)
    return Array(found.filter { known.insert($0.email.lowercased()).inserted }.prefix(limit))
  }
}
