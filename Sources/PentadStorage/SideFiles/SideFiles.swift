import Foundation
package import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files in a folder next to a store, named after its database: `video.sqlite.images`. Each file is
/// written once, is recorded in a row, and is for this user only. For a store in memory they are in
/// a temporary folder, which is removed with the store.
///
/// Only regular files with names of the form that ``add(_:isDurable:)`` returns are read or
/// removed. Folders, links and other files are left unchanged, and a link in place of the folder is
/// not followed.
package struct SideFiles: Sendable {
  private let folder: String
  /// The folder of earlier versions; its name may also be used by other programs.
  let older: String?
  private let isTemporary: Bool
  private let trust: FileTrust

  /// Makes an instance; the folder itself is created with the first file.
  ///
  /// - Parameters:
  ///   - folder: the store's folder; nil for a store in memory. A relative one is resolved against
  ///     the current working directory now.
  ///   - store: the name of the database in it.
  ///   - name: the kind of files, which ends the folder's name.
  ///   - allowsShared: see ``StoreOptions/allowsSharedStore``.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an invalid folder or name.
  package init(
    folder: String?, store: String, name: String, allowsShared: Bool = false
  ) throws(PentadError) {
    isTemporary = folder == nil
    trust = FileTrust(allowsShared: allowsShared)
    if let folder {
      self.folder = try StoreFiles(directory: folder, name: store).main + "." + name
      older = POSIX.absolute(folder).map { "\($0)/\(name)" }
    } else {
      self.folder = "\(NSTemporaryDirectory())/pentad-\(name)-\(UUID().uuidString)"
      older = nil
    }
  }

  /// Returns the path of a file.
  package func path(_ name: String) -> String { folder + "/" + name }

  /// Opens the folder; nil if there is none.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notOpenable`` for a link, or a file, in its place;
  ///   ``PentadCore/PentadError/Code/notPrivate`` for a folder of another user.
  func opened() throws(PentadError) -> OpenFolder? { try OpenFolder.open(folder, trust) }

  /// Opens the folder, and creates it if it is missing.
  func made() throws(PentadError) -> OpenFolder {
    if let found = try opened() { return found }
    try POSIX.makeDirectory(folder)
    if let made = try opened() { return made }
    throw POSIX.failure("the folder \(folder) cannot be made", ENOENT)
  }

  /// Opens the folder of earlier versions, if there is one that can be trusted.
  func openedOlder() -> OpenFolder? { older.flatMap { try? OpenFolder.open($0, trust) } }

  /// Reads a file; nil if it cannot be read, or its checksum does not match.
  package func bytes(_ name: String) -> [UInt8]? {
    guard SideFileName.isComplete(name), let bytes = try? opened()?.bytes(name) else {
      return nil
    }
    return ChecksummedFileName.fits(name, bytes) ? bytes : nil
  }

  /// Returns true if a file exists and has a size, without reading it.
  package func has(_ name: String, bytes: Int64) -> Bool {
    SideFileName.isComplete(name) && (try? opened()?.size(of: name)) == bytes
  }

  /// Begins a file that is written in pieces.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/storage``.
  package func draft() throws(PentadError) -> SideFileDraft { try SideFileDraft(made()) }

  /// Writes a file, which is complete as soon as it has its name.
  ///
  /// - Parameter isDurable: true to write it to the disk before this returns, for data that cannot
  ///   be fetched again.
  /// - Returns: the name, with a checksum of the bytes.
  /// - Throws: ``PentadCore/PentadError/Code/storage``.
  package func add(_ bytes: [UInt8], isDurable: Bool) throws(PentadError) -> String {
    let draft = try draft()
    try draft.append(bytes)
    return try draft.complete(isDurable: isDurable)
  }

  /// Removes files that are not needed any more.
  package func remove(_ names: some Sequence<String>) {
    let names = names.filter(SideFileName.isComplete)
    guard !names.isEmpty, let open = try? opened() else { return }
    for name in names { open.remove(name) }
  }

  /// Removes all files of this store except `names`: the leftovers of a process that was killed
  /// before it had recorded them. Call it inside a write, while no other caller adds files.
  package func removeAll(but names: Set<String>) {
    guard let open = try? opened() else { return }
    for name in open.names where SideFileName.isOurs(name) && !names.contains(name) {
      open.remove(name)
    }
  }

  /// Removes the temporary folder of a store in memory.
  package func close() {
    guard isTemporary else { return }
    removeAll(but: [])
    rmdir(folder)
  }
}
