public import PentadCore

/// What a client asks of `apiv2.php`, as the query of a GET.
public struct LegacyRequest: Hashable, Sendable {
  /// The first date.
  public let start: CivilDate
  /// The last date, included.
  public let end: CivilDate
  /// Degrees north.
  public let latitude: Double
  /// Degrees east.
  public let longitude: Double
  /// Metres.
  public let altitude: Double
  /// By how many whole hours the clock of the answer is ahead of Universal Time, -18…18.
  public let gmtOffset: Int

  /// Makes a request.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for dates outside the years 1…9999,
  ///   which the protocol cannot write, or an end before the start;
  ///   ``PentadCore/PentadError/Code/invalidPlace``;
  ///   ``PentadCore/PentadError/Code/unknownTimeZone`` for an offset beyond 18 hours.
  public init(
    from start: CivilDate, to end: CivilDate, latitude: Double, longitude: Double,
    altitude: Double = 0, gmtOffset: Int = 0
  ) throws(PentadError) {
    guard start <= end, start.year >= 1, end.year <= 9_999 else {
      throw PentadError(
        .invalidDateRange, "the protocol knows the years 1…9999, and no end before the start")
    }
    (self.start, self.end) = (start, end)
    (self.latitude, self.longitude) = (latitude, longitude)
    (self.altitude, self.gmtOffset) = (altitude, gmtOffset)
    _ = try place
  }

  /// The place that is asked for, with the offset as its zone.
  public var place: Place {
    get throws(PentadError) {
      guard (-18...18).contains(gmtOffset) else {
        throw PentadError(.unknownTimeZone, "a GMTOffset is -18…18 hours")
      }
      return try Place(
        latitude: latitude, longitude: longitude, elevation: altitude,
        timeZone: try CivilTimeZone(minutesEast: gmtOffset * 60))
    }
  }

  /// The query, without its question mark. The original left out the `&` before `altitude`, so that no
  /// altitude ever arrived.
  public var query: String { items.map { "\($0.name)=\($0.value)" }.joined(separator: "&") }

  /// The parameters in their order; none has a character that would have to be encoded.
  var items: [(name: String, value: String)] {
    [
      ("requestType", DateRangeRequest.allType), ("startDate", start.dayFirst),
      ("endDate", end.dayFirst), ("latitude", latitude.plain), ("longitude", longitude.plain),
      ("altitude", altitude.plain), ("GMTOffset", String(gmtOffset)),
    ]
  }
}

extension CivilDate {
  /// `05-11-2011`; a request has no year outside 1…9999.
  var dayFirst: String {
    "\(String(day, digits: 2))-\(String(month, digits: 2))-\(String(year, digits: 4))"
  }
}

extension Double {
  /// The number without an exponent, to nine places, which are less than a millimetre of the Earth.
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
