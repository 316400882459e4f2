import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A small file for this user only, which is always replaced as a whole.
struct PrivateFile: Sendable {
  let directory: String
  let name: String
  let trust: FileTrust
  /// The longest wait for a change by another process, in milliseconds.
  var lockLimit = 5_000

  var path: String { directory + "/" + name }
  private var draft: String { path + ".draft" }
  private var lock: String { path + ".lock" }

  /// Reads the whole file; nil if there is none. Access rights of others are removed before a byte
  /// is read.
  func read() throws(PentadError) -> [UInt8]? {
    try check()
    guard let file = try POSIX.openFile(path) else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw POSIX.failure("the file \(path) cannot be opened", errno)
    }
    try trust.check(status, path, "file")
    if status.st_mode & 0o077 != 0, fchmod(file, 0o600) != 0, !trust.allowsShared {
      throw POSIX.failure("the permissions of other users for \(path) cannot be removed", errno)
    }
    guard let bytes = POSIX.contents(file) else {
      throw POSIX.failure("the file \(path) cannot be read", errno)
    }
    return bytes
  }

  /// Replaces the file atomically: after a power loss it is the old or the new one, complete.
  func write(_ bytes: [UInt8]) throws(PentadError) {
    try removeDraft()
    let file = open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw POSIX.failure("the file \(draft) cannot be created", errno) }
    let failure = Self.fill(file, bytes)
    close(file)
    if let failure {
      try removeDraft()
      throw POSIX.failure("the file \(draft) cannot be written", failure)
    }
    try POSIX.rename(draft, to: path)
    POSIX.synchronise(directory: directory)
  }

  /// Overwrites the content in place, which needs no space on a full disk if there are fewer bytes.
  /// A power loss meanwhile may leave a mixture of both.
  func overwrite(_ bytes: [UInt8]) throws(PentadError) {
    guard let file = try POSIX.openFile(path, O_WRONLY) else { return }
    defer { close(file) }
    if let code = Self.fill(file, bytes) {
      throw POSIX.failure("the file \(path) cannot be written", code)
    }
    guard ftruncate(file, off_t(bytes.count)) == 0, fsync(file) == 0 else {
      throw POSIX.failure("the file \(path) cannot be truncated", errno)
    }
  }

  /// Returns the error number; nil if all bytes are on the disk.
  private static func fill(_ file: Int32, _ bytes: [UInt8]) -> Int32? {
    if let code = POSIX.write(bytes, to: file) { return code }
    return fsync(file) == 0 ? nil : errno
  }

  // MARK: The draft of a process that was killed

  /// Removes the draft of a killed process, which contains all secrets. Call it inside
  /// ``alone(_:)``.
  func removeDraft() throws(PentadError) { try POSIX.remove(draft) }

  /// Takes the lock and calls ``removeDraft()``, if there is a draft.
  func removeLeftDraft() throws(PentadError) {
    guard POSIX.exists(draft) else { return }
    try alone { () throws(PentadError) in try removeDraft() }
  }

  /// Calls ``removeDraft()`` for a reader, unless a change is in progress, which may own the draft.
  func removeStaleDraft() {
    guard POSIX.exists(draft), let file = try? LockFile(lock),
      (try? file.lock(LOCK_EX | LOCK_NB)) == true
    else { return }
    defer { file.unlock() }
    try? removeDraft()
  }

  // MARK: Exclusive access

  /// Runs a body while no other opening of the file, in this process or another, runs one.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/timedOut`` when another one has not ended after
  ///   ``lockLimit``; errors of the body.
  func alone<Value>(_ body: () throws(PentadError) -> Value) throws(PentadError) -> Value {
    try check()
    let file = try LockFile(lock)
    try file.lockAlone(within: lockLimit)
    defer { file.unlock() }
    return try body()
  }

  private func check() throws(PentadError) {
    try trust.check(folder: directory)
    for path in [path, draft, lock] { try trust.check(file: path) }
  }
}
