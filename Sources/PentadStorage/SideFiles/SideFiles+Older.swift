package import PentadCore

extension SideFiles {
  /// Checks the folder, and moves the files of an earlier version into it, whose folder did not have the name
  /// of the database: `images` or `outgoing`.
  ///
  /// A folder of that name is taken for ours only if rows of the store name a file in it. Then the files of our
  /// form are moved; everything else stays there. Call this before the store is used.
  ///
  /// - Parameter noted: reads the names of the files that rows name.
  /// - Throws: ``PentadCore/PentadError/Code/notOpenable`` for a link, or a file, in the folder's place;
  ///   ``PentadCore/PentadError/Code/notPrivate`` for a folder of another user; what `noted` throws, and what
  ///   moving a noted file fails with.
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
        // A leftover may stay; another opening may have moved it.
      }
    }
    new.synchronise()
  }

  private func isOurs(_ name: String, in folder: OpenFolder) -> Bool {
    SideFileName.isOurs(name) && folder.has(name)
  }
}
