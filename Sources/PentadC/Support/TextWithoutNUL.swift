extension String {
  /// The text for C, where a text ends at its first NUL. Each NUL is replaced by a space, so that
  /// nothing is cut off and every byte keeps its offset.
  var withoutNUL: String {
    guard utf8.contains(0) else { return self }
    return String(decoding: utf8.map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self)
  }
}
