public import PentadCore

/// Which days are wanted: from a date to another, both included.
///
/// C: `pentad_astro_request`.
public struct DateRangeRequest: Hashable, Sendable {
  /// The first date.
  public let start: CivilDate
  /// The last date, included.
  public let end: CivilDate

  /// The one type of request that there is; the protocol reserved others for later.
  public static let allType = "all"

  /// The type of request: ``allType``.
  public var requestType: String { Self.allType }

  /// How many days a request may have.
  public static let dayLimit = 36_600

  /// Makes a request.
  ///
  /// - Parameter requestType: `all`. The original's server answered any other with nothing.
  /// - Throws: ``PentadCore/PentadError/Code/unknownRequestType`` for another type;
  ///   ``PentadCore/PentadError/Code/invalidDateRange`` for an end before the start and for more than
  ///   ``dayLimit`` days.
  public init(
    from start: CivilDate, to end: CivilDate, requestType: String = "all"
  ) throws(PentadError) {
    guard requestType == Self.allType else {
      throw PentadError(
        .unknownRequestType, "the request type has to be \(Self.allType); there is no other")
    }
    let count = end.julianDayNumber - start.julianDayNumber + 1
    guard count > 0 else {
      throw PentadError(.invalidDateRange, "the last date is before the first")
    }
    guard count <= Self.dayLimit else {
      throw DayRequest.tooMany(limit: Self.dayLimit)
    }
    self.init(first: start, last: end)
  }

  init(first: CivilDate, last: CivilDate) { (start, end) = (first, last) }

  /// The next 31 days from a moment on, today by the clock of the zone included: what the original
  /// shows when it starts. Beyond the dates that there are it is the nearest of them, and days end with
  /// the last.
  public static func next31Days(from now: Instant, in zone: CivilTimeZone) -> DateRangeRequest {
    // By no days: a date that there is.
    let today = zone.date(at: now).advanced(by: 0)
    return DateRangeRequest(first: today, last: today.advanced(by: 30))
  }

  /// How many days there are.
  public var dayCount: Int { end.julianDayNumber - start.julianDayNumber + 1 }

  /// The dates, in order.
  var dates: some Sequence<CivilDate> {
    (start.julianDayNumber...end.julianDayNumber).lazy.map(CivilDate.init(julianDayNumber:))
  }
}
