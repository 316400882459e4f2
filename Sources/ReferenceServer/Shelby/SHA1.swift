/// The digest of FIPS 180-4, which OAuth 1.0a uses for signatures.
///
/// The server has a separate implementation, so that it does not repeat a client's mistake.
enum SHA1 {
  /// Returns the 20 bytes of a message's digest.
  static func digest(_ message: [UInt8]) -> [UInt8] {
    var bytes = message
    bytes.append(0x80)
    bytes += repeatElement(0, count: (120 - bytes.count % 64) % 64)
    let bits = UInt64(message.count) &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    for start in stride(from: 0, to: bytes.count, by: 64) {
      mix(bytes[start..<start + 64], into: &state)
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words: [UInt32] = []
    for index in 0..<80 {
      if index < 16 {
        let at = block.startIndex + 4 * index
        words.append(block[at..<at + 4].reduce(0) { $0 << 8 | UInt32($1) })
      } else {
        let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
        words.append(word << 1 | word >> 31)
      }
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (index, word) in words.enumerated() {
      let value: UInt32
      switch index / 20 {
      case 0: value = (b & c | ~b & d) &+ 0x5a82_7999
      case 1: value = (b ^ c ^ d) &+ 0x6ed9_eba1
      case 2: value = (b & c | b & d | c & d) &+ 0x8f1b_bcdc
      default: value = (b ^ c ^ d) &+ 0xca62_c1d6
      }
      let sum = (a << 5 | a >> 27) &+ value &+ e &+ word
      (e, d, c, b, a) = (d, c, b << 30 | b >> 2, a, sum)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }

  /// Returns the 20 bytes of HMAC (RFC 2104).
  static func authenticate(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    var key = key.count > 64 ? digest(key) : key
    key += repeatElement(0, count: 64 - key.count)
    let inner = digest(key.map { $0 ^ 0x36 } + message)
    return digest(key.map { $0 ^ 0x5c } + inner)
  }
}
