public import PentadCore

/// A school's Moodle site, with an account of it.
///
/// ```swift
/// let source = try MoodleSource(transport: transport, address: config.address, token: token)
/// let classes = try await source.enrolments().value
/// ```
///
/// - A class is a course. Its id is the number of the course as text, its name the short name.
/// - Announcements are the discussions of the forums of type `news`. A bookmark is a favourite.
/// - Every function is looked up in the list that the site offers to the account. A part whose
///   functions are missing throws ``PentadCore/PentadError/Code/unsupported``.
/// - At most three requests are in progress at a time. The token is sent in the body of requests to
///   the configured address only, so that no address and no log contains it.
/// - The site records no visit: none of its functions named `view` is called, but for
///   ``setRead(_:_:of:)`` and ``markPostsRead(to:of:)``.
/// - Errors of Moodle come with the status 200. ``PentadCore/PentadError/Code/signInRequired`` means
///   a token that expired or was revoked. ``PentadCore/PentadError/Code/unauthorized`` with another
///   text asks for something that only a browser can do, such as accepting the site's policies.
///
/// It does not retry by itself: wrap the transport in a ``PentadCore/RetryingTransport``, which
/// backs off after the statuses 429 and 500 to 504.
public struct MoodleSource: Sendable {
  let calls: MoodleCalls
  /// The site.
  let site: MoodleAddress
  let time: TimeSource

  /// The address of the site, without a slash at its end.
  public var address: String? { site.text }

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - transport: sends the requests.
  ///   - address: the address of the site, ``MoodleSiteConfig/address``.
  ///   - token: the account's token.
  ///   - time: the clock.
  ///   - log: receives failing requests, without any secret.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an invalid address.
  public init(
    transport: any Transport, address: String, token: MoodleToken, time: TimeSource = .system,
    log: (any LogReceiver)? = nil
  ) throws(PentadError) {
    site = try MoodleAddress(address)
    self.time = time
    calls = MoodleCalls(
      MoodleExchange(
        transport: transport, site: site, time: time, log: ClientLog(log, source: "moodle")),
      token: token)
  }

  /// Returns the address of a page of the site.
  func page(_ path: String) -> String { "\(site.text)/\(path)" }
}
