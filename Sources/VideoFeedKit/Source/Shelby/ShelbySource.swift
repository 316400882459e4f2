public import PentadCore

/// A source for the broadcasts of a user's channels on a server with the protocol of Shelby.tv,
/// version 2.
///
/// - Read requests are signed with the method chosen at sign-in. Actions of the user are always
///   signed with HMAC-SHA1.
/// - The protocol has no comments except the sharer's own, and no paging: a channel is always
///   fetched as a whole, and ``FeedRequest/limit`` is applied locally.
/// - The protocol has no validators either. Changes are detected by comparing the received data.
/// - The secrets are stored only in the ``PentadCore/CredentialStore``.
public final class ShelbySource: FeedSource {
  /// `shelby:` with the server and the user's id on it.
  public let id: SourceID
  /// The server.
  public let server: ShelbyServer
  let api: ShelbyAPI
  private let sessions: ShelbySessions

  /// Creates a source for a user who has signed in with ``ShelbySignIn``.
  ///
  /// - Parameters:
  ///   - user: the user's id on the server.
  ///   - credentials: the store in which the sign-in has stored its secrets.
  public convenience init(
    server: ShelbyServer, user: String, transport: any Transport,
    credentials: any CredentialStore, time: TimeSource = .system
  ) {
    self.init(
      server: server, user: user, ShelbyExchange(transport: transport, time: time),
      ShelbySessions(credentials: credentials))
  }

  /// Restores a source from its ``id`` and the address of its ``server``.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` when they do not belong to the same Shelby
  ///   source.
  convenience init(
    id: SourceID, address: String, transport: any Transport, credentials: any CredentialStore,
    time: TimeSource
  ) throws(PentadError) {
    let server = try ShelbyServer(address)
    guard let user = server.user(of: id) else {
      throw PentadError(.invalid, "this is not the address of a source of Shelby")
    }
    self.init(
      server: server, user: user, transport: transport, credentials: credentials, time: time)
  }

  init(
    server: ShelbyServer, user: String, _ exchange: ShelbyExchange, _ sessions: ShelbySessions
  ) {
    let id = server.source(of: user)
    self.id = id
    self.server = server
    self.sessions = sessions
    api = ShelbyAPI(server: server, exchange: exchange) { () async throws(PentadError) in
      guard let session = try await sessions.session(of: id, at: server) else {
        throw PentadError(.signInRequired, "no user is signed in to this server")
      }
      return session
    }
  }

  /// The features: older pages, likes, watch later, watched, sharing, accounts.
  public var capabilities: SourceCapabilities {
    [.olderPages, .likes, .watchLater, .watched, .sharing, .accounts]
  }

  /// Fetches the user with all channels and the available networks; nil if no user is signed in.
  /// Mail needs no connection.
  public func account() async throws(PentadError) -> SourceAccount? {
    guard try await sessions.session(of: id, at: server) != nil else { return nil }
    let user = try await api.user()
    let connected = try await api.authentications()
    var services = [ShareOrigin.twitter, .facebook, .tumblr].map {
      SourceAccount.Service($0, isConnected: connected.contains($0))
    }
    services.append(SourceAccount.Service(.email, isConnected: true))
    for origin in connected where !services.contains(where: { $0.origin == origin }) {
      services.append(SourceAccount.Service(origin, isConnected: true))
    }
    return SourceAccount(
      userId: user.id, name: user.name, nickname: user.nickname, imageURL: user.imageURL,
      services: services, channels: try await api.channels(of: id))
  }

  /// Removes the user's token and any sign-in in progress on this server. The protocol has no call
  /// to revoke them.
  public func signOut() async throws(PentadError) { try await sessions.forget(id, at: server) }
}
