#if !Storage
  import PentadCore

  /// The store of a build without the trait Storage: there is none, so nothing here is ever called but
  /// the opening.
  ///
  /// It is no enum without cases: the compiler refuses a feed that holds one.
  final class VideoStore: Sendable {
    private init() {}

    static func open(
      folder: String?, _ options: VideoStoreOptions = VideoStoreOptions()
    ) async throws(PentadError) -> VideoStore { throw missing }

    private static var missing: PentadError {
      PentadError(.unsupported, "this build has no stores; it was made without Storage")
    }

    // MARK: Its life

    func close() async {}
    func suspend() async throws(PentadError) { throw Self.missing }
    func resume() async throws(PentadError) { throw Self.missing }
    func whenResumed<Value: Sendable>(
      _ body: () async throws(PentadError) -> Value
    ) async throws(PentadError) -> Value { throw Self.missing }
    func holding() -> AsyncStream<Bool> { AsyncStream { $0.finish() } }
    func changes() async throws(PentadError) -> AsyncStream<Void> { throw Self.missing }
    func nameKey() async throws(PentadError) -> FeedNameKey { throw Self.missing }
    func setting(_ name: String) async throws(PentadError) -> String? { throw Self.missing }
    func set(_ name: String, to value: String?) async throws(PentadError) { throw Self.missing }
    func settings(_ prefix: String) async throws(PentadError) -> [(name: String, value: String)] {
      throw Self.missing
    }
    func storageUsage() async throws(PentadError) -> VideoStorageUsage { throw Self.missing }
    func tidy() async throws(PentadError) { throw Self.missing }
    func clearCache() async throws(PentadError) { throw Self.missing }
    func eraseAll() async throws(PentadError) { throw Self.missing }

    // MARK: Events

    func events(after number: UInt64? = nil) -> AsyncStream<Published<VideoEvent>> {
      AsyncStream { $0.finish() }
    }
    func observe(
      on delivery: Delivery, after number: UInt64? = nil,
      _ handler: @escaping @Sendable (Published<VideoEvent>) -> Void
    ) -> Subscription { Subscription { _ in } }
    func readEvents(
      after number: UInt64, limit: Int
    ) async throws(PentadError) -> [Published<VideoEvent>] { throw Self.missing }
    func readEventsNow(
      after number: UInt64, limit: Int
    ) throws(PentadError) -> [Published<VideoEvent>] { throw Self.missing }
    func lastEvent() async throws(PentadError) -> UInt64 { throw Self.missing }
    func lastEventNow() throws(PentadError) -> UInt64 { throw Self.missing }
    func publish(_ transient: VideoEvent) {}
    func updates<Item: Equatable & Sendable, Key: Hashable & Sendable>(
      key: @escaping @Sendable (Item) -> Key,
      load: @escaping @Sendable () async throws(PentadError) -> [Item],
      after isReason: @escaping @Sendable (VideoEvent) -> Bool
    ) -> AsyncStream<ListUpdate<Item>> { AsyncStream { $0.finish() } }

    // MARK: Sources

    func sources() async throws(PentadError) -> [StoredSource] { throw Self.missing }
    func source(_ id: SourceID) async throws(PentadError) -> StoredSource? { throw Self.missing }
    func sources(of key: VideoKey) async throws(PentadError) -> [SourceID] { throw Self.missing }
    func sources(toTellOf key: VideoKey) async throws(PentadError) -> [SourceID] {
      throw Self.missing
    }
    func save(source: SourceDescription) async throws(PentadError) { throw Self.missing }
    func set(_ source: SourceID, isPaused: Bool) async throws(PentadError) { throw Self.missing }
    func move(
      _ source: SourceID, from old: String, to address: String
    ) async throws(PentadError) { throw Self.missing }
    func save(
      _ move: FeedMove?, of source: SourceID, at address: String
    ) async throws(PentadError) { throw Self.missing }
    func save(_ health: SourceHealth, of source: SourceID) async throws(PentadError) {
      throw Self.missing
    }
    func save(account: SourceAccount?, of source: SourceID) async throws(PentadError) {
      throw Self.missing
    }
    @discardableResult
    func remove(source: SourceID) async throws(PentadError) -> Bool { throw Self.missing }
    func channels(of source: SourceID) async throws(PentadError) -> [VideoChannel] {
      throw Self.missing
    }
    func rolls(of source: SourceID) async throws(PentadError) -> [Roll] { throw Self.missing }

    // MARK: What sources tell of

    @discardableResult
    func ingest(
      _ page: FeedPage, _ part: FeedRequest.Part = .newest(since: nil), isResolving: Bool = false,
      health: SourceHealth? = nil, asked: Int64 = .max, leadsBack: Bool = false
    ) async throws(PentadError) -> VideoNews { throw Self.missing }
    func ingest(
      _ comments: [VideoComment], of source: SourceID
    ) async throws(PentadError) { throw Self.missing }
    func pending() async throws(PentadError) -> VideoNews { throw Self.missing }
    @discardableResult
    func applyPending(of source: SourceID? = nil) async throws(PentadError) -> [VideoKey] {
      throw Self.missing
    }
    func checksDue(limit: Int) async throws(PentadError) -> [DueCheck] { throw Self.missing }
    func hastenChecks() async throws(PentadError) { throw Self.missing }
    func nextCheck() async throws(PentadError) -> Int64? { throw Self.missing }
    func save(
      _ check: PlayabilityCheck?, of key: VideoKey, as video: Video? = nil,
      from source: SourceID? = nil
    ) async throws(PentadError) { throw Self.missing }
    func image(_ url: String, pins: Pins = []) async throws(PentadError) -> [UInt8]? {
      throw Self.missing
    }
    func save(image bytes: [UInt8], of url: String, pins: Pins = []) async throws(PentadError) {
      throw Self.missing
    }

    // MARK: Lists

    func timeline(
      before cursor: VideoCursor? = nil, limit: Int, within bounds: ReadBounds = .page
    ) async throws(PentadError) -> [VideoGroup] { throw Self.missing }
    func timelineNow(
      before cursor: VideoCursor? = nil, limit: Int
    ) throws(PentadError) -> [VideoGroup] { throw Self.missing }
    func favorites(
      before cursor: VideoCursor? = nil, limit: Int, within bounds: ReadBounds = .page
    ) async throws(PentadError) -> [VideoGroup] { throw Self.missing }
    func watchLater(
      before cursor: VideoCursor? = nil, limit: Int, within bounds: ReadBounds = .page
    ) async throws(PentadError) -> [VideoGroup] { throw Self.missing }
    func search(
      _ text: String, before cursor: VideoCursor? = nil, limit: Int,
      within bounds: ReadBounds = .page
    ) async throws(PentadError) -> [VideoGroup] { throw Self.missing }
    func indexVideos() async throws(PentadError) { throw Self.missing }
    func shownCount() async throws(PentadError) -> Int { throw Self.missing }
    func group(_ key: VideoKey) async throws(PentadError) -> VideoGroup? { throw Self.missing }
    func groups(
      _ keys: [VideoKey], within bounds: ReadBounds = .page
    ) async throws(PentadError) -> [VideoGroup] { throw Self.missing }
    func groupsNow(_ keys: [VideoKey]) throws(PentadError) -> [VideoGroup] { throw Self.missing }

    // MARK: What the user does

    func state(_ key: VideoKey) async throws(PentadError) -> ViewState { throw Self.missing }
    @discardableResult
    func change(
      _ key: VideoKey, telling actions: [VideoAction] = [],
      _ body: @escaping @Sendable (inout ViewState) -> Void
    ) async throws(PentadError) -> (state: ViewState, actions: [Int64]) { throw Self.missing }
    @discardableResult
    func append(_ action: VideoAction) async throws(PentadError) -> Int64 { throw Self.missing }
    func operations() async throws(PentadError) -> [PendingAction] { throw Self.missing }
    @discardableResult
    func retry(_ id: Int64) async throws(PentadError) -> Bool { throw Self.missing }
    @discardableResult
    func cancel(_ id: Int64) async throws(PentadError) -> Bool { throw Self.missing }
    func recoverOutbox() async throws(PentadError) { throw Self.missing }
    func nextStep() async throws(PentadError) -> VideoSendingStep { throw Self.missing }
    @discardableResult
    func settle(
      _ attempt: VideoAttempt, _ outcome: VideoOutcome
    ) async throws(PentadError) -> Bool { throw Self.missing }
    func hurry() async throws(PentadError) { throw Self.missing }
    func hurry(_ source: SourceID) async throws(PentadError) { throw Self.missing }
    func isDelivered(_ id: Int64) async throws(PentadError) -> Bool { throw Self.missing }
    func lastTold() async throws(PentadError) -> Int64 { throw Self.missing }
  }

  /// Something to send; without a store there is nothing.
  struct VideoAttempt: Sendable {
    let source: SourceID
    let action: SourceAction
    let id: Int64
    let attempts: Int
  }
#endif
