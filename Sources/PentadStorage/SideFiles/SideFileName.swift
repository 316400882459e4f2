import Foundation
import PentadCore

/// The names of files next to a store: a UUID and a checksum of the bytes. Files with other names
/// are never read or removed.
enum SideFileName {
  /// Makes a new name for a draft, which has no checksum.
  static func draft() -> String { "." + UUID().uuidString }

  /// Returns the final name for a draft whose bytes are all written, with their checksum.
  static func complete(_ draft: String, _ sum: StableHash) -> String {
    ChecksummedFileName.make(String(draft.dropFirst()), sum)
  }

  /// Returns true if the name is that of a complete file.
  static func isComplete(_ name: String) -> Bool {
    let name = Array(name.utf8)
    return name.count == 69 && isUUID(name.prefix(36)) && isSum(name.dropFirst(36))
  }

  /// Returns true if the name is that of a file or of a draft. Earlier drafts had a checksum, too.
  static func isOurs(_ name: String) -> Bool {
    guard name.hasPrefix(".") else { return isComplete(name) }
    let rest = String(name.dropFirst())
    return isComplete(rest) || rest.utf8.count == 36 && isUUID(Array(rest.utf8)[...])
  }

  private static func isUUID(_ bytes: ArraySlice<UInt8>) -> Bool {
    zip(0..., bytes).allSatisfy { index, byte in
      switch index {
      case 8, 13, 18, 23: byte == UInt8(ascii: "-")
      default: isDigit(byte) || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte)
      }
    }
  }

  private static func isSum(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.first == UInt8(ascii: ".")
      && bytes.dropFirst().allSatisfy {
        isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
