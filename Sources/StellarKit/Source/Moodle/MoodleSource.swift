public import PentadCore

/// A source for a student's account on a Moodle site, a learning management system (LMS): courses,
/// announcements, assignments, due dates, files and grades.
///
/// ```swift
/// let source = try MoodleSource(transport: transport, address: config.address, token: token)
/// let classes = try await source.enrolments().value
/// ```
///
/// - A class is a course of Moodle. Its id is the number of the course as text, and its name is the
///   short name of the course.
/// - Announcements are the discussions of the forums of type `news`. A bookmark is a favourite.
/// - Before a call, the source checks that the site permits the function to the account. A part
///   without its functions throws ``PentadCore/PentadError/Code/unsupported``.
/// - At most three requests are in progress at a time. The token is sent in the body of requests to
///   the configured address only, so that no address and no log contains it.
/// - The site records no visit: only ``setRead(_:_:of:)`` and ``markPostsRead(to:of:)`` call a
///   function named `view`.
/// - Errors of Moodle have the status 200. ``PentadCore/PentadError/Code/signInRequired`` means
///   that the token expired or was revoked. ``PentadCore/PentadError/Code/unauthorized`` means that
///   the user must do something in a browser first, such as accepting the site's policies; the
///   message names it.
///
/// The source does not retry: wrap the transport in a ``PentadCore/RetryingTransport``, which backs
/// off after the statuses 429 and 500 to 504.
public struct MoodleSource: Sendable {
  let calls: MoodleCalls
  /// The address of the site, parsed.
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
  ///   - log: receives failed requests, without any secret.
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
