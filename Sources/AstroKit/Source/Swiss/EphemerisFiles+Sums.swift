import Foundation
import PentadCore

extension EphemerisFiles {
  /// Returns the names of the files that libswe opens for a range of Julian days, including their
  /// neighbours, because libswe divides its files at years of its own calendar.
  static func names(covering range: Range<Double>) -> [String] {
    func century(_ julianDay: Double) -> Int {
      let year = ((julianDay - 1_721_057.5) / 365.2425).rounded(.down)
      return Int((year / 600).rounded(.down)) * 6
    }
    // The Julian calendar differs by 130 days at the ends of the ephemeris.
    let first = century(range.lowerBound - 200)
    return stride(from: first, through: century(range.upperBound + 200), by: 6).flatMap { century in
      let number = abs(century) < 10 ? "0\(abs(century))" : "\(abs(century))"
      return ["sepl", "semo"].map { "\($0)\(century < 0 ? "m" : "_")\(number).se1" }
    }
  }

  /// Returns the paths of these files that exist and do not match a published file. A file is read
  /// once in a process, and again when it was replaced.
  func unverified(_ names: [String]) -> [String] {
    names.compactMap { name in
      guard let path = url(of: name)?.path, !Self.isVerified(path, as: name) else { return nil }
      return path
    }
  }

  /// The identity of a file, which changes when the file is replaced.
  private struct Identity: Hashable {
    let path: String
    let numbers: [Int]

    init?(_ path: String, _ file: Int32) {
      var status = stat()
      guard fstat(file, &status) == 0 else { return nil }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      self.path = path
      numbers = [
        Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino),
        Int(status.st_size), Int(time.tv_sec), Int(time.tv_nsec),
      ]
    }
  }

  private static let seen = Lock<[Identity: Bool]>([:])

  private static func isVerified(_ path: String, as name: String) -> Bool {
    guard let known = EphemerisSums.known[name] else { return false }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    // libswe reports the error for a file that cannot be opened.
    guard file >= 0 else { return true }
    defer { close(file) }
    guard let identity = Identity(path, file) else { return false }
    if let isVerified = seen.withLock({ $0[identity] }) { return isVerified }
    let isVerified = sum(of: file) == known
    seen.withLock { $0[identity] = isVerified }
    return isVerified
  }

  /// Returns the checksum of all bytes; nil when they cannot be read.
  private static func sum(of file: Int32) -> UInt64? {
    var sum = EphemerisSums.Sum()
    let size = 1 << 18
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { buffer in
      var filled = 0
      while true {
        let count = read(file, buffer.baseAddress?.advanced(by: filled), size - filled)
        guard count >= 0 else { return nil }
        filled += count
        if count == 0 || filled == size {
          sum.add(UnsafeRawBufferPointer(rebasing: buffer[..<filled]))
          filled = 0
        }
        if count == 0 { return sum.value }
      }
    }
  }
}
