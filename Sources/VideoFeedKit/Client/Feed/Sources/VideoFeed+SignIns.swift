import PentadCore

/// What users have signed in with outlives its source. How they can still be signed out is a setting each:
/// `signIn peertube:peertube.example/alice` with `peerTube https://peertube.example/videos/subscriptions`.
extension VideoFeed {
  private static let prefix = "signIn "

  /// Remembers how the user is signed out of a source that is about to be removed.
  func rememberSignIn(of source: SourceDescription) async throws(PentadError) {
    guard let signIn = live.signIn(source) else { return }
    try await store.set(
      Self.prefix + signIn.id.rawValue, to: "\(signIn.kind.rawValue) \(signIn.address)")
  }

  /// Forgets it: the user is signed out.
  func forgetSignIn(of source: SourceDescription) async throws(PentadError) {
    guard let signIn = live.signIn(source) else { return }
    try await store.set(Self.prefix + signIn.id.rawValue, to: nil)
  }

  /// The sources by which the user is signed out of those that were removed.
  func rememberedSignIns() async throws(PentadError) -> [SourceDescription] {
    try await store.settings(Self.prefix).compactMap { name, value in
      let parts = value.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let kind = SourceDescription.Kind(rawValue: String(parts[0])) else {
        return nil
      }
      let id = SourceID(String(name.dropFirst(Self.prefix.count)))
      return SourceDescription(id: id, kind: kind, address: String(parts[1]), addedAt: 0)
    }
  }
}
