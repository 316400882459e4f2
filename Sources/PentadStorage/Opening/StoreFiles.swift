import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files of a store on the disk, and what they are called.
struct StoreFiles: Sendable {
  let directory: String
  let name: String

  /// What SQLite keeps next to a database. The log comes first: it may hold what the file lacks.
  static let companions = ["-wal", "-journal", "-shm"]

  /// The database.
  var main: String { path(name) }
  /// Who has it open, and how it was left: ``StoreMark``.
  var lock: String { path(name + ".lock") }
  /// Who alone works for the store: ``StoreLease``.
  var lease: String { path(name + ".lease") }
  /// A new database that takes its place once it is whole.
  var draft: String { path(name + ".draft") }
  /// What a damaged store is read from, if not from itself: ``SalvageCopy``.
  var copy: String { path(name + ".copy") }

  /// Checks the name. A relative directory is one of the working directory now. A link is followed, so that
  /// all who open the store find the same neighbours.
  init(directory: String, name: String) throws(PentadError) {
    let isPlain = name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f && $0 != UInt8(ascii: "/") }
    guard isPlain, !name.isEmpty, name != ".", name != "..", name.utf8.count <= 180 else {
      throw PentadError(.invalid, "the name of a store is a plain file name of 1 to 180 bytes")
    }
    guard !directory.isEmpty, !directory.utf8.contains(0) else {
      throw PentadError(.invalid, "a store needs the path of a folder")
    }
    guard let directory = POSIX.absolute(directory) else {
      throw PentadError(
        .notOpenable, "the working folder cannot be told; give a path from the root")
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

  /// The path of a neighbour.
  func path(_ name: String) -> String { directory + "/" + name }

  /// A name for a damaged store at this moment, that nothing bears yet.
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

  /// Puts the store and all that SQLite keeps next to it under another name. May be called again
  /// after it was cut short; the database itself goes last.
  func move(to other: String, afterEach step: () -> Void) throws(PentadError) {
    for suffix in Self.companions + [""] where POSIX.exists(main + suffix) {
      var target = path(other + suffix)
      while POSIX.exists(target) { target += "~" }
      try POSIX.rename(main + suffix, to: target)
      step()
    }
  }

  /// Removes what an interrupted building left. Nobody has ever had anything in it.
  func removeDraft() throws(PentadError) {
    for suffix in [""] + Self.companions { try POSIX.remove(draft + suffix) }
    try removeCopy()
  }

  /// Removes the copy that a damaged store was read from.
  func removeCopy() throws(PentadError) {
    for suffix in [""] + Self.companions { try POSIX.remove(copy + suffix) }
  }

  /// Removes the store, what was set aside of it, and drafts. The lock and the lease stay: others may
  /// wait for them.
  func removeAll() throws(PentadError) {
    try removeDraft()
    for suffix in Self.companions + [""] { try POSIX.remove(main + suffix) }
    for entry in try POSIX.names(in: directory) where isSetAside(entry) {
      try POSIX.remove(path(entry))
    }
    POSIX.synchronise(directory: directory)
  }

  /// All files that an opening reads, whoever may have made them.
  var all: [String] {
    [main, draft, copy].flatMap { file in ([""] + Self.companions).map { file + $0 } }
      + [lock, lease]
  }

  /// True if a name is one that ``nameForDamaged()`` and ``move(to:afterEach:)`` give, and that of a plain file.
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

  /// Takes the rights of others from all files of the store.
  func makePrivate() {
    for suffix in [""] + Self.companions { POSIX.makePrivate(main + suffix) }
    POSIX.makePrivate(lock)
  }
}
