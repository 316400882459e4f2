public import PentadCore

/// The broadcasts of a user's channels on a server that speaks the protocol of Shelby.tv, version 2.
///
/// - Reading signs as it was chosen at the sign-in; what the user does is always signed by HMAC-SHA1.
/// - The protocol knows no comments besides what a sharer says, and no pages: a channel is asked for as
///   a whole, and ``FeedRequest/limit`` is cut from it here.
/// - It knows no versions either: whether something has changed is found by what was sent.
/// - The secrets stand in the ``PentadCore/CredentialStore`` alone.
public final class ShelbySource: FeedSource {
  /// `shelby:` with the server and the user's id there.
  public let id: SourceID
  /// The server.
  public let server: ShelbyServer
  let api: ShelbyAPI
  private let sessions: ShelbySessions

  /// The source of a user who has signed in by ``ShelbySignIn``.
  ///
  /// - Parameters:
  ///   - user: the user's id on the server.
  ///   - credentials: where the sign-in has left its secrets.
  public convenience init(
    server: ShelbyServer, user: String, transport: any Transport,
    credentials: any CredentialStore, time: TimeSource = .system
  ) {
    self.init(
      server: server, user: user, ShelbyExchange(transport: transport, time: time),
      ShelbySessions(credentials: credentials))
  }

  /// Makes a source again from its ``id`` and the address of its ``server``.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` when they are not of one source of Shelby.
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
        throw PentadError(.signInRequired, "nobody is signed in to this server")
      }
      return session
    }
  }

  /// Older pages, likes, watch later, watched, sharing, accounts.
  public var capabilities: SourceCapabilities {
    [.olderPages, .likes, .watchLater, .watched, .sharing, .accounts]
  }

  /// The user with the networks that the server is connected to, and all channels; nil when nobody is
  /// signed in. Mail needs no connection.
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

  /// Forgets the user's token, and a sign-in to the server that has begun. The protocol has no call that
  /// gives them back.
  public func signOut() async throws(PentadError) { try await sessions.forget(id, at: server) }
}
