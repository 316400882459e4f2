public import PentadCore

/// A source for a student's account on a school's Canvas, a learning management system (LMS):
/// courses, announcements, assignments, due dates, files and grades.
///
/// ```swift
/// let source = try await CanvasSource.signIn(
///   site: CanvasSite("school.instructure.com"), token: token, transport: transport,
///   credentials: credentials)
/// let classes = try await source.enrolments().value
/// ```
///
/// - A class is a course of Canvas. Its id is the id of the course, as text.
/// - The account's tokens are stored only in a ``PentadCore/CredentialStore``. An expired access
///   token is renewed once for all concurrent calls. If Canvas rejects the renewal, calls throw
///   ``PentadCore/PentadError/Code/signInRequired`` until the user signs in again.
/// - The token is sent to the configured site only.
/// - Requests stay within the rate limit of Canvas. A call may wait up to a minute before a
///   request, or up to ten minutes if Canvas requires it, and can be cancelled meanwhile.
/// - A call fetches all pages of a list or throws. It never returns an incomplete list.
/// - ``PentadCore/PentadError/Code/refused`` means that Canvas itself rejected the call: the
///   account may not see or do this. Do not retry. A network with a sign-in page of its own
///   (captive portal) causes ``PentadCore/PentadError/Code/serverUnavailable`` or
///   ``PentadCore/PentadError/Code/unreadableAnswer``.
/// - Fetching never marks anything as read, and Canvas records no visit.
///
/// The article <doc:Canvas> describes the sign-in and the limits.
public struct CanvasSource: Sendable {
  /// The address of the school's Canvas.
  public var site: CanvasSite { api.site }
  /// The address of the API, `https://school.instructure.com/api/v1`. If the source was created
  /// with a person's id, `/users/42` follows, so that a store belongs to one person.
  public let address: String?
  let api: CanvasAPI
  let memory: CanvasMemory

  /// Creates a source for an account that has signed in, in this process or an earlier one. Without
  /// stored tokens, each call throws ``PentadCore/PentadError/Code/signInRequired``.
  ///
  /// - Parameters:
  ///   - userId: the id of the person, which is ``userId`` of the source that signed in; nil for
  ///     the person to whom the tokens belong.
  ///   - transport: sends the requests.
  ///   - credentials: contains the account's secret: an access token as plain text, or the text
  ///     of ``secret()``.
  ///   - key: the key of the secret in `credentials`; nil for the one that a sign-in uses.
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

  /// The id of the person at the school to whom the account belongs; nil until it is known.
  public var userId: String? { memory.personId }

  /// Returns ``userId``, and fetches it if it is not known.
  func ownId() async throws(PentadError) -> String {
    if let userId { return userId }
    let id = try await person().id
    memory.personId = id
    return id
  }

  /// Returns the text in which the source keeps its tokens, for a secret store of the host or for
  /// ``StellarAccounts``.
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
