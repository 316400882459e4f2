import Foundation
import PentadCore

/// The names of files beside a store: a UUID and a sum of the bytes. No other name is ever read or removed.
enum SideFileName {
  /// A new name for a draft, which lacks the sum.
  static func draft() -> String { "." + UUID().uuidString }

  /// The name of a draft that is complete.
  static func complete(_ draft: String, _ sum: StableHash) -> String {
    SummedName.make(String(draft.dropFirst()), sum)
  }

  /// True if the name is one of a complete file.
  static func isComplete(_ name: String) -> Bool {
    let name = Array(name.utf8)
    return name.count == 69 && isUUID(name.prefix(36)) && isSum(name.dropFirst(36))
  }

  /// True if the name is one of a file or of a draft. Earlier drafts had the sum, too.
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
