import PentadCore

extension ChatStore {
  /// The setting that stands from a sign-out to the next sign-in. Meanwhile nothing is written.
  static let signedOut = "signed_out"

  /// Whether the user has signed out, by whichever client, and has not signed in again.
  func isSignedOut() async throws(PentadError) -> Bool {
    try await setting(Self.signedOut) != nil
  }

  /// Has the store written again: the user has signed in.
  func noteSignedIn() async throws(PentadError) { try await set(Self.signedOut, to: nil) }

  /// The setting that names the servers that the store belongs to.
  static let serversSetting = "servers"

  /// What a write fails with meanwhile.
  static var signOutRefusal: PentadError {
    PentadError(.unauthorized, "the user has signed out: sign in with a token")
  }
}
