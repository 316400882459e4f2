/// The name of a file that is written once, with a sum of what is in it: whoever reads the file can see
/// whether it is what was written.
package enum SummedName {
  /// A name with the sum of a file's bytes.
  package static func make(_ name: String, of bytes: [UInt8]) -> String {
    name + "." + sum(bytes)
  }

  /// A name with the sum of bytes that were added to a hash piece by piece.
  package static func make(_ name: String, _ sum: StableHash) -> String { name + "." + sum.text }

  /// Whether a file is what was written. Of one whose name has no sum nothing is known.
  package static func fits(_ name: String, _ bytes: [UInt8]) -> Bool {
    guard let end = name.split(separator: ".").last, end.count == length, end.count < name.count
    else { return true }
    return end == sum(bytes)
  }

  private static var length: Int { 32 }

  private static func sum(_ bytes: [UInt8]) -> String {
    var hash = StableHash()
    hash.add(bytes)
    return hash.text
  }
}
