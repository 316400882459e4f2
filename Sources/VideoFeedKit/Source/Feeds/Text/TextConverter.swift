import CLibXML2

/// A converter from an encoding of the system to UTF-8.
final class TextConverter {
  private let descriptor: iconv_t
  private var rest: [UInt8] = []

  /// Creates a converter; nil if the system does not support the encoding.
  init?(_ name: String) {
    // On failure, iconv_open returns −1.
    guard let descriptor = iconv_open("UTF-8", name), Int(bitPattern: descriptor) != -1 else {
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { iconv_close(descriptor) }

  /// Converts the next bytes to UTF-8. An invalid byte becomes U+FFFD.
  func decode(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) -> [UInt8] {
    var input = rest + bytes
    rest = []
    var text: [UInt8] = []
    text.reserveCapacity(input.count * 2)
    input.withUnsafeMutableBytes { input in
      var place = input.baseAddress?.assumingMemoryBound(to: CChar.self)
      var left = input.count
      while left > 0 {
        convert(&place, &left, to: &text)
        guard left > 0, let start = place else { break }
        // No encoding has characters of 8 bytes or more.
        if !isLast, left < 8 {
          rest = Array(UnsafeRawBufferPointer(start: start, count: left))
          break
        }
        text.append(character: "\u{fffd}")
        place = start + 1
        left -= 1
      }
    }
    for index in text.indices where text[index] == 0 { text[index] = UInt8(ascii: " ") }
    return text
  }

  /// Converts the next bytes of an array; see ``decode(_:isLast:)``.
  func decode(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    bytes.withUnsafeBufferPointer { decode($0, isLast: isLast) }
  }

  /// Converts until the input ends or contains an invalid byte.
  private func convert(
    _ place: inout UnsafeMutablePointer<CChar>?, _ left: inout Int, to text: inout [UInt8]
  ) {
    var wasFull = true
    while left > 0, wasFull {
      let size = left * 4 + 16
      let piece = [UInt8](unsafeUninitializedCapacity: size) { output, count in
        var end = output.baseAddress.map {
          UnsafeMutableRawPointer($0).assumingMemoryBound(to: CChar.self)
        }
        var room = size
        let before = left
        _ = iconv(descriptor, &place, &left, &end, &room)
        count = size - room
        wasFull = room < 16 && left < before
      }
      text += piece
    }
  }
}
