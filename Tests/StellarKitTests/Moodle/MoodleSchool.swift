import PentadCore
import StellarKit

/// A Moodle site with courses and announcements, of any size.
extension FakeMoodle {
  /// An announcement of the school.
  struct News: Sendable {
    var id: Int
    var created: Int64
    var modified: Int64
    var title: String
    var unread = 0
    var isPinned = false

    var json: JSONValue {
      [
        "id": .integer(id + 100_000), "discussion": .integer(id), "name": .string(title),
        "subject": .string(title), "message": .string("<p>News &amp; more of \(id)</p>"),
        "messageformat": 1, "created": .integer(Int(created)), "modified": .integer(Int(modified)),
        "timemodified": .integer(Int(modified)), "timestart": 0, "timeend": 0, "userid": 3,
        "userfullname": "Grace Example", "numreplies": 2, "numunread": .integer(unread),
        "pinned": .bool(isPinned), "locked": false, "starred": false, "attachment": "",
      ]
    }
  }

  /// The changeable content of a school.
  final class School: Sendable {
    let news: Lock<[Int: [News]]>
    /// The courses that the account must not see.
    let forbidden = Lock<Set<Int>>([])
    /// The courses that the list of forums leaves out, because the account may not enter them.
    let omitted = Lock<Set<Int>>([])
    let isTracked = Lock(true)

    init(_ news: [Int: [News]]) { self.news = Lock(news) }

    func news(of course: Int) -> [News] {
      news.withLock { $0[course] ?? [] }.sorted {
        ($0.isPinned ? 1 : 0, $0.modified) > ($1.isPinned ? 1 : 0, $1.modified)
      }
    }
  }

  /// Creates a site with courses from 2 on, each with a forum of announcements, and its content. The
  /// first announcement of a course is the oldest; the newest is from the site's present.
  static func school(
    courses: Int = 8, announcements: Int = 50, batch: Bool = true
  ) -> (FakeMoodle, School) {
    let now: Int64 = 1_790_000_000
    var news: [Int: [News]] = [:]
    for course in 2..<2 + courses {
      news[course] = (0..<announcements).map { index in
        let moment = now - Int64(announcements - index) * 3_600
        return News(
          id: course * 100_000 + index, created: moment, modified: moment, title: "News \(index)")
      }
    }
    let school = School(news)
    let site = FakeMoodle(functions(of: school, courses: 2..<2 + courses))
    if batch { site.set { $0.functions["tool_mobile_call_external_functions"] = { _ in .null } } }
    return (site, school)
  }

  private static func functions(
    of school: School, courses: Range<Int>
  ) -> [String: Function] {
    let fault: JSONValue = ["exception": "x", "errorcode": "requireloginerror"]
    return [
      "core_enrol_get_users_courses": { _ in
        .array(
          courses.map { course in
            [
              "id": .integer(course), "shortname": .string("C\(course)"),
              "fullname": .string("Course \(course)"), "summary": "", "summaryformat": 1,
              "startdate": 1_780_000_000, "enddate": 0, "isfavourite": .bool(course == 2),
              "hidden": false, "progress": nil, "visible": 1,
            ]
          })
      },
      "mod_forum_get_forums_by_courses": { arguments in
        let asked = arguments.filter { $0.key.hasPrefix("courseids[") }.compactMap { Int($0.value) }
        if asked.contains(where: { id in school.forbidden.withLock { $0.contains(id) } }) {
          return fault
        }
        return .array(
          asked.sorted().flatMap { course -> [JSONValue] in
            let news = school.news(of: course)
            let isTracked = school.isTracked.withLock { $0 }
            guard !school.omitted.withLock({ $0.contains(course) }) else { return [] }
            return [
              [
                "id": .integer(course * 10), "course": .integer(course), "type": "news",
                "name": "Announcements", "cmid": .integer(course * 1_000),
                "istracked": .bool(isTracked), "numdiscussions": .integer(news.count),
                "unreadpostscount": .integer(news.map(\.unread).reduce(0, +)),
              ],
              [
                "id": .integer(course * 10 + 1), "course": .integer(course), "type": "general",
                "name": "Talk", "cmid": .integer(course * 1_000 + 1), "istracked": false,
              ],
            ]
          })
      },
      "mod_forum_get_forum_discussions": { arguments in
        let news = school.news(of: (Int(arguments["forumid"] ?? "") ?? 0) / 10)
        let size = Int(arguments["perpage"] ?? "") ?? 10
        let start = (Int(arguments["page"] ?? "") ?? 0) * size
        return [
          "discussions": .array(news.dropFirst(start).prefix(size).map(\.json)), "warnings": [],
        ]
      },
      "core_course_get_updates_since": { arguments in
        let course = Int(arguments["courseid"] ?? "") ?? 0
        let since = Int64(arguments["since"] ?? "") ?? 0
        if school.omitted.withLock({ $0.contains(course) }) { return fault }
        let isNew = school.news(of: course).contains { $0.modified > since }
        return [
          "instances": isNew
            ? [["contextlevel": "module", "id": .integer(course * 1_000), "updates": []]] : [],
          "warnings": [],
        ]
      },
      "core_calendar_get_action_events_by_timesort": { _ in ["events": []] },
      "core_calendar_get_calendar_events": { _ in ["events": [], "warnings": []] },
      "mod_assign_get_assignments": { _ in ["courses": [], "warnings": []] },
    ]
  }
}

/// The outcome of an announcement fetch.
struct FetchedNews {
  let items: [StellarClassAnnouncement]
  let failures: [String: PentadError]
  let diagnostics: [StellarDiagnostic]
  let tag: String?

  /// Nil if nothing has changed.
  init?(
    _ fetch: StellarFetch<StellarReply<StellarCollection<StellarClassAnnouncement>>>
  ) {
    guard case .changed(let reply, let tag) = fetch else { return nil }
    items = reply.value.items
    failures = reply.value.failures
    diagnostics = reply.diagnostics
    self.tag = tag
  }
}
