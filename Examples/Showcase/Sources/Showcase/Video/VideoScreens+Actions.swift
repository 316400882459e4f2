import PentadCore
import VideoFeedKit

extension VideoScreens {
  /// Registers the user's actions on a video: each is stored before the answer, and sent to sources
  /// later.
  func registerActions(on routes: Routes) {
    routes.action("/video/apply") { _ async throws(PentadError) in
      try await feed.applyPending()
      return Address(.video)
    }
    routes.action("/video/refresh") { _ async throws(PentadError) in
      let outcome = await patience.outcome { () async throws(PentadError) in
        try await feed.refresh()
      }
      if case .failure(let error)? = outcome { throw error }
      return Address(.video)
    }
    routes.action("/video/watch/:key/marks") { request async throws(PentadError) in
      let key = try Self.key(of: request)
      switch request.form["do"] {
      case "like": try await feed.like(key)
      case "unlike": try await feed.unlike(key)
      case "later": try await feed.watchLater(key)
      case "unlater": try await feed.unwatchLater(key)
      case "watched": try await feed.markWatched(key)
      default:
        throw PentadError(.invalid, "the action must be like, unlike, later, unlater or watched")
      }
      return Self.address(of: key)
    }
    routes.action("/video/watch/:key/position") { request async throws(PentadError) in
      let key = try Self.key(of: request)
      try await setPosition(key, request.form)
      return Self.address(of: key)
    }
    routes.action("/video/watch/:key/share") { request async throws(PentadError) in
      let key = try Self.key(of: request)
      try await share(key, request.form)
      return Self.address(of: key)
    }
  }

  /// Records the position of a player, and the part that it has played since its last report; both
  /// in milliseconds.
  private func setPosition(_ key: VideoKey, _ form: FormFields) async throws(PentadError) {
    guard let position = form["position"].flatMap({ Int64($0) }) else {
      throw PentadError(.invalid, "the position is missing")
    }
    var seen = WatchedSpans()
    if let from = form["from"].flatMap({ Int64($0) }) { seen.insert(from: from, to: position) }
    try await feed.markWatched(key)
    let before = try await feed.state(of: key)
    let state = try await feed.setPosition(position, for: key, seen: seen)
    // As a session of the Kit's own does when enough was seen.
    let duration = try await feed.video(key)?.video.duration
    let rule = try await feed.settings().watchLaterRule
    if rule?.isDue(wasSetAtStart: before.isWatchLater, state, duration: duration) == true {
      try await feed.unwatchLater(key)
    }
  }
}
