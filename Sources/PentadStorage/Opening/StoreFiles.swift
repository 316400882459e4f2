import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files of a store on the disk, and their names.
struct StoreFiles: Sendable {
  let directory: String
  let name: String

  /// The suffixes of SQLite's files next to a database. The log comes first: it may contain commits
  /// that the database lacks.
  static let companions = ["-wal", "-journal", "-shm"]

  /// The database.
  var main: String { path(name) }
  /// The lock file, with the openings of the store and the state in which it was left:
  /// ``StoreMark``.
  var lock: String { path(name + ".lock") }
  /// The lock file of the lease: ``StoreLease``.
  var lease: String { path(name + ".lease") }
  /// A new database, which replaces the store when it is complete.
  var draft: String { path(name + ".draft") }
  /// The copy from which a damaged store is read, if there is one: ``SalvageCopy``.
  var copy: String { path(name + ".copy") }

  /// Checks the name. A relative directory is resolved against the current working directory now. A
  /// link is followed, so that all openings of the store use the same neighbouring files.
  init(directory: String, name: String) throws(PentadError) {
    let isPlain = name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f && $0 != UInt8(ascii: "/") }
    guard isPlain, !name.isEmpty, name != ".", name != "..", name.utf8.count <= 180 else {
      throw PentadError(.invalid, "the name of a store must be a plain file name of 1 to 180 bytes")
    }
    guard !directory.isEmpty, !directory.utf8.contains(0) else {
      throw PentadError(.invalid, "a store needs the path of a folder")
    }
    guard let directory = POSIX.absolute(directory) else {
      throw PentadError(
        .notOpenable, "the working folder is unknown; give an absolute path")
    }
    let path = directory + "/" + name
    if POSIX.entry(at: path)?.isLink == true, let real = POSIX.resolved(path),
      let slash = real.lastIndex(of: "/")
    {
      self.directory = slash == real.startIndex ? "/" : String(real[..<slash])
      self.name = String(real[real.index(after: slash)...])
    } else {
      self.directory = directory
      self.name = name
    }
  }

  /// Returns the path of a neighbouring file.
  func path(_ name: String) -> String { directory + "/" + name }

  /// Returns an unused name for a damaged store, with the current time.
  func nameForDamaged() -> String {
    var seconds = time(nil)
    var date = tm()
    gmtime_r(&seconds, &date)
    let digits = [date.tm_mon + 1, date.tm_mday, date.tm_hour, date.tm_min, date.tm_sec]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }
    let day = "\(date.tm_year + 1900)\(digits[0])\(digits[1])"
    let stamp = "\(name).damaged-\(day)T\(digits[2])\(digits[3])\(digits[4])Z"
    var candidate = stamp
    var number = 1
    while ([""] + Self.companions).contains(where: { POSIX.exists(path(candidate + $0)) }) {
      number += 1
      candidate = "\(stamp)-\(number)"
    }
    return candidate
  }

  /// Renames the store and SQLite's files next to it. It may be called again after an interruption;
  /// the database itself is renamed last.
  func move(to other: String, afterEach step: () -> Void) throws(PentadError) {
    for suffix in Self.companions + [""] where POSIX.exists(main + suffix) {
      var target = path(other + suffix)
      while POSIX.exists(target) { target += "~" }
      try POSIX.rename(main + suffix, to: target)
      step()
    }
  }

  /// Removes the leftovers of an interrupted build. They never contained user data.
  func removeDraft() throws(PentadError) {
    for suffix in [""] + Self.companions { try POSIX.remove(draft + suffix) }
    try removeCopy()
  }

  /// Removes the copy from which a damaged store was read.
  func removeCopy() throws(PentadError) {
    for suffix in [""] + Self.companions { try POSIX.remove(copy + suffix) }
  }

  /// Removes the store, its damaged versions that were set aside, and drafts. The lock and the
  /// lease are kept: other openings may wait for them.
  func removeAll() throws(PentadError) {
    try removeDraft()
    for suffix in Self.companions + [""] { try POSIX.remove(main + suffix) }
    for entry in try POSIX.names(in: directory) where isSetAside(entry) {
      try POSIX.remove(path(entry))
    }
    POSIX.synchronise(directory: directory)
  }

  /// All files that an opening reads, including those that other programs may have created.
  var all: [String] {
    [main, draft, copy].flatMap { file in ([""] + Self.companions).map { file + $0 } }
      + [lock, lease]
  }

  /// Returns true if ``nameForDamaged()`` and ``move(to:afterEach:)`` produce such a name, and it
  /// is a regular file.
  func isSetAside(_ entry: String) -> Bool {
    let start = name + ".damaged-"
    guard entry.hasPrefix(start), POSIX.entry(at: path(entry))?.isFile == true else {
      return false
    }
    var rest = entry.dropFirst(start.count)
    while rest.last == "~" { rest.removeLast() }
    for suffix in Self.companions where rest.hasSuffix(suffix) { rest.removeLast(suffix.count) }
    let parts = rest.split(separator: "-", omittingEmptySubsequences: false)
    guard let stamp = parts.first.map(Array.init), parts.count <= 2, stamp.count == 16 else {
      return false
    }
    let isStamp = zip(0..., stamp).allSatisfy { index, character in
      index == 8 ? character == "T" : index == 15 ? character == "Z" : Self.isDigit(character)
    }
    return isStamp && parts.dropFirst().allSatisfy { !$0.isEmpty && $0.allSatisfy(Self.isDigit) }
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// Removes the access rights of others from all files of the store.
  func makePrivate() {
    for suffix in [""] + Self.companions { POSIX.makePrivate(main + suffix) }
    POSIX.makePrivate(lock)
  }
}
