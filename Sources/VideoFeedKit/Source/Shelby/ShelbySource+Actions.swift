public import PentadCore

extension ShelbySource {
  /// Tells the server what the user did.
  ///
  /// What becomes true is said of the oldest broadcast, the face of the video; what is no longer true,
  /// of each that the server believes it of, as far as it still has them.
  public func perform(_ action: SourceAction) async throws(PentadError) {
    switch action.kind {
    case .like(let value): try await set("liked_by_owner", value, action) { $0.isLiked }
    case .watchLater(let value):
      try await set("owner_watch_later", value, action) { $0.isWatchLater }
    case .watched: try await set("watched_by_owner", true, action) { $0.isWatched }
    case .share(let draft): try await ShelbyShare(api, draft, action).perform()
    case .progress:
      throw PentadError(.actionUnsupported, "a Shelby server does not keep how far a user has come")
    }
  }

  private func set(
    _ name: String, _ value: Bool, _ action: SourceAction, _ mark: (RemoteMarks) -> Bool?
  ) async throws(PentadError) {
    guard let face = action.broadcasts.first else {
      throw PentadError(.videoNotFound, "nobody has shared this video on the server")
    }
    if value { return try await api.set(name, true, of: face.id.id) }
    let marked = action.broadcasts.filter { mark($0.marks) == true }
    for broadcast in marked.isEmpty ? [face] : marked {
      do throws(PentadError) {
        try await api.set(name, false, of: broadcast.id.id)
      } catch  where error.code == .videoNotFound {
        continue
      }
    }
  }
}
