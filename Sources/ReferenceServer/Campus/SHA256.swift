/// The digest of FIPS 180-4, for the challenge of an OAuth 2 sign-in (RFC 7636).
enum SHA256 {
  /// Returns the digest as 32 bytes.
  static func bytes(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    var padded = message + [0x80]
    padded += repeatElement(0, count: (120 - padded.count % 64) % 64)
    let bits = UInt64(message.count) &* 8
    padded += stride(from: UInt64(56), through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: bits >> $0)
    }
    for start in stride(from: 0, to: padded.count, by: 64) {
      mix(padded[start..<start + 64], into: &state)
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = (0..<16).map { index in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + 4 * index + $1]) }
    }
    for step in 16..<64 {
      let (a, b) = (words[step - 15], words[step - 2])
      let first = turn(a, 7) ^ turn(a, 18) ^ a >> 3
      let second = turn(b, 17) ^ turn(b, 19) ^ b >> 10
      words.append(words[step - 16] &+ first &+ words[step - 7] &+ second)
    }
    var now = state
    for step in 0..<64 {
      let e = now[4]
      let sum = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      let choice = e & now[5] ^ ~e & now[6]
      let first = now[7] &+ sum &+ choice &+ constants[step] &+ words[step]
      let a = now[0]
      let second = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      let majority = a & now[1] ^ a & now[2] ^ now[1] & now[2]
      now = [first &+ second &+ majority] + now.dropLast()
      now[4] &+= first
    }
    for (index, word) in now.enumerated() { state[index] &+= word }
  }

  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The fractions of the cube roots of the first 64 primes, as 32 bits.
  private static let constants: [UInt32] = {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { UInt32(truncatingIfNeeded: scaledCubeRoot($0)) }
  }()

  /// Returns the greatest `root` with `root³ ≤ prime · 2^96`, by bisection.
  private static func scaledCubeRoot(_ prime: UInt64) -> UInt64 {
    let target = UInt128(prime) << 96
    var (low, high): (UInt128, UInt128) = (0, 1 << 36)
    while high - low > 1 {
      let middle = (low + high) / 2
      if middle * middle * middle <= target { low = middle } else { high = middle }
    }
    return UInt64(low)
  }
}
