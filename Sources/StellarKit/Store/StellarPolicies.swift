public import PentadCore

/// What StellarKit keeps, where, how much of it and for how long.
///
/// | what | where | how much | how long |
/// |---|---|---|---|
/// | courses | disk | all | fresh for 30 days |
/// | class lists of courses | memory, disk | all on the disk | fresh for 2 days and in their term; then a checksum is asked for first |
/// | a class | memory, disk | on the disk, as long as a list, a bookmark or a visit names it | asked for whenever it is shown |
/// | announcements | disk | all that were seen | as long as their class; one that is withdrawn or edited goes |
/// | visited classes | disk | the last 100 | until others take their place |
/// | bookmarks | disk | all | until the user removes them; archived when their term is over |
/// | what was read, what is to be sent, the device | disk | all | for ever |
/// | `StellarCache` | memory | 8 MB, bookmarked classes not counted | until they have to make room |
///
/// What is stale is shown until something newer is there. Bookmarks, read marks, visits and what is to
/// be sent are the user's own: emptying the cache leaves them, and they are saved out of a damaged file.
public enum StellarPolicies {
  /// How long the courses count as fresh.
  public static let courses = Expiry.days(30)
  /// How long the class list of a course does, within its term.
  public static let classLists = Expiry.days(2)
  /// A class's own answer: shown, and asked for again each time.
  public static let classInfo = Expiry.after(milliseconds: 0)
  /// How many visited classes are remembered.
  public static let recent = Capacity.count(recentCount)
  /// What the memory holds.
  public static let memory = Capacity.bytes(8_000_000)
  /// What never has to go from memory.
  public static let pins: Pins = [.bookmarked]

  static let recentCount = 100
  /// How long the answer to a question may take at most, in milliseconds.
  static let longestQuestion: Int64 = 86_400_000
  /// How many times of a class are taken from a server: no class has more, and an answer may have millions.
  static let timeCount = 100
}
