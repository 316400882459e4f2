extension PeriodicTable {
  /// The elements that a text may mean, for a search field.
  ///
  /// - Each element comes once, by the closest way in which the text finds it
  ///   (``ElementMatch/Kind``); among equals the one with fewer slips is first, then by name.
  /// - Case, accents and white space around it do not count.
  /// - Slips are considered only when nothing else is found.
  /// - An empty text, and one of more than 256 bytes of UTF-8, find nothing.
  ///
  /// - Parameter limit: how many matches at most; none for 0 and below.
  public func search(_ text: String, limit: Int = 20) -> [ElementMatch] {
    guard limit > 0, let folded = FoldedText(limited: text), !folded.isEmpty else { return [] }
    let search = ElementSearch(text: folded, spelling: options.spelling)
    return Array(search.matches.prefix(limit))
  }
}
