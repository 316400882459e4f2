public import PentadCore

/// A source of days from a server with the `apiv2.php` protocol.
///
/// The protocol has one offset in whole hours, and times without a date. The source therefore
/// requests days in Universal Time, in which every time belongs to the date that lists it. It then
/// assigns them to the civil dates of the place's own zone, with half hours and summer time.
///
/// Limits of such a server:
/// - Tithis begin to the minute.
/// - Near the poles, the second moonrise or moonset on a date in Universal Time is missing. If the
///   Sun rises or sets around 0h UT, the source requests the date a second time with another
///   offset.
/// - The server does not receive the options and uses its own month names. The original server
///   named months by the Sun's tropical longitude, wrongly on one date of five. Its risings and
///   settings are 67 s early. Nothing in an answer identifies such a server.
///
/// ```swift
/// let source = try RemoteAstroSource(
///   transport: transport, endpoint: "https://example.org/astro/apiv2.php")
/// ```
public struct RemoteAstroSource: AstroDaySource {
  private let transport: any Transport
  private let url: TransportURL
  /// The time limit of one exchange, in milliseconds.
  public var deadline = 30_000
  /// The number of dates in one exchange, at least 1.
  public var daysPerRequest = 62

  /// Creates a source for a server.
  ///
  /// - Parameter endpoint: the address of its `apiv2.php`.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an invalid address.
  public init(transport: any Transport, endpoint: String) throws(PentadError) {
    self.transport = transport
    url = try TransportURL(endpoint)
  }

  /// The name of the source: `remote.` and the address of the server.
  public var sourceName: String { "remote.\(url.string)" }

  /// The expiry of its days, 30 days, because a server may be corrected.
  public var expiry: Expiry { AstroPolicies.servedDays }

  /// Loads the days of a request.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` within two days of the ends of the
  ///   calendar; errors from the transport, such as ``PentadCore/PentadError/Code/offline`` and
  ///   ``PentadCore/PentadError/Code/timedOut``; ``PentadCore/PentadError/Code/notFound`` when the
  ///   server has no such page; ``PentadCore/PentadError/Code/unauthorized``,
  ///   ``PentadCore/PentadError/Code/refused``, ``PentadCore/PentadError/Code/serverUnavailable``
  ///   and ``PentadCore/PentadError/Code/tooManyRequests`` for other error responses, with
  ///   ``PentadCore/PentadError/retryAfter`` if the response contains it;
  ///   ``PentadCore/PentadError/Code/unreadableAnswer`` and
  ///   ``PentadCore/PentadError/Code/unexpectedAnswer`` for an unusable answer;
  ///   ``PentadCore/PentadError/Code/incompleteAnswer`` when dates are missing.
  public func days(
    for request: DateRangeRequest, at place: Place, options: PanchangOptions,
    part: @escaping @Sendable ([DayContainer]) -> Void
  ) async throws(PentadError) -> [DayContainer] {
    // Two more dates are requested on both sides. No zone is more than 18 hours from Greenwich, and
    // a tithi that lasts through a date began up to 27 hours before its end.
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
      // With an offset of six hours, the second event of such a date is early on the next date.
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

  /// Performs one exchange.
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
