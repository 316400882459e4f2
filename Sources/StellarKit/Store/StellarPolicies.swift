public import PentadCore

/// The storage policies of StellarKit: locations, limits and lifetimes.
///
/// | data | location | amount | lifetime |
/// |---|---|---|---|
/// | courses | disk | all | fresh for 30 days |
/// | class lists of courses | memory, disk | all on disk | fresh for 2 days within their term; after that the checksum is compared first |
/// | a class | memory, disk | on disk, while a list, a bookmark or a visit refers to it | fetched whenever it is shown |
/// | announcements | disk | all that were seen | as long as their class; withdrawn ones are removed, edited ones replaced |
/// | visited classes | disk | the last 100 | until others replace them |
/// | enrolments, tasks, events, grades, replies | disk | all | replaced by the next answer; past classes are kept |
/// | files of classes | disk | ``StellarConfiguration/fileBytes``, files kept offline not counted | until evicted |
/// | bookmarks | disk | all | until the user removes them; archived when their term is over |
/// | saved plans | disk | all, with a copy of their classes | until the user removes them |
/// | read marks, pending changes, the device | disk | all | unlimited |
/// | `StellarCache` | memory | 8 MB, bookmarked classes not counted | until evicted |
///
/// Stale data is shown until newer data is available. Bookmarks, saved plans, read marks, visits and
/// pending changes are the user's own data. Clearing the cache keeps them, and they are recovered from a
/// damaged file.
public enum StellarPolicies {
  /// The time for which the courses are fresh.
  public static let courses = Expiry.days(30)
  /// The time for which the class list of a course is fresh, within its term.
  public static let classLists = Expiry.days(2)
  /// The expiry of a class's own data, which is shown, and fetched again each time.
  public static let classInfo = Expiry.after(milliseconds: 0)
  /// The number of visited classes that are remembered.
  public static let recent = Capacity.count(recentCount)
  /// The capacity of the memory cache.
  public static let memory = Capacity.bytes(8_000_000)
  /// The values that are never evicted from memory.
  public static let pins: Pins = [.bookmarked]

  /// The time for which the lists of files, replies and grades are fresh.
  public static let classParts = Expiry.after(milliseconds: 900_000)
  /// The time for which the account's data is fresh.
  public static let account = Expiry.after(milliseconds: 3_600_000)

  static let recentCount = 100
  /// The interval at which all announcements of a class are fetched, in milliseconds.
  static let fullRefresh: Int64 = 86_400_000
  /// The time before the last complete answer from which announcements are fetched again, in
  /// milliseconds: for a wrong clock, and for announcements that were edited shortly after.
  static let refreshOverlap: Int64 = 2 * 86_400_000
  /// The longest time that a request may take, in milliseconds.
  static let longestQuestion: Int64 = 86_400_000
  /// The maximum number of times of a class that are read. No class has more, and an answer may
  /// contain millions.
  static let timeCount = 100
}
