import PentadCore

extension ChatStore {
  /// The setting that is present from a sign-out to the next sign-in. Meanwhile all writes are
  /// rejected.
  static let signedOut = "signed_out"

  /// Returns true if the user has signed out, in any client, and has not signed in again.
  func isSignedOut() async throws(PentadError) -> Bool {
    try await setting(Self.signedOut) != nil
  }

  /// Allows writes again after the user has signed in.
  func noteSignedIn() async throws(PentadError) { try await set(Self.signedOut, to: nil) }

  /// The setting with the servers to which the store belongs.
  static let serversSetting = "servers"

  /// The error of a write after a sign-out.
  static var signOutRefusal: PentadError {
    PentadError(.unauthorized, "the user has signed out: sign in with a token")
  }
}
