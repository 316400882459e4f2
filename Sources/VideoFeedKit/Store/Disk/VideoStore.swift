import GRDB
import PentadCore
import PentadStorage

typealias VideoEventHub = StoredEventHub<VideoEvent>

/// The store of VideoFeedKit, in the file `video.sqlite` of a folder, or in memory.
///
/// - Every method is one transaction, unless documented otherwise. Its events are appended to the
///   log in the same transaction, and published after the commit. If the process is killed at any
///   point, the store has all of the change or nothing.
/// - Content from sources is grouped as ``VideoGrouping`` does. New items wait until they are
///   applied, so that lists do not move under the user.
/// - The user's own data has tables of its own, which no page can damage, and is saved from a
///   damaged file. A source changes it only where the source's own marks change: see
///   ``MarkAdoption``.
/// - A page never deletes items that it does not contain.
final class VideoStore: Sendable {
  let database: StoreDatabase
  let hub: VideoEventHub
  let outbox: Outbox
  let images: SideFiles
  let options: VideoStoreOptions

  private init(
    _ database: StoreDatabase, _ hub: VideoEventHub, _ images: SideFiles,
    _ options: VideoStoreOptions
  ) {
    self.database = database
    self.hub = hub
    self.images = images
    self.options = options
    outbox = Outbox(uptime: options.time.uptime)
  }

  /// Opens a store, created if missing.
  ///
  /// - Parameter folder: the folder; nil keeps everything in memory.
  /// - Throws: as `StoreDatabase.open`.
  static func open(
    folder: String?, _ options: VideoStoreOptions = VideoStoreOptions()
  ) async throws(PentadError) -> VideoStore {
    var storage = StoreOptions()
    storage.onDamage = { _ in options.onDamage() }
    storage.leaseInterval = options.leaseInterval
    storage.log = ClientLog(options.logger, source: "VideoFeedKit.store")
    storage.allowsSharedStore = options.allowsSharedStore
    if let beforeStep = options.beforeStep {
      storage.beforeStep = { _ in try beforeStep() }
    }
    let location = folder.map { StoreLocation.file(directory: $0, name: "video.sqlite") }
    let database = try await StoreDatabase.open(location ?? .memory, .video, options: storage)
    do throws(PentadError) {
      let hub = try await VideoEventHub(database)
      let images = try SideFiles(
        folder: folder, store: "video.sqlite", name: "images",
        allowsShared: options.allowsSharedStore)
      try await images.moveOlder { () async throws(PentadError) in
        try await database.read {
          try String.fetchSet($0, sql: "SELECT name FROM image_file")
        }
      }
      let store = VideoStore(database, hub, images, options)
      if let recovery = database.recovery { try await store.tell(recovery) }
      return store
    } catch {
      await database.close()
      throw error
    }
  }

  // MARK: Life cycle

  func close() async {
    hub.finish()
    await database.close()
    images.close()
  }

  func suspend() async throws(PentadError) { try await database.suspend() }

  func resume() async throws(PentadError) {
    let recovery = try await database.resume()
    hub.wake()
    // The store is open again, even if this fails. The reset event reports in any case that it was
    // rebuilt.
    if let recovery { try? await tell(recovery) }
  }

  private func tell(_ recovery: StoreRecovery) async throws(PentadError) {
    try await write { change in
      change.tell(.storeRecovered(rowsKept: recovery.rowsKept, isPartial: recovery.isPartial))
    }
  }

  /// Reads as soon as the store is resumed; see `StoreDatabase.whenResumed`.
  func whenResumed<Value: Sendable>(
    _ body: () async throws(PentadError) -> Value
  ) async throws(PentadError) -> Value { try await database.whenResumed(body) }

  /// Returns a stream of whether this opening holds the lease to poll and send; see `StoreLease`.
  func holding() -> AsyncStream<Bool> { database.lease.holding() }

  /// Returns a stream with an element for each commit of other openings. Their events are published
  /// independently: ``VideoStore/hub`` is woken before.
  func changes() async throws(PentadError) -> AsyncStream<Void> {
    try await hub.changes(of: database)
  }
}
