public import PentadCore

extension ShelbySource {
  /// Sends an action of the user to the server.
  ///
  /// Setting a mark applies to the oldest broadcast, which represents the video. Removing one
  /// applies to each broadcast that has the mark on the server; deleted broadcasts are skipped.
  public func perform(_ action: SourceAction) async throws(PentadError) {
    switch action.kind {
    case .like(let value): try await set("liked_by_owner", value, action)
    case .watchLater(let value): try await set("owner_watch_later", value, action)
    case .watched: try await set("watched_by_owner", true, action)
    case .share(let draft): try await ShelbyShare(api, draft, action).perform()
    case .progress:
      throw PentadError(.actionUnsupported, "a Shelby server does not store playback positions")
    }
  }

  private func set(
    _ name: String, _ value: Bool, _ action: SourceAction
  ) async throws(PentadError) {
    guard !action.broadcasts.isEmpty else {
      throw PentadError(.videoNotFound, "no user has shared this video on the server")
    }
    for broadcast in action.subjects {
      do throws(PentadError) {
        try await api.set(name, value, of: broadcast.id.id)
      } catch  where !value && error.code == .videoNotFound {
        continue
      }
    }
  }
}
