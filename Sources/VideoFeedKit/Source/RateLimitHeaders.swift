import PentadCore

/// The rate limit in response headers (`X-RateLimit-…`).
extension TransportHeaders {
  /// Returns the time to pause in milliseconds from `date`, if the response used up the last
  /// permitted call; nil otherwise.
  func pause(date: Int64) -> Int? {
    let remaining = self["X-RateLimit-Remaining"] ?? self["RateLimit-Remaining"]
    return remaining == "0" ? reset(date: date) : nil
  }

  /// Returns the time in milliseconds from `date` until the limit is reset; nil if the server gives
  /// none.
  func reset(date: Int64) -> Int? {
    // Seconds since 1970, or seconds from now as in a draft standard. Reddit sends fractions.
    guard let text = self["X-RateLimit-Reset"] ?? self["RateLimit-Reset"],
      let number = Double(text), (0...253_402_300_799).contains(number)
    else { return nil }
    let seconds = Int64(number.rounded(.up))
    return Int(seconds > 1_000_000_000 ? max(0, seconds * 1_000 - date) : seconds * 1_000)
  }
}
