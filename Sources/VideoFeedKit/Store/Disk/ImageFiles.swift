#if Storage
  import Foundation
  import PentadCore

  /// Pictures in a folder next to the store, one a file, for this user alone. Without a folder they stand
  /// in a temporary one, which goes with the store.
  struct ImageFiles: Sendable {
    private let folder: String
    private let isTemporary: Bool

    init(folder: String?) {
      isTemporary = folder == nil
      self.folder =
        folder.map { $0 + "/images" }
        ?? NSTemporaryDirectory() + "/pentad-images-" + UUID().uuidString
    }

    private func path(_ name: String) -> String { folder + "/" + name }

    /// The bytes of a file; nil when it cannot be read, or is not what was written.
    func bytes(_ name: String) -> [UInt8]? {
      guard let data = FileManager.default.contents(atPath: path(name)) else { return nil }
      let bytes = [UInt8](data)
      return SummedName.fits(name, bytes) ? bytes : nil
    }

    /// Writes a file, which is whole as soon as it has its name; the name.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/storage``.
    func add(_ bytes: [UInt8]) throws(PentadError) -> String {
      let name = SummedName.make(UUID().uuidString, of: bytes)
      let draft = path("." + name)
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
        let isMade = FileManager.default.createFile(
          atPath: draft, contents: Data(bytes), attributes: [.posixPermissions: 0o600])
        guard isMade else { throw CocoaError(.fileWriteUnknown) }
        try FileManager.default.moveItem(atPath: draft, toPath: path(name))
      } catch {
        try? FileManager.default.removeItem(atPath: draft)
        throw PentadError(.storage, "the picture cannot be kept; free some space")
      }
      return name
    }

    func remove(_ names: some Sequence<String>) {
      for name in names { try? FileManager.default.removeItem(atPath: path(name)) }
    }

    /// Removes all but some: what was written by a process that was killed before it had noted it.
    func removeAll(but names: Set<String>) {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      remove(all.filter { !names.contains($0) })
    }

    func close() { if isTemporary { try? FileManager.default.removeItem(atPath: folder) } }
  }
#endif
