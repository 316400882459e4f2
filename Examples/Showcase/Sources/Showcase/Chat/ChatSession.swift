import ChatKit
import PentadCore
import Synchronization

/// The current session, if a user is signed in.
final class ChatSession: Sendable {
  private struct State {
    var client: ChatClient?
    /// The time of the last contact with the server, in milliseconds since 1970-01-01 00:00 UTC.
    var heardAt: Int64?
  }

  private let state: Mutex<State>
  private let backstage: Backstage
  private let configuration: ChatConfiguration

  private init(_ backstage: Backstage, _ configuration: ChatConfiguration, _ client: ChatClient?) {
    self.backstage = backstage
    self.configuration = configuration
    state = Mutex(State(client: client))
  }

  /// Opens the account that signed in last; without one, no user is signed in.
  static func open(_ backstage: Backstage) async throws(PentadError) -> ChatSession {
    var configuration = ChatConfiguration(
      folder: backstage.folder("chat"),
      servers: try GroupMeServers(reference: backstage.address("")))
    configuration.time = backstage.time
    do throws(PentadError) {
      let client = try await ChatClient.open(
        configuration, transport: backstage.transport, sockets: backstage.sockets)
      return ChatSession(backstage, configuration, client)
    } catch  where error.code == .unauthorized {
      return ChatSession(backstage, configuration, nil)
    }
  }

  /// The account's client; nil if no user is signed in.
  var client: ChatClient? { state.withLock { $0.client } }

  /// The account's client.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unauthorized`` if no user is signed in.
  func signedIn() throws(PentadError) -> ChatClient {
    guard let client else {
      throw PentadError(.unauthorized, "you are not signed in")
    }
    return client
  }

  /// Signs in; a user who is already signed in continues with the new token.
  func signIn(_ token: String) async throws(PentadError) -> ChatClient {
    if let client {
      try await client.renew(token: token)
      return client
    }
    let client = try await ChatClient.signIn(
      token: token, configuration, transport: backstage.transport, sockets: backstage.sockets)
    let other = state.withLock { state in
      if let other = state.client { return other as ChatClient? }
      state.client = client
      return nil
    }
    guard let other else { return client }
    // Two forms were sent at once: the first one counts.
    await client.close()
    return other
  }

  /// Signs out, and removes all that was stored.
  func signOut() async throws(PentadError) {
    try await signedIn().signOut()
    state.withLock { $0 = State() }
  }

  func close() async { await client?.close() }

  /// Records a contact with the server just now.
  func noteHeard() { state.withLock { $0.heardAt = backstage.time.date() } }

  /// Returns the freshness of a page, by the client's way of receiving news.
  ///
  /// - Parameter problem: the error of the page's request.
  func freshness(_ client: ChatClient, problem: PentadError? = nil) -> Freshness {
    let connection = client.connection
    if connection.isHearing { noteHeard() }
    let heardAt = state.withLock { $0.heardAt }
    if connection.isHearing, problem == nil {
      return Freshness(connection.words, since: heardAt, isWarning: false)
    }
    let age = heardAt.map { Age(milliseconds: backstage.time.date() - $0).text }
    let text =
      age.map { "Showing messages from \($0)." } ?? "Showing saved messages."
    return Freshness(
      "\(connection.words) \(text)", since: heardAt, problem: problem, isWarning: true)
  }
}

extension ChatConnection {
  /// True if the client receives news.
  var isHearing: Bool {
    switch self {
    case .live, .polling: true
    case .offline, .connecting, .authRequired, .stopped: false
    }
  }

  /// In words.
  var words: String {
    switch self {
    case .offline: "Offline."
    case .connecting: "Connecting…"
    case .live: "Connected"
    case .polling: "Connected, updates every few seconds"
    case .authRequired:
      "Signed out: the server no longer accepts this token. Sign in again under Chat."
    case .stopped(let error): "The server closed the connection: \(error.message)."
    }
  }
}
