/// The hash FNV-1a of 128 bits, which is the same everywhere and for all time.
package struct StableHash: Sendable {
  private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  /// A hash of nothing.
  package init() {}

  /// Adds a text, which does not run together with the one before.
  package mutating func add(_ text: String) {
    // A byte that no text holds keeps "a", "bc" and "ab", "c" apart.
    add(Array(text.utf8) + [0xff])
  }

  /// Adds bytes.
  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { state = (state ^ UInt128(byte)) &* 0x0100_0000_0000_0000_0000_013b }
  }

  /// 32 hexadecimal digits.
  package var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
