/// The 128-bit FNV-1a hash, which is the same on every platform and in every version.
package struct StableHash: Sendable {
  private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  /// Makes the hash of an empty input.
  package init() {}

  /// Adds a text, with a separator after it.
  package mutating func add(_ text: String) {
    // A byte that no text contains distinguishes "a", "bc" from "ab", "c".
    add(Array(text.utf8) + [0xff])
  }

  /// Adds bytes.
  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { state = (state ^ UInt128(byte)) &* 0x0100_0000_0000_0000_0000_013b }
  }

  /// The hash as 32 hexadecimal digits.
  package var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
