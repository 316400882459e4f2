import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The lock on a lease file, held by one opening of a store in one process until it is let go.
final class LeaseFile: Sendable {
  private let file: LockFile

  /// Takes the lock; nil when somebody else has it.
  static func acquire(_ path: String) throws(PentadError) -> LeaseFile? {
    let file = try LockFile(path)
    return try file.lock(LOCK_EX | LOCK_NB) ? LeaseFile(file) : nil
  }

  private init(_ file: LockFile) { self.file = file }

  /// Whether this is the process that took it, and not a child of it.
  var isOurs: Bool { file.isOurs }
}
