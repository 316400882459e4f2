import PentadCore
import TestSupport

@testable import VideoFeedKit

/// A source in memory: its data, its failures, and its received actions.
final class ScriptedSource: FeedSource {
  /// The data and received actions of the source.
  struct State {
    var videos: [Video] = []
    var broadcasts: [Broadcast] = []
    var comments: [VideoComment] = []
    /// The addresses of videos that can be resolved.
    var resolved: [VideoKey: Result<ResolvedVideo, PentadError>] = [:]
    var account: SourceAccount?
    /// The error of each call; nil to answer.
    var failure: PentadError?
    /// The error of each attempt to send an action to the source.
    var refusal: PentadError?
    var freshFor: Int64?
    /// The number of broadcasts of a page.
    var pageSize = 100
    var pages = 0
    /// The number of running page requests.
    var asking = 0
    var signOuts = 0
    /// The arrived actions, in order; the same nonce counts a single time.
    var arrived: [SourceAction] = []
    var nonces: Set<String> = []
    /// The actions that arrived again, in order.
    var repeated: [SourceAction] = []
  }

  let id: SourceID
  let capabilities: SourceCapabilities
  let state: Lock<State>
  /// Called at the beginning and at the end of each call; what it throws is the answer.
  private let step: @Sendable () async throws(PentadError) -> Void

  init(
    _ id: SourceID = Samples.shelby,
    can capabilities: SourceCapabilities = [.olderPages, .likes, .watchLater, .watched, .sharing],
    _ state: State = State(),
    step: @escaping @Sendable () async throws(PentadError) -> Void = {
      () async throws(PentadError) in
    }
  ) {
    self.id = id
    self.capabilities = capabilities
    self.state = Lock(state)
    self.step = step
  }

  /// Changes what the source has.
  func change(_ body: @Sendable (inout State) -> Void) { state.withLock { body(&$0) } }

  /// Adds a share of a video by a user.
  func share(
    _ id: String, of video: VideoKey = Samples.key(), by nickname: String = "alice",
    saying comment: String? = nil, at time: Int64 = 0
  ) throws {
    let broadcast = try Samples.broadcast(
      id, of: video, by: nickname, saying: comment, at: time, from: self.id)
    change { $0.broadcasts.append(broadcast) }
  }

  /// Texts of what has arrived: `like true 4e71`.
  var told: [String] { state.withLock { $0.arrived.map(Self.text) } }

  private static func text(_ action: SourceAction) -> String {
    switch action.kind {
    case .like(let value): "like \(value) \(action.video.id)"
    case .watchLater(let value): "watchLater \(value) \(action.video.id)"
    case .watched: "watched \(action.video.id)"
    case .progress(let position): "progress \(position) \(action.video.id)"
    case .share(let draft): "share \(draft.text) \(action.video.id)"
    }
  }

  // MARK: Answering

  func page(_ request: FeedRequest) async throws(PentadError) -> FeedPage {
    state.withLock { $0.asking += 1 }
    defer { state.withLock { $0.asking -= 1 } }
    try await begin()
    let id = id
    let page = state.withLock { state in
      state.pages += 1
      let newest = state.broadcasts.sorted { $0.createdAt > $1.createdAt }
      var first = 0
      if case .older(let cursor) = request.part { first = Int(cursor.rawValue) ?? 0 }
      let version = "\(state.broadcasts.hashValue) \(state.comments.hashValue)"
      if case .newest(let since?) = request.part, since.newest == version {
        var page = FeedPage.unchanged(id)
        page.freshFor = state.freshFor
        return page
      }
      let part = newest.dropFirst(first).prefix(state.pageSize)
      var page = FeedPage(
        of: id, videos: state.videos, broadcasts: Array(part), comments: state.comments)
      let end = first + part.count
      page.older = end < newest.count ? FeedCursor(rawValue: String(end)) : nil
      page.state = FeedState(newest: version)
      page.freshFor = state.freshFor
      return page
    }
    try await step()
    return page
  }

  func comments(
    on broadcast: Broadcast, _ cursor: FeedCursor?
  ) async throws(PentadError) -> CommentPage {
    try await begin()
    return CommentPage(
      comments: state.withLock { $0.comments.filter { $0.video == broadcast.video } })
  }

  func resolve(_ video: Video) async throws(PentadError) -> ResolvedVideo {
    try await begin()
    guard let found = state.withLock({ $0.resolved[video.key] }) else {
      throw PentadError(.videoNotFound, "the source has no such video")
    }
    return try found.get()
  }

  func perform(_ action: SourceAction) async throws(PentadError) {
    try await begin()
    if let refusal = state.withLock({ $0.refusal }) { throw refusal }
    state.withLock { state in
      if state.nonces.insert(action.token.nonce).inserted {
        state.arrived.append(action)
      } else {
        state.repeated.append(action)
      }
    }
    try await step()
  }

  func account() async throws(PentadError) -> SourceAccount? {
    try await begin()
    return state.withLock { $0.account }
  }

  func signOut() async { state.withLock { $0.signOuts += 1 } }

  private func begin() async throws(PentadError) {
    try await step()
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }
}
