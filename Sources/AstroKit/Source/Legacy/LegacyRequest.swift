public import PentadCore

/// A client's request to `apiv2.php`, as the query of a GET request.
public struct LegacyRequest: Hashable, Sendable {
  /// The first date.
  public let start: CivilDate
  /// The last date, included.
  public let end: CivilDate
  /// The latitude in degrees north.
  public let latitude: Double
  /// The longitude in degrees east.
  public let longitude: Double
  /// The altitude in metres.
  public let altitude: Double
  /// The offset of the answer's clock from Universal Time, in whole hours, -18…18.
  public let gmtOffset: Int

  /// Creates a request.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for dates outside the years 1…9999,
  ///   the limits of the protocol, or an end before the start;
  ///   ``PentadCore/PentadError/Code/invalidPlace``;
  ///   ``PentadCore/PentadError/Code/unknownTimeZone`` for an offset beyond 18 hours.
  public init(
    from start: CivilDate, to end: CivilDate, latitude: Double, longitude: Double,
    altitude: Double = 0, gmtOffset: Int = 0
  ) throws(PentadError) {
    guard start <= end, start.year >= 1, end.year <= 9_999 else {
      throw PentadError(
        .invalidDateRange,
        "the protocol supports the years 1 to 9999, and the end must not "
          + "be before the start")
    }
    (self.start, self.end) = (start, end)
    (self.latitude, self.longitude) = (latitude, longitude)
    (self.altitude, self.gmtOffset) = (altitude, gmtOffset)
    _ = try place
  }

  /// The requested place, with the offset as its time zone.
  public var place: Place {
    get throws(PentadError) {
      guard (-18...18).contains(gmtOffset) else {
        throw PentadError(.unknownTimeZone, "GMTOffset must be from -18 to 18 hours")
      }
      return try Place(
        latitude: latitude, longitude: longitude, elevation: altitude,
        timeZone: try CivilTimeZone(minutesEast: gmtOffset * 60))
    }
  }

  /// The query, without its question mark. The original app left out the `&` before `altitude`, so
  /// its altitude was never received.
  public var query: String { items.map { "\($0.name)=\($0.value)" }.joined(separator: "&") }

  /// The parameters in their order; no character needs percent-encoding.
  var items: [(name: String, value: String)] {
    [
      ("requestType", DateRangeRequest.allType), ("startDate", start.dayFirst),
      ("endDate", end.dayFirst), ("latitude", latitude.plain), ("longitude", longitude.plain),
      ("altitude", altitude.plain), ("GMTOffset", String(gmtOffset)),
    ]
  }
}

extension CivilDate {
  /// The date as `05-11-2011`; a request has no year outside 1…9999.
  var dayFirst: String {
    "\(String(day, digits: 2))-\(String(month, digits: 2))-\(String(year, digits: 4))"
  }
}

extension Double {
  /// The number without an exponent, to nine decimals, less than a millimetre on the Earth.
  var plain: String {
    let scaled = (self * 1e9).rounded()
    guard scaled.isFinite, abs(scaled) < 9e18 else { return "0" }
    let whole = Int64(scaled)
    let digits = String(whole.magnitude, digits: 10)
    var text = digits.dropLast(9) + "." + digits.suffix(9)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return (whole < 0 ? "-" : "") + text
  }
}
