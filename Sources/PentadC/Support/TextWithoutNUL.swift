extension String {
  /// The text for C, which takes one to end at its first NUL: each NUL in it is a space, so that nothing
  /// is cut off and every byte stays where it was.
  var withoutNUL: String {
    guard utf8.contains(0) else { return self }
    return String(decoding: utf8.map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self)
  }
}
