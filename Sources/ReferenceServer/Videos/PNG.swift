/// Generates two-coloured pictures (ISO 15948) from a seed: a symmetrical pattern.
enum PNG {
  /// The media type.
  static let type = "image/png"

  /// Returns a picture.
  ///
  /// - Parameters:
  ///   - width: the width in pixels, 1…2,000.
  ///   - height: the height in pixels, 1…2,000.
  static func bytes(width: Int, height: Int, seed: UInt64) -> [UInt8] {
    let (width, height) = (min(max(1, width), 2_000), min(max(1, height), 2_000))
    var random = SplitMix(seed: seed)
    // Each pixel is one bit with a palette; no filter, not interlaced.
    let header = number(UInt32(width)) + number(UInt32(height)) + [1, 3, 0, 0, 0]
    let colours = palettes[Int(random.below(palettes.count))]
    let cells = (0..<25).map { _ in random.chance(50) }
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      var bits = [UInt8](repeating: 0, count: (width + 7) / 8)
      for x in 0..<width {
        let column = x * 9 / width
        if cells[y * 5 / height * 5 + min(column, 8 - column)] { bits[x / 8] |= 0x80 >> (x % 8) }
      }
      rows += bits
    }
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", header)
      + chunk("PLTE", colours) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  /// Pairs of related colours, each as red, green, blue of the ground and of the pattern.
  private static let palettes: [[UInt8]] = [
    [24, 49, 83, 43, 91, 132], [20, 70, 66, 52, 120, 107], [71, 39, 84, 122, 74, 134],
    [112, 46, 38, 176, 86, 62], [84, 62, 24, 158, 122, 58], [38, 58, 40, 86, 116, 74],
    [36, 40, 64, 84, 92, 136], [94, 32, 62, 158, 72, 104],
  ]

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    return number(UInt32(truncatingIfNeeded: body.count)) + named + number(checksum(named))
  }

  /// Returns the stream of RFC 1950 with uncompressed blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 0xffff) {
      let part = bytes[start..<min(start + 0xffff, bytes.count)]
      let count = UInt16(part.count)
      stream.append(start + part.count == bytes.count ? 1 : 0)
      for half in [count, ~count] { stream += [UInt8(half & 0xff), UInt8(half >> 8)] }
      stream += part
    }
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + number(b << 16 | a)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { $0 >> 8 ^ table[Int(($0 ^ UInt32($1)) & 0xff)] }
  }

  private static let table = (0..<256 as Range<UInt32>).map { index in
    (0..<8).reduce(index) { value, _ in value & 1 == 0 ? value >> 1 : 0xedb8_8320 ^ value >> 1 }
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
