/// The SHA-1 hash (RFC 3174), for OAuth 1.0a and, with a key, for names that replace secrets.
///
/// It is implemented here because the hashes of the system differ between platforms. A library of
/// hashes would have to be linked by every host of VideoFeedKit, for these few lines. OAuth 1.0a
/// requires SHA-1. Collisions can be constructed, but do not weaken an HMAC (RFC 6194, 3.3). Do not
/// use it for other purposes.
enum SHA1 {
  /// The block size in bytes.
  static let block = 64

  /// Returns the hash of a text, 20 bytes.
  static func hash(_ text: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    let padded = padded(text)
    var words = [UInt32](repeating: 0, count: 80)
    for start in stride(from: 0, to: padded.count, by: block) {
      for index in 0..<16 {
        let word = padded[(start + index * 4)..<(start + index * 4 + 4)]
        words[index] = word.reduce(0) { $0 << 8 | UInt32($1) }
      }
      mix(&words, into: &state)
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  /// Pads the text with a 1 bit, zeros, and its length in bits at the end of the last block.
  private static func padded(_ text: [UInt8]) -> [UInt8] {
    var padded = text + [0x80]
    let rest = (padded.count + 8) % block
    padded += [UInt8](repeating: 0, count: rest == 0 ? 0 : block - rest)
    let bits = UInt64(text.count) &* 8
    padded += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> $0) }
    return padded
  }

  private static func mix(_ words: inout [UInt32], into state: inout [UInt32]) {
    for index in 16..<80 {
      let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
      words[index] = rotated(word, 1)
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (chosen, constant): (UInt32, UInt32) =
        switch index {
        case 0..<20: (b & c | ~b & d, 0x5a82_7999)
        case 20..<40: (b ^ c ^ d, 0x6ed9_eba1)
        case 40..<60: (b & c | b & d | c & d, 0x8f1b_bcdc)
        default: (b ^ c ^ d, 0xca62_c1d6)
        }
      let next = rotated(a, 5) &+ chosen &+ e &+ constant &+ words[index]
      (a, b, c, d, e) = (next, a, rotated(b, 30), c, d)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}

extension SHA1 {
  /// Returns the HMAC of a text, 20 bytes (RFC 2104). It proves to a holder of the key that the
  /// sender has the key.
  static func authenticate(_ text: [UInt8], key: [UInt8]) -> [UInt8] {
    let short = key.count > block ? hash(key) : key
    let padded = short + [UInt8](repeating: 0, count: block - short.count)
    return hash(padded.map { $0 ^ 0x5c } + hash(padded.map { $0 ^ 0x36 } + text))
  }
}
