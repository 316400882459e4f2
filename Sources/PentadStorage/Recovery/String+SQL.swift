extension String {
  /// The text as a quoted name in a statement; GRDB's own quoting does not escape quotes.
  var quotedName: String { quoted("\"") }

  /// The text as a string literal in a statement, where values cannot be bound.
  var quotedText: String { quoted("'") }

  /// Works on scalars: a quote with a combining mark is another character, but still a quote for
  /// SQL.
  private func quoted(_ quote: Unicode.Scalar) -> String {
    var text = String.UnicodeScalarView([quote])
    for scalar in unicodeScalars { text += scalar == quote ? [quote, quote] : [scalar] }
    return String(text + [quote])
  }
}
