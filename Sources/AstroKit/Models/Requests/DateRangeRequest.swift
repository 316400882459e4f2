public import PentadCore

/// A request for days from one date to another, both included.
///
/// C: `pentad_astro_request`.
public struct DateRangeRequest: Hashable, Sendable {
  /// The first date.
  public let start: CivilDate
  /// The last date, included.
  public let end: CivilDate

  /// The only type of request; the protocol reserves other types.
  public static let allType = "all"

  /// The type of request: ``allType``.
  public var requestType: String { Self.allType }

  /// The limit of days in a request.
  public static let dayLimit = 36_600

  /// Creates a request.
  ///
  /// - Parameter requestType: `all`. The original server answered any other type with nothing.
  /// - Throws: ``PentadCore/PentadError/Code/unknownRequestType`` for another type;
  ///   ``PentadCore/PentadError/Code/invalidDateRange`` for an end before the start and for more
  ///   than ``dayLimit`` days.
  public init(
    from start: CivilDate, to end: CivilDate, requestType: String = "all"
  ) throws(PentadError) {
    guard requestType == Self.allType else {
      throw PentadError(
        .unknownRequestType, "the request type must be \(Self.allType)")
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

  /// Returns a request for the next 31 days, including today in the zone's local time. The original
  /// app shows them at its start. Outside the supported dates, today is the nearest of them, and
  /// the range ends with the last date.
  public static func next31Days(from now: Instant, in zone: CivilTimeZone) -> DateRangeRequest {
    // Advancing by 0 days clamps to a supported date.
    let today = zone.date(at: now).advanced(by: 0)
    return DateRangeRequest(first: today, last: today.advanced(by: 30))
  }

  /// The number of days.
  public var dayCount: Int { end.julianDayNumber - start.julianDayNumber + 1 }

  /// The dates, in order.
  var dates: some Sequence<CivilDate> {
    (start.julianDayNumber...end.julianDayNumber).lazy.map(CivilDate.init(julianDayNumber:))
  }
}
