import Foundation

extension EphemerisFiles {
  /// Returns an identifier of the files' contents. For each file of the Sun and the Moon, it covers
  /// the name, the size and a hash of the header and of a sample from the middle. Files that are
  /// split differently have another identifier.
  ///
  /// - Returns: the identifier; nil when there is no such file.
  func fingerprint() -> String? {
    let names = installed()
    guard !names.isEmpty else { return nil }
    var hash = Hash()
    // A Delta-T file, if present, affects all positions; the stars' file affects some ayanamsas.
    for name in names + ["sedeltat.txt", "swe_deltat.txt", "sefstars.txt"] {
      guard let url = url(of: name) else { continue }
      hash.add(name.utf8)
      Self.sample(url, into: &hash)
    }
    return String(hash.value, radix: 16)
  }

  private static func sample(_ url: URL, into hash: inout Hash) {
    // Plain system calls, because there are about forty files to read before the first day.
    let file = open(url.path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    let size = lseek(file, 0, SEEK_END)
    hash.add(String(size).utf8)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
      for offset in [0, size / 2] {
        let count = pread(file, buffer.baseAddress, buffer.count, offset)
        if count > 0 { hash.add(buffer.prefix(count)) }
      }
    }
  }

  /// An FNV-1a hash.
  private struct Hash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }
  }
}
