/// The polling hints and the new address in a feed's document: `ttl`, `sy:updatePeriod`,
/// `skipHours`, `skipDays`, `itunes:new-feed-url`. They stay valid with the document, because a 304
/// response does not repeat them.
struct FeedTimes: Hashable, Sendable {
  /// The minimum number of minutes between requests, at most a day.
  private(set) var timeToLive = 0
  /// The hours of the day (0 to 23, UTC) in which the feed must not be read.
  private(set) var skippedHours: Set<Int> = []
  /// The days of the week (0 is Sunday, UTC) on which the feed must not be read.
  private(set) var skippedDays: Set<Int> = []
  /// The address that the feed moves to; nil for none.
  private(set) var newAddress: String?

  private static let minutes = 0...1_440
  /// The version at the beginning of the text. A change of the format changes it.
  private static let version = "2"

  /// Creates the hints from a document.
  init(_ feed: ParsedFeed) {
    let period = (feed.updatePeriod ?? 0) / max(feed.updateFrequency ?? 1, 1)
    timeToLive = min(max(feed.timeToLive ?? 0, period, 0), Self.minutes.upperBound)
    skippedHours = feed.skippedHours
    skippedDays = feed.skippedDays
    newAddress = feed.newAddress
  }

  /// Parses stored hints; nil for text in any other form than ``text``.
  init?(text: String) {
    let parts = text.split(separator: ";", maxSplits: 4, omittingEmptySubsequences: false)
    // Version 1 has no address.
    guard parts.count == 5 && parts[0] == Self.version || parts.count == 4 && parts[0] == "1",
      let timeToLive = Int(parts[1]), Self.minutes.contains(timeToLive),
      let hours = Self.numbers(parts[2], in: 0...23), let days = Self.numbers(parts[3], in: 0...6)
    else { return nil }
    (self.timeToLive, skippedHours, skippedDays) = (timeToLive, hours, days)
    if parts.count == 5, !parts[4].isEmpty { newAddress = String(parts[4]) }
  }

  /// The hints as text for the store: `2;60;0,1,2;6;`. Nil if the feed gives no hints and no new
  /// address.
  var text: String? {
    guard timeToLive > 0 || !skippedHours.isEmpty || !skippedDays.isEmpty || newAddress != nil
    else {
      return nil
    }
    let lists = [skippedHours, skippedDays].map { numbers in
      numbers.sorted().map(String.init).joined(separator: ",")
    }
    return "\(Self.version);\(timeToLive);\(lists[0]);\(lists[1]);\(newAddress ?? "")"
  }

  private static func numbers(_ text: Substring, in range: ClosedRange<Int>) -> Set<Int>? {
    let parts = text.split(separator: ",")
    let numbers = parts.compactMap { Int($0) }.filter(range.contains)
    return numbers.count == parts.count ? Set(numbers) : nil
  }
}
