/// The SHA-256 hash of bytes (FIPS 180-4), for the proof keys of OAuth 2 (RFC 7636) and the pins of
/// certificates (RFC 7469): both hash what is public.
package enum SHA256 {
  /// Returns the hash of bytes in memory: 32 bytes.
  package static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var padded = bytes + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    let bits = UInt64(bytes.count) &* 8
    padded += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    var state = initial
    for start in stride(from: 0, to: padded.count, by: 64) {
      add(padded[start..<(start + 64)], to: &state)
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }

  /// Returns bytes as base64 in the alphabet for URLs, without padding (RFC 4648, 5).
  package static func base64URL(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for place in 0...group.count {
        text.append(digits[Int(bits >> (18 - 6 * UInt32(place)) & 63)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (low, high) = (words[index - 15], words[index - 2])
      let first = rotated(low, 7) ^ rotated(low, 18) ^ low >> 3
      let second = rotated(high, 17) ^ rotated(high, 19) ^ high >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let upper = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = e & f ^ ~e & g
      let first = h &+ upper &+ choice &+ constants[index] &+ words[index]
      let lower = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let second = lower &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
  private static let initial: [UInt32] = primes.prefix(8).map { prime in
    fraction(of: Double(prime).squareRoot())
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes.map(cubeRootFraction)

  private static let primes: [UInt64] = (2...311).filter { number in
    !(2..<number).contains { number % $0 == 0 }
  }

  private static func fraction(of root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 0x1_0000_0000)
  }

  /// Finds the largest number whose cube is at most prime × 2^96, and returns its low 32 bits.
  private static func cubeRootFraction(_ prime: UInt64) -> UInt32 {
    let cube = UInt128(prime) << 96
    var root: UInt128 = 0
    for bit in (0..<36).reversed() {
      let candidate = root | 1 << UInt128(bit)
      if candidate * candidate * candidate <= cube { root = candidate }
    }
    return UInt32(truncatingIfNeeded: root)
  }
}
