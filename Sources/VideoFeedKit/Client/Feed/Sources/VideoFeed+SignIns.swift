import PentadCore

/// Sign-ins that outlive their sources. A setting for each records how the user can still be signed
/// out: `signIn peertube:peertube.example/alice` with `peerTube
/// https://peertube.example/videos/subscriptions`.
extension VideoFeed {
  private static let prefix = "signIn "

  /// Records how the user can be signed out of a source that will be removed.
  func rememberSignIn(of source: SourceDescription) async throws(PentadError) {
    guard let signIn = live.signIn(source) else { return }
    try await store.set(
      Self.prefix + signIn.id.rawValue, to: "\(signIn.kind.rawValue) \(signIn.address)")
  }

  /// Removes the record after the user was signed out.
  func forgetSignIn(of source: SourceDescription) async throws(PentadError) {
    guard let signIn = live.signIn(source) else { return }
    try await store.set(Self.prefix + signIn.id.rawValue, to: nil)
  }

  /// Returns the sources through which the user can be signed out of removed sources.
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
