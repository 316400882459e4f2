/// When and where a feed wants to be read, as its document says: `ttl`, `sy:updatePeriod`, `skipHours`,
/// `skipDays`, `itunes:new-feed-url`. That holds as long as the document does: a server that says that nothing has changed does not repeat it.
struct FeedTimes: Hashable, Sendable {
  /// How many minutes to wait between readings, a day at most.
  private(set) var timeToLive = 0
  /// The hours of the day (0 to 23, UTC) in which not to read it.
  private(set) var skippedHours: Set<Int> = []
  /// The days of the week (0 is Sunday, UTC) on which not to read it.
  private(set) var skippedDays: Set<Int> = []
  /// The address to which it moves; nil when it stays.
  private(set) var newAddress: String?

  private static let minutes = 0...1_440
  /// The first part of a text; another order of the parts gets another.
  private static let version = "2"

  /// What a document says.
  init(_ feed: ParsedFeed) {
    let period = (feed.updatePeriod ?? 0) / max(feed.updateFrequency ?? 1, 1)
    timeToLive = min(max(feed.timeToLive ?? 0, period, 0), Self.minutes.upperBound)
    skippedHours = feed.skippedHours
    skippedDays = feed.skippedDays
    newAddress = feed.newAddress
  }

  /// What was stored; nil for any text but one of ``text``.
  init?(text: String) {
    let parts = text.split(separator: ";", maxSplits: 4, omittingEmptySubsequences: false)
    // The first version has no address.
    guard parts.count == 5 && parts[0] == Self.version || parts.count == 4 && parts[0] == "1",
      let timeToLive = Int(parts[1]), Self.minutes.contains(timeToLive),
      let hours = Self.numbers(parts[2], in: 0...23), let days = Self.numbers(parts[3], in: 0...6)
    else { return nil }
    (self.timeToLive, skippedHours, skippedDays) = (timeToLive, hours, days)
    if parts.count == 5, !parts[4].isEmpty { newAddress = String(parts[4]) }
  }

  /// A text to store: `2;60;0,1,2;6;`. Nil when the feed does not say when or where it wants to be read.
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
