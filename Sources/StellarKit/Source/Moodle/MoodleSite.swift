public import PentadCore

/// A Moodle site before the sign-in. It fetches the public settings, and exchanges a password for
/// an access token. ``MoodleAuthorization`` is the sign-in in a browser, also with single sign-on (SSO).
///
/// ```swift
/// let site = try MoodleSite(transport: transport, address: "https://school.example/moodle")
/// let config = try await site.config()
/// let token = try await site.signIn(userName: name, password: password)
/// let source = try MoodleSource(transport: transport, address: config.address, token: token)
/// ```
public struct MoodleSite: Sendable {
  let exchange: MoodleExchange
  /// The web service of the official mobile app, which sites offer to all their students.
  static let service = "moodle_mobile_app"

  /// The address of the site, without a slash at its end.
  public var address: String { exchange.site.text }

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - transport: sends the requests.
  ///   - address: the address as a person types or copies it, such as `school.example` or
  ///     `https://school.example/moodle/login/index.php`. Without a scheme, `https` is assumed.
  ///   - time: the clock for a `Retry-After` header with a date.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an invalid address.
  public init(
    transport: any Transport, address: String, time: TimeSource = .system
  ) throws(PentadError) {
    exchange = MoodleExchange(
      transport: transport, site: try MoodleAddress(address), time: time)
  }

  /// Fetches the public settings. Redirects are followed, because the request contains no secret.
  /// ``MoodleSiteConfig/address`` is the address to use from then on. It has `https` if this
  /// address has it.
  ///
  /// - Throws: see ``StellarSource``; ``PentadCore/PentadError/Code/unreadableAnswer`` for a web
  ///   page, such as that of a captive portal.
  public func config() async throws(PentadError) -> MoodleSiteConfig {
    let function = "tool_mobile_get_public_config"
    let url = try exchange.site.page("lib/ajax/service-nologin.php?info=\(function)")
    var request = TransportRequest(url, method: .post)
    request.isRepeatable = true
    request.followsRedirects = false
    try request.headers.set("Content-Type", "application/json")
    let call: JSONValue = [["index": 0, "methodname": .string(function), "args": [:]]]
    request.body = Array(call.text().utf8)
    let body = try await exchange.answer(to: request, redirects: 3).body
    var config = try MoodleReply(MoodleWireConfig.self, from: body).get().reply.get()
    // A site behind a proxy may report its address with http. A password must not be sent over
    // http.
    if exchange.site.url.scheme == "https", config.address.hasPrefix("http://") {
      config.address = "https" + config.address.dropFirst(4)
    }
    return config
  }

  /// Exchanges a user name and a password for an access token. The password is sent once, and not
  /// kept.
  ///
  /// - Throws: see ``StellarSource``; ``PentadCore/PentadError/Code/signInRequired`` for a wrong
  ///   name or password. A site with ``MoodleSiteConfig/SignIn/browser`` rejects every password
  ///   with this error.
  public func signIn(
    userName: String, password: String
  ) async throws(PentadError) -> MoodleToken {
    let answer = try await exchange.post(
      "login/token.php",
      form: [("username", userName), ("password", password), ("service", Self.service)],
      isRepeatable: false)
    return try MoodleReply(MoodleWireToken.self, from: answer.body).get().token
  }
}
