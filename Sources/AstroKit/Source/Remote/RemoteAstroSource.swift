public import PentadCore

/// Days from a server of the `apiv2.php` protocol.
///
/// The protocol knows whole hours of one offset, and times without a date. So the days are asked for
/// in Universal Time, by which every time lies on the date it is listed with; they are then dealt out
/// to the civil dates of the place's own zone, with its half hours and its summer time.
///
/// What cannot be had from such a server:
/// - Tithis begin to the minute.
/// - A moonrise or moonset that is the second of its kind on a date in Universal Time, near the poles.
///   Of the Sun, where it rises or sets around 0h UT, the date is asked for again by another clock.
/// - The options do not reach the server, and the names of months are its own. The original's server
///   named them by the Sun's tropical longitude, wrongly on one date of five, and its risings and
///   settings are 67 s early; nothing in its answers tells.
///
/// ```swift
/// let source = try RemoteAstroSource(
///   transport: transport, endpoint: "https://example.org/astro/apiv2.php")
/// ```
public struct RemoteAstroSource: AstroDaySource {
  private let transport: any Transport
  private let url: TransportURL
  /// How long one exchange may take, in milliseconds.
  public var deadline = 30_000
  /// How many dates are asked for in one exchange, at least 1.
  public var daysPerRequest = 62

  /// Makes a source of a server.
  ///
  /// - Parameter endpoint: the address of its `apiv2.php`.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an address that is none.
  public init(transport: any Transport, endpoint: String) throws(PentadError) {
    self.transport = transport
    url = try TransportURL(endpoint)
  }

  /// `remote.` and the address of the server.
  public var sourceName: String { "remote.\(url.string)" }

  /// 30 days: a server may be mended.
  public var expiry: Expiry { AstroPolicies.servedDays }

  /// The days of a request.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` within two days of the ends of the calendar;
  ///   what the transport throws: ``PentadCore/PentadError/Code/offline``,
  ///   ``PentadCore/PentadError/Code/timedOut`` and so on; ``PentadCore/PentadError/Code/notFound``
  ///   when the server has no such page; ``PentadCore/PentadError/Code/unauthorized``,
  ///   ``PentadCore/PentadError/Code/refused``, ``PentadCore/PentadError/Code/serverUnavailable`` and
  ///   ``PentadCore/PentadError/Code/tooManyRequests`` for its other answers, with
  ///   ``PentadCore/PentadError/retryAfter`` if it says how long to wait;
  ///   ``PentadCore/PentadError/Code/unreadableAnswer`` and
  ///   ``PentadCore/PentadError/Code/unexpectedAnswer`` for one that cannot be used;
  ///   ``PentadCore/PentadError/Code/incompleteAnswer`` when dates are missing.
  public func days(
    for request: DateRangeRequest, at place: Place, options: PanchangOptions,
    part: @escaping @Sendable ([DayContainer]) -> Void
  ) async throws(PentadError) -> [DayContainer] {
    // Two dates more on both sides: no zone is further than 18 hours from Greenwich, and a tithi that
    // rules all of a date began up to 27 hours before its end.
    let first = request.start.julianDayNumber - 2
    let last = request.end.julianDayNumber + 2
    var events = LegacyEvents(place.timeZone)
    var rows: [DayContainer] = []
    var done = request.start.julianDayNumber
    var next = first
    while next <= last {
      let end = min(last, next + min(max(1, daysPerRequest), LegacyAnswer.dayLimit) - 1)
      events.add(
        try await load(
          CivilDate(julianDayNumber: next), CivilDate(julianDayNumber: end), at: place))
      next = end + 1
      // By a clock six hours ahead, the second event of such a date comes early on the next.
      for date in events.crowdedDates {
        events.fill(
          try await load(date, date.advanced(by: 1), at: place, clock: 6), offset: 6)
      }
      let complete = min(request.end.julianDayNumber, end - 2)
      guard complete >= done else { continue }
      let new = (done...complete).flatMap { events.rows(of: CivilDate(julianDayNumber: $0)) }
      done = complete + 1
      events.forget(before: CivilDate(julianDayNumber: done))
      rows += new
      part(new)
    }
    return rows
  }

  /// One exchange.
  private func load(
    _ start: CivilDate, _ end: CivilDate, at place: Place, clock offset: Int = 0
  ) async throws(PentadError) -> [LegacyDay] {
    let query = try LegacyRequest(
      from: start, to: end, latitude: place.latitude, longitude: place.longitude,
      altitude: place.elevation, gmtOffset: offset)
    var request = TransportRequest(url.adding(query: query.items))
    request.deadline = deadline
    request.bodyLimit = LegacyAnswer.byteLimit
    try request.headers.set("Accept", "application/json, text/json")
    let response = try await transport.send(request)
    try Self.check(response)
    let days = try LegacyAnswer(json: try await response.body.collect(limit: request.bodyLimit))
      .days
      .filter { (start...end).contains($0.date) }
    let expected = end.julianDayNumber - start.julianDayNumber + 1
    guard days.count == expected else {
      throw PentadError(
        .incompleteAnswer, "the server's answer lacks \(expected - days.count) of \(expected) days")
    }
    return days
  }

  private static func check(_ response: TransportResponse) throws(PentadError) {
    if response.isSuccess { return }
    throw response.failure(
      date: TimeSource.system.date(),
      meaning: [404, 410].contains(response.status)
        ? (.notFound, "the server has no such page") : nil)
  }
}
