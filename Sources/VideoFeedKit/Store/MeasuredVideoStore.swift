public import PentadCore

/// The store without the feed, for the benchmarks, which are in a package of their own.
@_spi(Measuring) public struct MeasuredVideoStore: Sendable {
  private let store: VideoStore

  /// Opens the store of a folder.
  public init(folder: String) async throws(PentadError) {
    store = try await VideoStore.open(folder: folder)
  }

  /// Closes the store and releases the folder.
  public func close() async { await store.close() }

  /// Adds a source.
  public func add(_ source: SourceDescription) async throws(PentadError) {
    try await store.save(source: source)
  }

  /// Stores a page and returns its news.
  @discardableResult
  public func take(_ page: FeedPage) async throws(PentadError) -> VideoNews {
    try await store.ingest(page)
  }

  /// Applies all pending items and returns the number of their videos.
  @discardableResult
  public func apply() async throws(PentadError) -> Int { try await store.applyPending().count }

  /// Returns the first page of the timeline.
  public func timeline(limit: Int) throws(PentadError) -> [VideoGroup] {
    try store.timelineNow(limit: limit)
  }

  /// Searches videos by words, most recently shared first.
  public func search(_ text: String, limit: Int) async throws(PentadError) -> [VideoGroup] {
    try await store.search(text, limit: limit)
  }
}
