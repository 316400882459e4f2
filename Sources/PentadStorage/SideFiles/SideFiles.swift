import Foundation
package import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files in a folder beside a store, named after its database: `video.sqlite.images`. Each is written once and
/// noted in a row, for this user alone. Beside a store in memory they are in a temporary folder, which ends with
/// the store.
///
/// Only plain files with names of the form that ``add(_:isDurable:)`` gives are read or removed. Folders, links
/// and files of others stay as they are, and a link in the place of the folder is not followed.
package struct SideFiles: Sendable {
  private let folder: String
  /// Where earlier versions kept the files: a folder whose name somebody else may have chosen, too.
  let older: String?
  private let isTemporary: Bool
  private let trust: FileTrust

  /// Names the folder, which is made with the first file.
  ///
  /// - Parameters:
  ///   - folder: the store's; nil for a store in memory. A relative one is of the working directory now.
  ///   - store: the name of the database in it.
  ///   - name: what the files are.
  ///   - allowsShared: ``StoreOptions/allowsSharedStore``.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a folder or name that none can be.
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

  /// The path of a file.
  package func path(_ name: String) -> String { folder + "/" + name }

  /// The folder; nil when there is none.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notOpenable`` for a link, or a file, in its place;
  ///   ``PentadCore/PentadError/Code/notPrivate`` for one of another user.
  func opened() throws(PentadError) -> OpenFolder? { try OpenFolder.open(folder, trust) }

  /// The folder, made when it is missing.
  func made() throws(PentadError) -> OpenFolder {
    if let found = try opened() { return found }
    try POSIX.makeDirectory(folder)
    if let made = try opened() { return made }
    throw POSIX.failure("the folder \(folder) cannot be made", ENOENT)
  }

  /// The folder of earlier versions, if there is one that can be believed.
  func openedOlder() -> OpenFolder? { older.flatMap { try? OpenFolder.open($0, trust) } }

  /// The bytes of a file; nil when it cannot be read, or is not what was written.
  package func bytes(_ name: String) -> [UInt8]? {
    guard SideFileName.isComplete(name), let bytes = try? opened()?.bytes(name) else {
      return nil
    }
    return SummedName.fits(name, bytes) ? bytes : nil
  }

  /// Begins a file that is written in pieces.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/storage``.
  package func draft() throws(PentadError) -> SideFileDraft { try SideFileDraft(made()) }

  /// Writes a file, which is complete as soon as it has its name.
  ///
  /// - Parameter isDurable: whether it is on the disk when this returns, for what cannot be fetched again.
  /// - Returns: the name, with a sum of the bytes.
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

  /// Removes all files of ours but some: those of a process that was killed before it had noted them. Inside a
  /// write, when nobody else adds any.
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
