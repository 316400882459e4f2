import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The lock on a lease file, held by one opening of a store in one process until it is released.
final class LeaseFile: Sendable {
  private let file: LockFile

  /// Takes the lock; nil if another opening holds it.
  static func acquire(_ path: String) throws(PentadError) -> LeaseFile? {
    let file = try LockFile(path)
    return try file.lock(LOCK_EX | LOCK_NB) ? LeaseFile(file) : nil
  }

  private init(_ file: LockFile) { self.file = file }

  /// True in the process that took the lock, false in its child after a fork.
  var isOurs: Bool { file.isOurs }
}
