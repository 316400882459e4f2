#if Storage
  import Foundation
  import PentadCore

  /// Copies of the files that are to be sent, in a folder next to the store: whoever gave them may take
  /// them away. Without a folder they stand in a temporary one, which goes with the store.
  struct StagedFiles: Sendable {
    private let folder: String
    private let isTemporary: Bool

    init(folder: String?) {
      isTemporary = folder == nil
      self.folder =
        folder.map { $0 + "/outgoing" }
        ?? NSTemporaryDirectory() + "/pentad-outgoing-" + UUID().uuidString
    }

    func path(_ name: String) -> String { folder + "/" + name }

    /// Copies a file, for this user alone. It is on the disk when this returns.
    ///
    /// - Returns: the name of the copy.
    /// - Throws: ``PentadCore/PentadError/Code/notFound`` when the file cannot be read,
    ///   ``PentadCore/PentadError/Code/storage`` when it cannot be copied.
    func take(_ path: String) throws(PentadError) -> String {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw PentadError(.notFound, "the file to be sent cannot be read; choose it again")
      }
      let name = SummedName.make(UUID().uuidString, of: [UInt8](data))
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
        let isMade = FileManager.default.createFile(
          atPath: self.path(name), contents: nil, attributes: [.posixPermissions: 0o600])
        guard isMade, let file = FileHandle(forWritingAtPath: self.path(name)) else {
          throw CocoaError(.fileWriteUnknown)
        }
        defer { try? file.close() }
        try file.write(contentsOf: data)
        try file.synchronize()
      } catch {
        throw PentadError(.storage, "the file to be sent cannot be copied; free some space")
      }
      return name
    }

    /// Removes copies that nobody needs any more.
    func remove(_ names: some Sequence<String>) {
      for name in names { try? FileManager.default.removeItem(atPath: path(name)) }
    }

    /// Removes all but some: what was copied by a process that was killed before it had noted it. Inside
    /// a write, when nobody else is copying.
    func removeAll(but names: Set<String>) {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      remove(all.filter { !names.contains($0) })
    }

    func close() { if isTemporary { try? FileManager.default.removeItem(atPath: folder) } }
  }
#endif
