public import PentadCore

#if Storage
  import PentadStorage
#endif

extension AstroStore {
  /// Opens the store of a folder. The folder and the store are created if they are missing.
  ///
  /// Observe `events` before the call to receive the events of a damaged file: `storeRecovered` and
  /// `cacheReset`.
  ///
  /// - Parameter allowsShared: true if the folder and files may belong to another user or be
  ///   writable by others.
  /// - Throws: ``PentadCore/PentadError/Code/storage`` when the folder or the file cannot be
  ///   written, or is not private; the message contains the remedy.
  ///   ``PentadCore/PentadError/Code/unsupported`` for a file of a later version or of another
  ///   program, which is not modified, and in a build without the trait Storage;
  ///   ``PentadCore/PentadError/Code/corrupt`` when a damaged file cannot be rebuilt now.
  public static func open(
    folder: String, events: EventHub<AstroEvent> = EventHub(), allowsShared: Bool = false,
    logger: (any LogReceiver)? = nil
  ) async throws(PentadError) -> AstroStore {
    #if Storage
      do throws(PentadError) {
        return try await attempt(folder, events, allowsShared, logger)
      } catch  where error.code == .corrupt {
        // Damage that appears when the months are read has been recorded: the second attempt
        // rebuilds the file.
        return try await attempt(folder, events, allowsShared, logger)
      }
    #else
      throw PentadError.missing(trait: "Storage", for: "a store of AstroKit")
    #endif
  }

  #if Storage
    private static func attempt(
      _ folder: String, _ events: EventHub<AstroEvent>, _ allowsShared: Bool,
      _ logger: (any LogReceiver)?
    ) async throws(PentadError) -> AstroStore {
      let backend = try await DiskBackend(
        folder: folder, allowsShared: allowsShared, logger: logger
      ) { [weak events] in
        events?.publish(
          .storeFailed(PentadError(.corrupt, "the store is damaged; open it again to rebuild it")))
      }
      let wasReset: Bool
      do throws(PentadError) {
        wasReset = try await backend.checkMonths()
      } catch {
        await backend.close()
        throw error
      }
      let recovery = backend.recovery
      var opening: [AstroEvent] = []
      if let recovery {
        opening.append(
          .storeRecovered(rowsKept: recovery.rowsKept, isPartial: recovery.isPartial))
      }
      if wasReset { opening.append(.cacheReset(isDamage: true)) }
      for event in opening { events.publish(event) }
      return AstroStore(
        backend, events: events, rowsRecovered: recovery?.rowsKept, opening: opening)
    }
  #endif

  /// Publishes the events of the opening again. Call it for the first observer of a store that was
  /// opened before it could be observed. Later calls are no-ops.
  package func retellOpening() {
    let pending = opening.withLock { opening in
      defer { opening = [] }
      return opening
    }
    for event in pending { events.publish(event) }
  }
}
