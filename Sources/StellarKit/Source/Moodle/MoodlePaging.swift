import PentadCore

/// Fetches the pages of discussions of several forums at once.
///
/// The last page of a forum is one that is not full. A page may also be short because the site
/// leaves out discussions that the account may not see. So paging continues while the site counts
/// more discussions. It also ends at a page without any new discussion. If the site has counted more
/// than it sent, it repeats a page instead of sending the next one, and the forum is a failure.
struct MoodlePaging {
  /// The number of discussions on a page.
  private static let size = 50
  /// The maximum number of pages of a forum in one round.
  private static let width: Int64 = 10
  /// The maximum number of pages of a forum.
  private static let limit: Int64 = 2_000

  private struct Reading {
    let forum: MoodleWireForum
    var page: Int64 = 0
    var isOver = false
    var seen: Set<String> = []
  }

  private var readings: [Reading]
  private let hasOrder: Bool
  private let since: Int64?
  /// The indices of the readings for the requests of the current round, in order.
  private var round: [Int] = []

  private(set) var items: [(MoodleWireForum, MoodleWireDiscussion)] = []
  private(set) var failures: [String: PentadError] = [:]
  /// The time of the newest change, in seconds since 1970; 0 for none.
  private(set) var latest: Int64 = 0
  private(set) var problems: [StellarDiagnostic] = []

  init(_ forums: [MoodleWireForum], function: String, since: Int64?) {
    readings = forums.map { Reading(forum: $0) }
    hasOrder = function == "mod_forum_get_forum_discussions"
    self.since = since
  }

  /// Returns the arguments of the next round; nil at the end.
  mutating func next() -> [MoodleArguments]? {
    round = []
    var requests: [MoodleArguments] = []
    for index in readings.indices where !readings[index].isOver {
      let reading = readings[index]
      let pages = pages(of: reading)
      for page in pages {
        requests.append(arguments(reading.forum, page))
        round.append(index)
      }
      readings[index].page = pages.upperBound
    }
    return requests.isEmpty ? nil : requests
  }

  /// Returns the pages of a forum to fetch next. If all discussions are wanted, these are the
  /// remaining pages by the site's count, at most ``width``; otherwise it is one page.
  private func pages(of reading: Reading) -> Range<Int64> {
    let all = (reading.forum.count ?? 0) / Int64(Self.size) + 1
    let known = since == nil ? min(max(0, all - reading.page), Self.width) : 1
    return reading.page..<reading.page + max(1, known)
  }

  private func arguments(_ forum: MoodleWireForum, _ page: Int64) -> MoodleArguments {
    let place: [JSONValue.Member] = [
      .init("forumid", .string(forum.id)), .init("page", .integer(Int(page))),
      .init("perpage", .integer(Self.size)),
    ]
    // The newest change is first, so that a page with older ones ends the search for recent ones.
    let order: [JSONValue.Member] =
      hasOrder
      ? [.init("sortorder", 1)]
      : [.init("sortby", "timemodified"), .init("sortdirection", "DESC")]
    return MoodleArguments(place + order)
  }

  /// Adds the outcome of the next request of the round.
  mutating func add(_ outcome: Result<MoodleWireDiscussions, PentadError>) {
    guard !round.isEmpty else { return }
    let index = round.removeFirst()
    switch outcome {
    case .failure(let error):
      failures[readings[index].forum.course] = error
      readings[index].isOver = true
    case .success(let page): add(page, index)
    }
  }

  private mutating func add(_ page: MoodleWireDiscussions, _ index: Int) {
    problems += page.problems.prefix(StellarDiagnostic.limit)
    let new = page.items.filter { readings[index].seen.insert($0.id).inserted }
    let reading = readings[index]
    latest = max(latest, (new.map(\.order).max() ?? 0) / 1_000)
    items += new.filter { since ?? .min <= $0.announcement.date }.map { (reading.forum, $0) }
    let counted = reading.forum.count ?? 0
    let isShort = page.count < Self.size && reading.page * Int64(Self.size) >= counted
    // Pinned discussions come first, whether they are older or newer than the others.
    let isRepeated = new.isEmpty && !page.items.isEmpty
    let isPast = hasOrder && new.contains { !$0.isAtTop && $0.order < since ?? .min }
    if isShort || isPast || page.count == 0 || isRepeated {
      readings[index].isOver = true
      // A part of the list must not look like the whole: what it lacks would be removed.
      if isRepeated, !isShort, reading.seen.count < counted {
        failures[reading.forum.course] = PentadError(
          .unexpectedAnswer, "the forum's list repeats a page: try again later")
      }
    } else if reading.page >= Self.limit {
      failures[reading.forum.course] = PentadError(
        .bodyTooLong, "the forum has more than \(Self.limit) pages")
      readings[index].isOver = true
    }
  }
}

/// The modules of a course that changed: `core_course_get_updates_since`.
struct MoodleWireUpdates: Decodable, Sendable {
  /// The ids of the modules.
  let modules: Set<String>

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let instances = fields.list("instances", of: Instance.self), fields.problems.isEmpty
    else {
      throw WireProblem(text: "no readable list of changes")
    }
    modules = Set(instances.filter(\.isModule).map(\.id))
  }

  private struct Instance: WireItem {
    let isModule: Bool
    let id: String
    var problems: [StellarDiagnostic] { [] }

    init(from decoder: any Decoder) throws {
      var fields = try WireFields(decoder)
      guard let id = fields.moodleId("id") else { throw WireProblem(text: "a change of nothing") }
      isModule = fields.words("contextlevel") ?? "module" == "module"
      self.id = id
    }
  }
}
