public import PentadCore

/// The store without the feed, for the benchmarks: they stand in a package of their own.
@_spi(Measuring) public struct MeasuredVideoStore: Sendable {
  private let store: VideoStore

  /// Opens the store of a folder.
  public init(folder: String) async throws(PentadError) {
    store = try await VideoStore.open(folder: folder)
  }

  /// Lets the folder go.
  public func close() async { await store.close() }

  /// Adds a source.
  public func add(_ source: SourceDescription) async throws(PentadError) {
    try await store.save(source: source)
  }

  /// Stores a page; what is new by it.
  @discardableResult
  public func take(_ page: FeedPage) async throws(PentadError) -> VideoNews {
    try await store.ingest(page)
  }

  /// Puts what waits into the lists; how many videos it is of.
  @discardableResult
  public func apply() async throws(PentadError) -> Int { try await store.applyPending().count }

  /// The first page of the timeline.
  public func timeline(limit: Int) throws(PentadError) -> [VideoGroup] {
    try store.timelineNow(limit: limit)
  }

  /// The videos with these words, those shared last first.
  public func search(_ text: String, limit: Int) async throws(PentadError) -> [VideoGroup] {
    try await store.search(text, limit: limit)
  }
}
