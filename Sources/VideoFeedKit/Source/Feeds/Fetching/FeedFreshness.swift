import PentadCore

/// The time for which a feed need not be polled again.
enum FeedFreshness {
  private static let hour: Int64 = 3_600_000
  /// The maximum wait, for any value that a server sends.
  private static let longest = 24 * hour

  /// Returns the time to wait in milliseconds, at most a day; nil if there is no hint. It is the
  /// longest of the HTTP freshness (RFC 9111, `max-age` less `Age`, or `Expires`) and the feed's
  /// `ttl`. It is extended past hours and days in which the feed must not be read (`skipHours`,
  /// `skipDays`).
  static func milliseconds(
    _ headers: TransportHeaders, _ feed: FeedTimes?, now: Int64
  ) -> Int64? {
    let timeToLive = Int64(feed?.timeToLive ?? 0) * 60_000
    var wait = min(max(cached(headers, now: now), timeToLive, 0), longest)
    if let feed {
      while wait < longest, skips(feed, at: now + wait) {
        wait = min(wait + hour - place(now + wait, in: hour), longest)
      }
    }
    return wait > 0 ? wait : nil
  }

  private static func cached(_ headers: TransportHeaders, now: Int64) -> Int64 {
    let directives = headers.values(of: "Cache-Control").joined(separator: ",").lowercased()
      .split(separator: ",").map { $0.filter { $0 != " " && $0 != "\"" } }
    if directives.contains("no-store") || directives.contains("no-cache") { return 0 }
    if let age = directives.first(where: { $0.hasPrefix("max-age=") }) {
      return (seconds(age.dropFirst(8)) - seconds(headers["Age"] ?? "")) * 1_000
    }
    guard let expires = headers["Expires"].flatMap({ HTTPDate.seconds($0) }) else { return 0 }
    let date = headers["Date"].flatMap { HTTPDate.seconds($0) } ?? now / 1_000
    return (expires - date) * 1_000
  }

  /// Parses a number of seconds; values above a year are clamped to it.
  private static func seconds(_ text: some StringProtocol) -> Int64 {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return 0 }
    let year: Int64 = 31_536_000
    return min(Int64(text) ?? year, year)
  }

  private static func skips(_ feed: FeedTimes, at time: Int64) -> Bool {
    let hourOfDay = Int(place(time, in: 24 * hour) / hour)
    // 1970 began on a Thursday.
    let day = Int(place(time + 4 * 24 * hour, in: 7 * 24 * hour) / (24 * hour))
    return feed.skippedHours.contains(hourOfDay) || feed.skippedDays.contains(day)
  }

  /// Returns the offset of a time within its hour, day or week.
  private static func place(_ time: Int64, in span: Int64) -> Int64 {
    let rest = time % span
    return rest < 0 ? rest + span : rest
  }
}
