import PentadCore

extension TextEncoding {
  /// How many bytes from the first one that is not ASCII decide.
  static let sampleLength = 64 << 10

  /// The encoding of a document, by a sample of it that begins with the first byte that is not ASCII.
  ///
  /// Valid UTF-8 is UTF-8, whatever it is called: text in another encoding is hardly ever valid by chance.
  /// So is text with fewer faults than characters: a stray byte changes nothing. Of the labels, the first
  /// counts that is true for most of the bytes.
  static func choose(
    for sample: UnsafeBufferPointer<UInt8>, among candidates: [TextEncoding]
  ) -> TextEncoding {
    let tally = UTF8Tally(sample)
    // Two bytes for a character, as UTF-8 has for letters of Europe: a few of them may be valid by chance.
    let isDoubtful = tally.faults == 0 && tally.characters < 4 && !tally.hasLong
    if tally.characters > 0, tally.characters >= tally.faults,
      !(isDoubtful && candidates.first?.isEastAsian == true)
    {
      return .utf8
    }
    let high = sample.count { $0 >= 0x80 }
    return candidates.first { $0 != .utf8 && $0.faults(in: sample) * 2 <= high } ?? .utf8
  }

  /// Whether the system knows the encoding, and markup in it consists of ASCII's bytes.
  var keepsMarkup: Bool {
    guard case .named(let name) = self else { return true }
    let markup = Array("<?xml {\"a\":1}</b>".utf8)
    return TextConverter(name)?.decode(markup, isLast: true) == markup
  }

  private var isEastAsian: Bool {
    guard case .named(let name) = self else { return false }
    return ["BIG5", "CP932", "CP949", "EUC", "GB"].contains { name.uppercased().hasPrefix($0) }
  }

  /// How many bytes cannot be of the encoding.
  private func faults(in sample: UnsafeBufferPointer<UInt8>) -> Int {
    guard case .named(let name) = self, let converter = TextConverter(name) else { return 0 }
    let text = String(decoding: converter.decode(sample, isLast: true), as: UTF8.self)
    return text.unicodeScalars.count { $0 == "\u{fffd}" }
  }
}

/// What of a text is UTF-8.
private struct UTF8Tally {
  /// Characters of several bytes.
  private(set) var characters = 0
  /// Whether one of them has more than two.
  private(set) var hasLong = false
  /// Bytes that belong to none.
  private(set) var faults = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    guard var start = text.baseAddress else { return }
    let end = start + text.count
    while start < end {
      let good = UTF8Fault.first(in: start, count: end - start) ?? end - start
      for byte in UnsafeBufferPointer(start: start, count: good) where byte >= 0xc2 {
        characters += 1
        if byte >= 0xe0 { hasLong = true }
      }
      start += good
      guard start < end else { return }
      faults += 1
      start += 1
    }
  }
}
