extension PeriodicTable {
  /// Returns the elements that match a text, for a search field.
  ///
  /// - Each element is returned once, with its closest kind of match (``ElementMatch/Kind``).
  ///   Matches are sorted by kind, then by the number of spelling mistakes, then by name.
  /// - Case, accents and surrounding white space are ignored.
  /// - Names with spelling mistakes are considered only when there is no other match.
  /// - An empty text, and one of more than 256 bytes of UTF-8, have no matches.
  ///
  /// - Parameter limit: the maximum number of matches; 0 and below return none.
  public func search(_ text: String, limit: Int = 20) -> [ElementMatch] {
    guard limit > 0, let folded = FoldedText(limited: text), !folded.isEmpty else { return [] }
    let search = ElementSearch(text: folded, spelling: options.spelling)
    return Array(search.matches.prefix(limit))
  }
}
