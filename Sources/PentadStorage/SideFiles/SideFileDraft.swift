package import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file next to a store that is being written, piece by piece. A draft that is released before
/// ``complete(isDurable:)`` is removed.
package final class SideFileDraft {
  private let folder: OpenFolder
  private let name = SideFileName.draft()
  private let file: Int32
  private var sum = StableHash()
  private var isComplete = false
  /// The number of written bytes.
  package private(set) var count = 0

  init(_ folder: OpenFolder) throws(PentadError) {
    self.folder = folder
    file = try folder.make(name)
  }

  deinit {
    close(file)
    if !isComplete { folder.remove(name) }
  }

  /// Appends bytes to the file.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/storage``.
  package func append(_ bytes: [UInt8]) throws(PentadError) {
    if let code = POSIX.write(bytes, to: file) { throw failure(code) }
    sum.add(bytes)
    count += bytes.count
  }

  /// Completes the file by giving it its final name.
  ///
  /// - Parameter isDurable: true to write it to the disk before this returns, for data that cannot
  ///   be fetched again.
  /// - Returns: the name, with a checksum of the bytes.
  /// - Throws: ``PentadCore/PentadError/Code/storage``.
  package func complete(isDurable: Bool) throws(PentadError) -> String {
    let final = SideFileName.complete(name, sum)
    if isDurable, fsync(file) != 0 { throw failure(errno) }
    try folder.move(name, as: final)
    isComplete = true
    // A power loss undoes a rename that is only in memory.
    if isDurable { folder.synchronise() }
    return final
  }

  private func failure(_ code: Int32) -> PentadError {
    POSIX.failure("a file in the folder \(folder.path) cannot be written", code)
  }
}
