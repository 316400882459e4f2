import PentadCore
import VideoFeedKit

/// The screens of VideoFeedKit: the guide with its lists, a video, sharing it, the user's sources.
struct VideoScreens: Screens {
  static let area = Area.video

  let feed: VideoFeed
  let backstage: Backstage
  let shelby: ShelbyAttemptPage
  var time: TimeSource { backstage.time }

  var patience: Patience { Patience(time: time) }

  static func open(_ backstage: Backstage) async throws(PentadError) -> VideoScreens {
    var configuration = VideoFeedConfiguration(folder: backstage.folder("video"))
    configuration.time = backstage.time
    let feed = try await VideoFeed.open(
      configuration, transport: backstage.server == nil ? nil : backstage.network)
    return VideoScreens(feed: feed, backstage: backstage, shelby: ShelbyAttemptPage())
  }

  func register(on routes: Routes) {
    for list in GuideList.allCases {
      routes.page(list.path) { request async throws(PentadError) in
        try await guide(list, request)
      }
    }
    routes.page("/video/watch/:key") { request async throws(PentadError) in
      try await video(try Self.key(of: request))
    }
    routes.page("/video/watch/:key/share") { request async throws(PentadError) in
      try await sharePage(try Self.key(of: request))
    }
    routes.page("/video/sources") { request async throws(PentadError) in
      try await sources(request)
    }
    registerFiles(on: routes)
    registerActions(on: routes)
    registerSources(on: routes)
    registerShelby(on: routes)
  }

  func close() async { await feed.close() }

  /// The video that an address names: `youtube:BmzSEYNTkHA`.
  static func key(of request: PageRequest) throws(PentadError) -> VideoKey {
    guard let key = VideoKey(text: try request.parameter("key")) else {
      throw PentadError(.notFound, "this video does not exist")
    }
    return key
  }

  /// Returns the address of a video.
  static func address(of key: VideoKey) -> Address {
    Address("/video/watch").appending(key.text)
  }

  /// Returns the freshness of the sources: the time of the last answer, and an error if there is
  /// one.
  func freshness(of ids: Set<SourceID>? = nil) async throws(PentadError) -> Freshness? {
    let sources = try await feed.sources().filter { ids?.contains($0.id) ?? true }
    guard !sources.isEmpty else { return nil }
    let problem = sources.lazy.compactMap(\.health.lastError).first
    guard let answered = sources.compactMap(\.health.lastSuccessAt).max() else {
      return Freshness(
        "No source has been checked yet", since: nil, problem: problem, isWarning: problem != nil)
    }
    let snapshot = Snapshot(ids, origin: .disk, storedAt: answered, isStale: problem != nil)
    return Freshness(snapshot, now: time.date(), problem: problem)
  }
}
