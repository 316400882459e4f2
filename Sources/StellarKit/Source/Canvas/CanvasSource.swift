public import PentadCore

/// A source for an account on a school's Canvas.
///
/// ```swift
/// let source = try await CanvasSource.signIn(
///   site: CanvasSite("school.instructure.com"), token: token, transport: transport,
///   credentials: credentials)
/// let classes = try await source.enrolments().value
/// ```
///
/// - A class is a course of Canvas. Its id is the course's, as text.
/// - The account's tokens are stored only in a ``PentadCore/CredentialStore``. Expired ones are
///   renewed once for all concurrent calls. If Canvas refuses, calls throw
///   ``PentadCore/PentadError/Code/signInRequired`` until the user signs in again.
/// - The token is sent to the configured site only.
/// - Requests stay within the rate limit of Canvas: a call may wait up to a minute before a
///   request, and can be cancelled meanwhile.
/// - A list has several pages. A call fetches all of them or throws: it never returns a part of a
///   list as the whole.
/// - ``PentadCore/PentadError/Code/refused`` is an answer of Canvas itself, and final: the account
///   may not see or do this. A network that requires a sign-in of its own causes
///   ``PentadCore/PentadError/Code/serverUnavailable`` or
///   ``PentadCore/PentadError/Code/unreadableAnswer``.
/// - Fetching never marks anything as read or visited at the school.
///
/// The article <doc:Canvas> describes the sign-in and the limits.
public struct CanvasSource: Sendable {
  /// The school.
  public var site: CanvasSite { api.site }
  /// The address of the API: `https://school.instructure.com/api/v1`, and of a source that was
  /// created with a person's id, followed by `/users/42`. So a store belongs to one person.
  public let address: String?
  let api: CanvasAPI
  let memory: CanvasMemory

  /// Creates a source for an account that has signed in, in this process or an earlier one.
  /// Otherwise each call throws ``PentadCore/PentadError/Code/signInRequired``.
  ///
  /// - Parameters:
  ///   - userId: the id of the person, as ``userId`` of the source that signed in; nil for the
  ///     person to whom the tokens belong.
  ///   - transport: sends the requests.
  ///   - credentials: contains the account's secret: an access token as plain text, or the text
  ///     of ``secret()``.
  ///   - key: the secret's key; nil for the one that a sign-in uses.
  public init(
    site: CanvasSite, userId: String?, transport: any Transport,
    credentials: any CredentialStore, key: CredentialKey? = nil, time: TimeSource = .system
  ) {
    memory = CanvasMemory(person: userId)
    address = "\(site.address)/api/v1" + (userId.map { "/users/" + $0 } ?? "")
    let session = BearerSession(
      key: key
        ?? CredentialKey(
          account: "canvas:\(site.secretName)/\(userId ?? "self")", name: "tokens"),
      credentials: credentials, grant: CanvasOAuth(site: site, transport: transport, time: time))
    api = CanvasAPI(
      site: site, session: session, transport: transport, time: time,
      bucket: CanvasBucket(time: time))
  }

  /// The id of the account's person at the school; nil until it is known.
  public var userId: String? { memory.personId }

  /// Returns ``userId``, from the server if it is not known.
  func ownId() async throws(PentadError) -> String {
    if let userId { return userId }
    let id = try await person().id
    memory.personId = id
    return id
  }

  /// The text in which the source keeps its tokens, for a store of secrets of the host.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/signInRequired`` without tokens; errors from the
  ///   credential store.
  public func secret() async throws(PentadError) -> String {
    guard let secret = try await api.session.credentials.get(api.session.key) else {
      throw api.session.grant.signInRequired
    }
    return String(decoding: secret, as: UTF8.self)
  }
}
