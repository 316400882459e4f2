import PentadCore

extension TextEncoding {
  /// The number of bytes, from the first non-ASCII one, that decide the encoding.
  static let sampleLength = 64 << 10

  /// Returns the encoding of a document, given a sample that begins with the first non-ASCII byte.
  ///
  /// Valid UTF-8 counts as UTF-8 regardless of its label, because text in other encodings is rarely
  /// valid by chance. Text with no more faults than characters also counts as UTF-8, so stray bytes
  /// change nothing. Otherwise the first label is used under which at most half of the non-ASCII
  /// bytes are invalid.
  static func choose(
    for sample: UnsafeBufferPointer<UInt8>, among candidates: [TextEncoding]
  ) -> TextEncoding {
    let tally = UTF8Tally(sample)
    // A few two-byte characters, as UTF-8 uses for European letters, may be valid by chance.
    let isDoubtful = tally.faults == 0 && tally.characters < 4 && !tally.hasLong
    if tally.characters > 0, tally.characters >= tally.faults,
      !(isDoubtful && candidates.first?.isEastAsian == true)
    {
      return .utf8
    }
    let high = sample.count { $0 >= 0x80 }
    return candidates.first { $0 != .utf8 && $0.faults(in: sample) * 2 <= high } ?? .utf8
  }

  /// True if the system supports the encoding and its markup consists of ASCII bytes.
  var keepsMarkup: Bool {
    guard case .named(let name) = self else { return true }
    let markup = Array("<?xml {\"a\":1}</b>".utf8)
    return TextConverter(name)?.decode(markup, isLast: true) == markup
  }

  private var isEastAsian: Bool {
    guard case .named(let name) = self else { return false }
    return ["BIG5", "CP932", "CP949", "EUC", "GB"].contains { name.uppercased().hasPrefix($0) }
  }

  /// Returns the number of bytes that are invalid in the encoding.
  private func faults(in sample: UnsafeBufferPointer<UInt8>) -> Int {
    guard case .named(let name) = self, let converter = TextConverter(name) else { return 0 }
    let text = String(decoding: converter.decode(sample, isLast: true), as: UTF8.self)
    return text.unicodeScalars.count { $0 == "\u{fffd}" }
  }
}

/// The amount of valid UTF-8 in a text.
private struct UTF8Tally {
  /// The number of multi-byte characters.
  private(set) var characters = 0
  /// True if one of them has more than two bytes.
  private(set) var hasLong = false
  /// The number of invalid bytes.
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
