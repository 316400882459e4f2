#if Storage
  import Foundation
  package import PentadCore

  /// Files in a folder next to a store, each written once and noted in a row, for this user alone. Next to a
  /// store in memory they stand in a temporary folder, which goes with the store.
  package struct SideFiles: Sendable {
    private let folder: String
    private let isTemporary: Bool

    /// - Parameters:
    ///   - folder: the store's; nil for a store in memory. A relative one is of the working directory now.
    ///   - name: that of the folder in it.
    package init(folder: String?, name: String) {
      isTemporary = folder == nil
      let path =
        folder.map { "\($0)/\(name)" }
        ?? "\(NSTemporaryDirectory())/pentad-\(name)-\(UUID().uuidString)"
      self.folder = POSIX.absolute(path) ?? path
    }

    package func path(_ name: String) -> String { folder + "/" + name }

    /// The bytes of a file; nil when it cannot be read, or is not what was written.
    package func bytes(_ name: String) -> [UInt8]? {
      guard let data = FileManager.default.contents(atPath: path(name)) else { return nil }
      let bytes = [UInt8](data)
      return SummedName.fits(name, bytes) ? bytes : nil
    }

    /// Writes a file, which is whole as soon as it has its name.
    ///
    /// - Parameter isDurable: whether it is on the disk when this returns, for what nobody can fetch again.
    /// - Returns: the name, with a sum of the bytes.
    /// - Throws: ``PentadCore/PentadError/Code/storage``.
    package func add(_ bytes: [UInt8], isDurable: Bool) throws(PentadError) -> String {
      let name = SummedName.make(UUID().uuidString, of: bytes)
      let draft = path("." + name)
      do {
        try POSIX.makeDirectory(folder)
        let isMade = FileManager.default.createFile(
          atPath: draft, contents: nil, attributes: [.posixPermissions: 0o600])
        guard isMade, let file = FileHandle(forWritingAtPath: draft) else {
          throw CocoaError(.fileWriteUnknown)
        }
        defer { try? file.close() }
        try file.write(contentsOf: bytes)
        if isDurable { try file.synchronize() }
        try FileManager.default.moveItem(atPath: draft, toPath: path(name))
        // A loss of power takes a name back that its directory has only in memory.
        if isDurable { POSIX.synchronise(directory: folder) }
      } catch {
        try? FileManager.default.removeItem(atPath: draft)
        throw PentadError(.storage, "a file cannot be kept next to the store; free some space")
      }
      return name
    }

    /// Removes files that nobody needs any more.
    package func remove(_ names: some Sequence<String>) {
      for name in names { try? FileManager.default.removeItem(atPath: path(name)) }
    }

    /// Removes all but some: what was written by a process that was killed before it had noted it. Inside a
    /// write, when nobody else adds any.
    package func removeAll(but names: Set<String>) {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      remove(all.filter { !names.contains($0) })
    }

    package func close() { if isTemporary { try? FileManager.default.removeItem(atPath: folder) } }
  }
#endif
