import PentadCore

/// The session of a user on a PeerTube server.
final class PeerTubeSession: Sendable {
  /// The user name.
  let user: String
  /// The user's tokens.
  let bearer: BearerSession<PeerTubeOAuth>
  /// Serialises reading and changing the list to watch later.
  let listing = AsyncSemaphore(1)
  private let list = Lock<Int64?>(nil)

  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a name that no user can have.
  init(
    server: PeerTubeServer, user: String, credentials: any CredentialStore,
    transport: any Transport, time: TimeSource
  ) throws(PentadError) {
    let name = user.lowercased()
    guard PeerTubeFeed.isName(name), name != "-" else {
      throw PentadError(.invalid, "this is not a valid name of a PeerTube user")
    }
    self.user = name
    bearer = BearerSession(
      key: CredentialKey(account: "peertube:\(server.secretName)/\(name)", name: "tokens"),
      credentials: credentials,
      grant: PeerTubeOAuth(server: server, transport: transport, time: time))
  }

  /// The id of the user's list to watch later; nil until it is known.
  var watchLater: Int64? {
    get { list.withLock { $0 } }
    set { list.withLock { $0 = newValue } }
  }
}
