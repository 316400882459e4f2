import CPentad
import PentadCore
import PentadStorage
import VideoFeedKit

/// The options with which a feed is opened.
struct VideoOpening: Sendable {
  private var configuration: VideoFeedConfiguration
  private let sources: [any FeedSource]
  private let statistics: VideoCounting?
  /// The network; nil in demonstration mode, which makes no requests.
  private let network: Network?
  /// The queue or session that runs the feed's callbacks.
  let place: any CallbackPlace

  /// - Throws: `misuse` for a wrong size; `invalid` for a text that is not UTF-8, an invalid folder
  ///   path and options that `Network` rejects; `closed` when the session was freed; `unsupported`
  ///   without the trait Networking and in the child of a `fork()`
  init(_ pointer: UnsafePointer<pentad_video_feed_options>?) throws(PentadError) {
    try requireWorkers()
    let record = try readOptions(pointer, "options")
    let place = try SessionHandle.place(record.session)
    statistics = try record.statistics.map { (delegate) throws(PentadError) in
      try VideoCounting(delegate, place)
    }
    self.place = place
    configuration = try VideoFeedConfiguration(record)
    configuration.statistics = statistics?.hook
    let folder = try readOptionalFolder(record.source_folder, "options->source_folder")
    sources =
      try folder.map { (folder) throws(PentadError) in
        [try FolderSource(folder: folder)]
      } ?? []
    // The last step: an open network would have to be closed after a later failure.
    network = record.is_demo != 0 ? nil : try Network(record.network)
  }

  /// Opens the feed.
  func open() async throws(PentadError) -> VideoHandle {
    do throws(PentadError) {
      let feed = try await VideoFeed.open(
        configuration, transport: network?.plain, sources: sources)
      return VideoHandle(feed, network, statistics?.subscription, place)
    } catch {
      await network?.close()
      throw error
    }
  }

  /// Returns the work that signs the user out of all sources of a folder, and the queue of its
  /// callback. The folder's store may be one that cannot be opened.
  ///
  /// - Throws: as ``init(_:)``
  static func signOutAll(
    _ pointer: UnsafePointer<pentad_video_feed_options>?
  ) throws(PentadError) -> (
    work: @Sendable () async throws(PentadError) -> Void, place: any CallbackPlace
  ) {
    try requireWorkers()
    let record = try readOptions(pointer, "options")
    let configuration = try VideoFeedConfiguration(record)
    return (
      { () async throws(PentadError) in try await VideoFeed.signOutAll(configuration) },
      try SessionHandle.place(record.session)
    )
  }

  /// Stops the statistics after a failure. Their context stays with the caller or is returned to
  /// it.
  func giveUp(givingBack: Bool) {
    if !givingBack { statistics?.subscription.disown() }
    statistics?.subscription.cancel()
  }
}

extension VideoFeedConfiguration {
  fileprivate init(_ record: pentad_video_feed_options) throws(PentadError) {
    self.init(folder: try readOptionalFolder(record.store_folder, "options->store_folder"))
    allowsSharedStore = record.allows_shared_store != 0
    credentials = try readCredentials(
      record.credentials_folder, allowsShared: allowsSharedStore)
    worksByItself = record.manual_synchronising == 0
    isDemo = record.is_demo != 0
    if record.image_bytes != 0 { imageBytes = record.image_bytes }
    budget = MemoryBudget(
      groups: record.group_budget == 0 ? budget.groups : Int(record.group_budget),
      bytes: record.byte_budget == 0 ? budget.bytes : record.byte_budget)
    if record.requests_per_second != 0 {
      let rate = record.requests_per_second
      self.rate = rate < 0 ? nil : try RateLimit(perSecond: Double(rate), burst: Int(rate))
    }
  }
}

/// Reads the folder of the tokens; nil for the folder of the store.
private func readCredentials(
  _ folder: UnsafePointer<CChar>?, allowsShared: Bool
) throws(PentadError) -> (any CredentialStore)? {
  let folder = try readOptionalFolder(folder, "options->credentials_folder")
  return folder.map { FileCredentialStore(directory: $0, allowsShared: allowsShared) }
}
