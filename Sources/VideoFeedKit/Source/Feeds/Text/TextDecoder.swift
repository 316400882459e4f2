import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Turns the bytes of a document into well-formed UTF-8, piece by piece.
///
/// What cannot be decoded never ends it: a byte that is not of the encoding becomes U+FFFD, or in UTF-8
/// the character of Windows-1252. A zero becomes a space.
final class TextDecoder {
  private let encoding: TextEncoding
  private let converter: TextConverter?
  /// The beginning of a sequence whose end has not come yet.
  private var rest: [UInt8] = []

  /// A decoder of an encoding; of UTF-8, when the system does not know the encoding.
  init(_ encoding: TextEncoding) {
    if case .named(let name) = encoding {
      converter = TextConverter(name)
    } else {
      converter = nil
    }
    self.encoding = converter == nil && encoding != .windows1252 ? .utf8 : encoding
  }

  /// Decodes the next bytes, and lends them as text to `body`.
  func decode(
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

  /// Whether bytes that are not UTF-8 are the beginning of what may become it.
  private static func mayContinue(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let length =
      switch bytes[0] {
      case 0xc2...0xdf: 2
      case 0xe0...0xef: 3
      case 0xf0...0xf4: 4
      default: 1
      }
    return bytes.count < length && bytes.dropFirst().allSatisfy { $0 & 0xc0 == 0x80 }
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
