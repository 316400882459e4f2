extension String {
  /// The text for a line that a person reads. What others wrote moves no cursor, clears no screen and begins
  /// no line: line breaks and tabs are spaces, other control characters U+FFFD.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) || contains(where: \.isNewline) else {
      return self
    }
    let line = split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
    return String(UnicodeScalarView(line.unicodeScalars.map { $0.isControl ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
