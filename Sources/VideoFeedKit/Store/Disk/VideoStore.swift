import GRDB
import PentadCore
import PentadStorage

typealias VideoEventHub = StoredEventHub<VideoEvent>

/// What VideoFeedKit keeps, in the file `video.sqlite` of a folder, or in memory.
///
/// - Every method is one transaction, unless it says otherwise. The events that tell of it are appended
///   to the log in the same, and told when it has committed. Killed anywhere, the store has all of it or
///   nothing.
/// - What sources tell of is grouped as ``VideoGrouping`` does it. What is new waits until it is
///   applied: no list moves under the user.
/// - What the user did stands in a table of its own, which no page can harm, and is saved out of a
///   damaged file. A source may change it only where it changes its own mind: see ``MarkAdoption``.
/// - A page never deletes what is not in it.
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

  /// Opens a store, and makes it when it is missing.
  ///
  /// - Parameter folder: nil keeps everything in memory.
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

  // MARK: Its life

  func close() async {
    hub.finish()
    await database.close()
    images.close()
  }

  func suspend() async throws(PentadError) { try await database.suspend() }

  func resume() async throws(PentadError) {
    let recovery = try await database.resume()
    hub.wake()
    // It is open again, whatever fails now. That the store is another the reset tells in any case.
    if let recovery { try? await tell(recovery) }
  }

  private func tell(_ recovery: StoreRecovery) async throws(PentadError) {
    try await write { change in
      change.tell(.storeRecovered(rowsKept: recovery.rowsKept, isPartial: recovery.isPartial))
    }
  }

  /// Reads, once the store is resumed; see `StoreDatabase.whenResumed`.
  func whenResumed<Value: Sendable>(
    _ body: () async throws(PentadError) -> Value
  ) async throws(PentadError) -> Value { try await database.whenResumed(body) }

  /// Whether this opening is the one that polls and sends; see `StoreLease`.
  func holding() -> AsyncStream<Bool> { database.lease.holding() }

  /// An element for the commits of others. Their events are told without it: ``VideoStore/hub`` is woken
  /// before.
  func changes() async throws(PentadError) -> AsyncStream<Void> {
    try await hub.changes(of: database)
  }
}
