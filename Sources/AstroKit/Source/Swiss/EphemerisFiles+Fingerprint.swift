import Foundation

extension EphemerisFiles {
  /// Names the files by what is in them: for each file of the Sun and the Moon its name, its size and
  /// a hash of its header and of four samples. Files cut anew give another name.
  ///
  /// - Returns: nil when there is no such file.
  func fingerprint() -> String? {
    let names = installed()
    guard !names.isEmpty else { return nil }
    var hash = Hash()
    // A file of Delta-T, when there is one, moves everything.
    for name in names + ["sedeltat.txt", "swe_deltat.txt"] {
      guard let url = url(of: name) else { continue }
      hash.add(Array(name.utf8))
      Self.sample(url, into: &hash)
    }
    return String(hash.value, radix: 16)
  }

  private static func sample(_ url: URL, into hash: inout Hash) {
    guard let file = try? FileHandle(forReadingFrom: url) else { return }
    defer { try? file.close() }
    guard let size = try? file.seekToEnd() else { return }
    hash.add(Array(String(size).utf8))
    for part in 0..<5 as Range<UInt64> {
      try? file.seek(toOffset: size / 5 * part)
      if let data = try? file.read(upToCount: 512) { hash.add(Array(data)) }
    }
  }

  /// FNV-1a.
  private struct Hash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ bytes: [UInt8]) {
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }
  }
}
