import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A streaming decoder of a document's bytes to well-formed UTF-8.
///
/// Invalid input never stops it. An invalid byte becomes U+FFFD, or in UTF-8 the Windows-1252
/// character of that byte. A surrogate pair becomes one character. A zero byte becomes a space.
final class TextDecoder {
  private var encoding = TextEncoding.utf8
  private var converter: TextConverter?
  /// The candidate encodings, until the first non-ASCII bytes decide; empty afterwards.
  private var candidates: [TextEncoding]
  /// The bytes collected so far for that decision.
  private var sample: [UInt8] = []
  /// The beginning of an incomplete byte sequence.
  private var rest: [UInt8] = []

  /// Creates a decoder for a document.
  init(_ found: FoundEncodings) {
    candidates = found.candidates
    use(found.proven ?? .utf8)
  }

  /// Selects an encoding. UTF-8 replaces one that the system does not support.
  private func use(_ encoding: TextEncoding) {
    guard case .named(let name) = encoding else {
      self.encoding = encoding
      return
    }
    converter = TextConverter(name)
    self.encoding = converter == nil ? .utf8 : encoding
  }

  /// Decodes the next bytes and passes the text to `body`. The buffer is valid only during the
  /// call.
  func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool,
    _ body: (UnsafeBufferPointer<UInt8>) throws(PentadError) -> Void
  ) throws(PentadError) {
    if candidates.isEmpty { return try decodeChosen(bytes, isLast: isLast, body) }
    // An escape may switch the encoding, so it ends the plain ASCII part.
    let plain = sample.isEmpty ? bytes.prefix { $0 < 0x80 && $0 != 0x1b }.count : 0
    if plain > 0 {
      try decodeChosen(UnsafeBufferPointer(rebasing: bytes[..<plain]), isLast: false, body)
    }
    sample += bytes[plain...]
    guard sample.count >= TextEncoding.sampleLength || isLast, !sample.isEmpty else { return }
    let whole = sample
    use(
      whole.withUnsafeBufferPointer {
        TextEncoding.choose(
          for: UnsafeBufferPointer(rebasing: $0.prefix(TextEncoding.sampleLength)),
          among: candidates)
      })
    (candidates, sample) = ([], [])
    let result = whole.withUnsafeBufferPointer { bytes in
      Result { () throws(PentadError) in try decodeChosen(bytes, isLast: isLast, body) }
    }
    try result.get()
  }

  private func decodeChosen(
    _ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool,
    _ body: (UnsafeBufferPointer<UInt8>) throws(PentadError) -> Void
  ) throws(PentadError) {
    let text: [UInt8]
    switch encoding {
    case .utf8:
      if rest.isEmpty, let start = bytes.baseAddress, memchr(start, 0, bytes.count) == nil,
        UTF8Fault.first(in: start, count: bytes.count) == nil
      {
        return try body(bytes)
      }
      text = repaired(bytes, isLast: isLast)
    case .windows1252:
      var single: [UInt8] = []
      single.reserveCapacity(bytes.count + bytes.count / 8)
      for byte in bytes { single.append(character: Windows1252.scalar(byte)) }
      text = single
    case .named:
      text = converter?.decode(bytes, isLast: isLast) ?? []
    }
    let result = text.withUnsafeBufferPointer { text in
      Result { () throws(PentadError) in try body(text) }
    }
    try result.get()
  }

  private func repaired(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) -> [UInt8] {
    let input = rest + bytes
    rest = []
    var text: [UInt8] = []
    text.reserveCapacity(input.count + 16)
    input.withUnsafeBufferPointer { input in
      guard var start = input.baseAddress else { return }
      let end = start + input.count
      while start < end {
        let good = UTF8Fault.first(in: start, count: end - start) ?? end - start
        text.append(contentsOf: UnsafeBufferPointer(start: start, count: good))
        start += good
        guard start < end else { return }
        let tail = UnsafeBufferPointer(start: start, count: end - start)
        if let character = Self.pair(tail) {
          text.append(character: character)
          start += 6
          continue
        }
        if !isLast, Self.mayContinue(tail) {
          rest = Array(tail)
          return
        }
        text.append(character: Windows1252.scalar(start.pointee))
        start += 1
      }
    }
    for index in text.indices where text[index] == 0 { text[index] = UInt8(ascii: " ") }
    return text
  }

  /// Returns true if bytes that are not UTF-8 may be an incomplete sequence.
  private static func mayContinue(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let length =
      switch bytes[0] {
      case 0xc2...0xdf: 2
      case 0xe0...0xef: 3
      case 0xf0...0xf4: 4
      default: 1
      }
    if bytes.count < length { return bytes.dropFirst().allSatisfy { $0 & 0xc0 == 0x80 } }
    return bytes.count < 6 && bytes[0] == 0xed && bytes[1] & 0xf0 == 0xa0
  }

  /// Decodes a surrogate pair of three bytes each for a character above U+FFFF, as Java and old
  /// MySQL write it (CESU-8).
  private static func pair(_ bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    guard bytes.count >= 6, bytes[0] == 0xed, bytes[1] & 0xf0 == 0xa0, bytes[2] & 0xc0 == 0x80,
      bytes[3] == 0xed, bytes[4] & 0xf0 == 0xb0, bytes[5] & 0xc0 == 0x80
    else { return nil }
    let high = UInt32(bytes[1] & 0x0f) << 6 | UInt32(bytes[2] & 0x3f)
    let low = UInt32(bytes[4] & 0x0f) << 6 | UInt32(bytes[5] & 0x3f)
    return Unicode.Scalar(0x10000 + high << 10 + low)
  }
}

extension [UInt8] {
  /// Appends a character as UTF-8.
  mutating func append(character: Unicode.Scalar) {
    if character.isASCII {
      append(character == "\0" ? UInt8(ascii: " ") : UInt8(truncatingIfNeeded: character.value))
    } else {
      append(contentsOf: UTF8.encode(character) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
