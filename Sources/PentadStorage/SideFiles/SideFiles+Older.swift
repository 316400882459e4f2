package import PentadCore

extension SideFiles {
  /// Checks the folder, and moves the files of an earlier version into it. The folder of that
  /// version was called `images` or `outgoing`, without the name of the database.
  ///
  /// A folder of that name counts as ours only if rows of the store contain the name of a file in
  /// it. Then all files with names of our form are moved; other entries are left there. Call this
  /// before the store is used.
  ///
  /// - Parameter noted: returns the file names that the rows contain.
  /// - Throws: ``PentadCore/PentadError/Code/notOpenable`` for a link, or a file, in the folder's
  ///   place; ``PentadCore/PentadError/Code/notPrivate`` for a folder of another user; errors of
  ///   `noted`, and of moving a file that a row contains.
  package func moveOlder(
    noted: () async throws(PentadError) -> Set<String>
  ) async throws(PentadError) {
    _ = try opened()
    guard openedOlder() != nil else { return }
    let noted = try await noted()
    guard let old = openedOlder(), noted.contains(where: { isOurs($0, in: old) }) else { return }
    try move(noted, from: old, to: made())
  }

  private func move(
    _ noted: Set<String>, from old: OpenFolder, to new: OpenFolder
  ) throws(PentadError) {
    for name in old.names where isOurs(name, in: old) {
      do throws(PentadError) {
        try old.move(name, to: new, as: name)
      } catch  where !noted.contains(name) || !old.has(name) {
        // A leftover file may stay; another opening may have moved it.
      }
    }
    new.synchronise()
  }

  private func isOurs(_ name: String, in folder: OpenFolder) -> Bool {
    SideFileName.isOurs(name) && folder.has(name)
  }
}
