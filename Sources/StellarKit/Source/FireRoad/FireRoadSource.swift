public import PentadCore

/// MIT's current catalogue of classes, as the FireRoad server publishes it. No account is needed.
///
/// - The current term is the newest semester of the server. A class that is offered in the season
///   of this semester belongs to the term. Other classes have no term.
/// - The checksum of a course is the newest semester with its version. It changes when any class of
///   any course changes.
/// - FireRoad publishes neither announcements nor the names of courses. The names are those of MIT's
///   catalogue.
///
/// ```swift
/// let source = try FireRoadSource(transport: transport)
/// let client = try await StellarClient(configuration, source: source)
/// try await client.loadCatalogue()
/// ```
public struct FireRoadSource: StellarCatalogueSource {
  /// The address of the public server.
  public static let server = "https://fireroad.mit.edu"
  /// The time for which the newest semester is cached, in milliseconds.
  private static let semesterLife: Int64 = 60_000

  let transport: any Transport
  let url: TransportURL
  let time: TimeSource
  /// The days of terms. The default contains the terms of ``TermCalendar/mit(_:)``.
  public var calendar: @Sendable (StellarTerm) -> TermCalendar? = { TermCalendar.mit($0) }
  /// The timeout of a request, in milliseconds, up to the last byte of the answer.
  public var deadline = 60_000
  /// The maximum size of an answer, in bytes. The whole catalogue has about 8 MB.
  public var bodyLimit = 64 << 20
  private let known = KnownSemester()

  /// Creates a source for a server.
  ///
  /// - Parameters:
  ///   - transport: sends the requests.
  ///   - address: the address of the server, to which `/courses/all` is appended.
  ///   - time: the clock.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an invalid address.
  public init(
    transport: any Transport, address: String = server, time: TimeSource = .system
  ) throws(PentadError) {
    self.transport = transport
    self.time = time
    let text = address.hasSuffix("/") ? String(address.dropLast()) : address
    url = try TransportURL(text)
  }

  /// The address of the server.
  public var address: String? { url.origin + url.path }

  // MARK: The term

  /// Fetches the newest semester as a term.
  public func term() async throws(PentadError) -> StellarTerm { try await semester().term }

  /// Fetches the newest semester as a term, with its days if ``calendar`` has them.
  public func currentTerm() async throws(PentadError) -> StellarTermInfo {
    let term = try await term()
    return StellarTermInfo(term: term, calendar: calendar(term), name: term.text)
  }

  /// Returns the newest semester. Each request for classes needs it, so it is cached for a minute.
  func semester() async throws(PentadError) -> FireRoadSemester {
    let now = time.uptime()
    if let semester = known.value(at: now, life: Self.semesterLife) { return semester }
    let list = try WireReply.readList(
      of: FireRoadSemester.self, from: try await get("courseupdater/semesters"))
    guard let newest = list.items.max() else {
      throw PentadError(.emptyReply, "the server knows no semesters: try again later")
    }
    known.keep(newest, at: now)
    return newest
  }

  // MARK: Requests

  /// Fetches a document below the server's address.
  ///
  /// - Parameter missing: the error for status 404; nil for the usual error of a rejected request.
  func get(
    _ path: String, _ query: [(name: String, value: String)] = [], missing: PentadError? = nil
  ) async throws(PentadError) -> [UInt8] {
    var request = TransportRequest(
      try TransportURL("\(url.string)/\(path)").adding(query: query))
    request.deadline = deadline
    request.bodyLimit = bodyLimit
    try request.headers.set("Accept", "application/json")
    let response = try await transport.send(request)
    if response.status == 404, let missing { throw missing }
    guard response.isSuccess else { throw response.failure(date: time.date()) }
    return try await response.body.collect(limit: bodyLimit)
  }
}

/// A cache of the newest semester.
private final class KnownSemester: Sendable {
  private let state = Lock<(semester: FireRoadSemester, at: Int64)?>(nil)

  func value(at now: Int64, life: Int64) -> FireRoadSemester? {
    state.withLock { $0.flatMap { now - $0.at < life ? $0.semester : nil } }
  }

  func keep(_ semester: FireRoadSemester, at now: Int64) {
    state.withLock { $0 = (semester, now) }
  }
}
