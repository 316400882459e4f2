public import PentadCore

extension StellarClient {
  /// Returns the content of a file, and downloads it if it is not stored or has changed.
  ///
  /// The stored content of files that are not kept offline stays within the space of the options,
  /// 500 MB by default. The least recently used files are removed to make room. An interrupted
  /// download leaves no file. If the source fails, the content of an older version is never
  /// returned instead.
  ///
  /// - Parameter file: a file of ``files(of:reload:)``.
  /// - Returns: the place of the content.
  /// - Throws: source errors; ``PentadCore/PentadError/Code/bodyTooLong`` for a file that is larger
  ///   than this space; ``PentadCore/PentadError/Code/unsupported`` for a source without files;
  ///   store and disk errors.
  ///
  /// C: `pentad_stellar_client_file_content`.
  public func content(of file: StellarFile) async throws(PentadError) -> StellarFileContent {
    if let kept = try await store.content(of: file, at: now) { return kept }
    return try await flights.contents.run(file.id) { () async throws(PentadError) in
      if let kept = try await self.store.content(of: file, at: self.now) { return kept }
      return try await self.download(file)
    }
  }

  /// Keeps a file available offline, or stops keeping it. A kept file is never removed to make
  /// room, and does not count towards the space of other files. If it has changed in the
  /// list of files, ``refreshAccount(progress:)`` downloads it again.
  ///
  /// The choice is stored even if the download fails; the next refresh tries again.
  ///
  /// - Parameters:
  ///   - isKept: true to keep the file, false to stop.
  ///   - file: a file of ``files(of:reload:)``.
  /// - Throws: source errors; ``PentadCore/PentadError/Code/unsupported`` for a source without
  ///   files; store and disk errors.
  ///
  /// C: `pentad_stellar_client_keep_offline`.
  public func keepOffline(_ isKept: Bool, _ file: StellarFile) async throws(PentadError) {
    _ = try source.part((any StellarFileSource).self)
    let isChanged = try await store.setKeptOffline(isKept, file.id, at: now)
    if isChanged { hub.publish(.accountChanged(.files(masterId: file.masterId))) }
    if isKept { _ = try await content(of: file) }
  }

  /// Returns the files that are kept offline.
  ///
  /// - Returns: the files.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_client_files_kept_offline`.
  public func filesKeptOffline() async throws(PentadError) -> [StellarFile] {
    try await store.filesKeptOffline()
  }

  private func download(_ file: StellarFile) async throws(PentadError) -> StellarFileContent {
    let source = try source.part((any StellarFileSource).self)
    let isKept = try await store.isKeptOffline(file.id)
    let limit = isKept ? Int64.max : fileBytes
    if let size = file.size, size > limit { throw StellarStore.tooLarge(limit) }
    let response = try await source.content(of: file)
    return try await store.keep(
      response.body, of: file, limit: limit, isDurable: isKept, at: now)
  }

  /// Downloads the kept files that are missing or have changed.
  func refreshKeptFiles(_ result: inout StellarRefresh) async throws(PentadError) {
    let kept = try await store.filesKeptOffline()
    for masterId in Set(kept.map(\.masterId)).sorted() {
      do throws(PentadError) {
        let listed = try await files(of: masterId).value
        let ids = Set(kept.map(\.id))
        for file in listed where ids.contains(file.id) { _ = try await content(of: file) }
        result.fetched.append(.files(masterId: masterId))
      } catch {
        guard error.isFailure else { throw error }
        result.fail(.files(masterId: masterId), masterId, error)
        hub.publish(.failed(.files(masterId: masterId), error, isKept: true))
      }
    }
  }
}
