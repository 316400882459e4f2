extension String {
  /// As a name in a statement; GRDB's own quoting lets quotes through.
  var quotedName: String { quoted("\"") }

  /// As a text in a statement, where none can be bound.
  var quotedText: String { quoted("'") }

  /// By scalars: a quote with a combining mark on it is another character, but still a quote.
  private func quoted(_ quote: Unicode.Scalar) -> String {
    var text = String.UnicodeScalarView([quote])
    for scalar in unicodeScalars { text += scalar == quote ? [quote, quote] : [scalar] }
    return String(text + [quote])
  }
}
