/// The name of a file that is written once, with a checksum of its content. A reader of the file
/// can verify that the content is unchanged.
package enum ChecksummedFileName {
  /// Returns a name with the checksum of a file's bytes.
  package static func make(_ name: String, of bytes: [UInt8]) -> String {
    name + "." + sum(bytes)
  }

  /// Returns a name with the checksum of bytes that were added to a hash piece by piece.
  package static func make(_ name: String, _ sum: StableHash) -> String { name + "." + sum.text }

  /// Returns true if the content matches the checksum in the name, or if the name has none.
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
