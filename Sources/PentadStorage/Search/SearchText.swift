import Foundation

/// Rewrites text for an index with SQLite's tokenizer `unicode61`.
///
/// `unicode61` implements the Unicode of 2012: it treats newer emojis as letters and Chinese
/// without spaces as one word, and it folds neither `ß` nor full width. So text is rewritten before
/// it is indexed:
/// - compatibility forms are folded (NFKC), and letters are folded in every script: `ß` becomes
///   `ss`;
/// - a run of Han, kana, Hangul, Thai, Lao, Khmer or Myanmar becomes its overlapping pairs of
///   characters, and its last character;
/// - an emoji becomes a word, without skin tone, variation selector and gender;
/// - letters and marks newer than `unicode61` are written as their code points.
///
/// `unicode61` itself folds case, and accents of Latin letters. ASCII is unchanged.
public enum SearchText {
  /// Returns the text in its indexed form.
  static func indexed(_ text: String) -> String {
    var words: [String] = []
    for run in runs(of: text) {
      switch run {
      case .word(let word), .symbol(let word): words.append(word)
      case .pairs(let characters): words += pairs(characters) + characters.suffix(1)
      }
    }
    return words.joined(separator: " ")
  }

  /// Returns an expression for FTS5's `MATCH` that finds words in such an index; nil for words that
  /// cannot match.
  ///
  /// Each word has to occur. From `length` bytes on, or with an asterisk at its end, it matches as
  /// the beginning of a word, otherwise as a whole word. Parts of a word in different scripts are
  /// searched for separately.
  ///
  /// - Parameter words: the words of ``SearchQuery/words``.
  public static func expression(of words: [String], beginningsFrom length: Int) -> String? {
    var parts: [String] = []
    for word in words {
      var phrase: [String] = []
      func endPhrase() {
        guard !phrase.isEmpty else { return }
        let text = phrase.joined(separator: " ")
        let isBeginning = text.utf8.count >= length || word.hasSuffix("*")
        parts.append("\"\(text)\"" + (isBeginning ? "*" : ""))
        phrase = []
      }
      for run in runs(of: word) {
        if case .word(let word) = run {
          phrase.append(word)
          continue
        }
        endPhrase()
        switch run {
        case .pairs(let characters) where characters.count == 1:
          parts.append("\"\(characters[0])\"*")
        case .pairs(let characters):
          parts.append("\"\(pairs(characters).joined(separator: " "))\"")
        case .symbol(let symbol): parts.append("\"\(symbol)\"")
        case .word: break
        }
      }
      endPhrase()
    }
    return parts.isEmpty ? nil : parts.joined(separator: " AND ")
  }

  private static func pairs(_ characters: [String]) -> [String] {
    zip(characters, characters.dropFirst()).map { $0 + $1 }
  }

  // MARK: Runs

  private enum Run {
    case word(String)
    case pairs([String])
    case symbol(String)
  }

  private static func runs(of text: String) -> [Run] {
    let isPlain = !text.unicodeScalars.contains(where: SearchCharacter.hasOtherForms)
    var reading = Reading()
    for scalar in (isPlain ? text : text.precomposedStringWithCompatibilityMapping).unicodeScalars {
      reading.take(scalar)
    }
    reading.end()
    return reading.runs
  }

  /// The runs up to a character, and the unfinished next run.
  private struct Reading {
    private(set) var runs: [Run] = []
    private var word = String.UnicodeScalarView()
    private var characters: [String] = []
    private var symbol = ""
    private var isJoined = false
    private var isHalfFlag = false

    mutating func take(_ scalar: Unicode.Scalar) {
      let kind = SearchCharacter(scalar)
      defer { isJoined = kind == .joiner || isJoined && kind == .ignored }
      switch kind {
      case .letter:
        if word.isEmpty { end() }
        if let pair = SearchLetter.pair(for: scalar) {
          word.append(contentsOf: pair.unicodeScalars)
        } else {
          SearchText.append(SearchLetter.letter(for: scalar), to: &word)
        }
      case .pair:
        if characters.isEmpty { end() }
        var character = String.UnicodeScalarView()
        SearchText.append(scalar, to: &character)
        characters.append(String(character))
      case .symbol, .gender:
        if isJoined, !symbol.isEmpty {
          if kind == .symbol { symbol += SearchText.number(of: scalar) }
        } else {
          end()
          symbol = SearchText.number(of: scalar)
        }
      case .regional:
        let isSecond = isHalfFlag
        if !isSecond { end() }
        symbol += SearchText.number(of: scalar)
        isHalfFlag = !isSecond
        if isSecond { end() }
      case .tag:
        if !symbol.isEmpty { symbol += SearchText.number(of: scalar) }
      case .joiner, .ignored: break
      case .separator: end()
      }
    }

    mutating func end() {
      if !word.isEmpty { runs.append(.word(String(word))) }
      if !characters.isEmpty { runs.append(.pairs(characters)) }
      if !symbol.isEmpty { runs.append(.symbol(symbol)) }
      (word, characters, symbol, isHalfFlag) = (String.UnicodeScalarView(), [], "", false)
    }
  }

  private static func append(
    _ scalar: Unicode.Scalar, to word: inout String.UnicodeScalarView
  ) {
    if SearchCharacter.isLetterInSQLite(scalar) {
      word.append(scalar)
    } else {
      word.append(contentsOf: number(of: scalar).unicodeScalars)
    }
  }

  /// Returns a character as a word for `unicode61`: a private use character, and the code point.
  private static func number(of scalar: Unicode.Scalar) -> String {
    "\u{e000}" + String(scalar.value, radix: 16)
  }
}
