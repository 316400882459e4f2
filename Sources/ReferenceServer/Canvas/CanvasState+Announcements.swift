import PentadCore

extension CanvasState {
  static let announcementRoutes = [
    CanvasRoute("GET", "announcements") { state, call in
      let found = try state.announcements(call)
      return call.page(of: found) { state.json(of: $0.1, in: $0.0, call, hasCode: true) }
    },
    CanvasRoute("GET", "courses/:/discussion_topics") { state, call in
      let course = try state.course(call)
      let topics = call.flag("only_announcements") ? course.announcements : []
      return call.page(of: topics) { state.json(of: $0, in: course, call, hasCode: false) }
    },
    CanvasRoute("GET", "courses/:/discussion_topics/:") { state, call in
      let (course, topic) = try state.topic(call)
      return .campus(state.json(of: topic, in: course, call, hasCode: false))
    },
    CanvasRoute("PUT", "courses/:/discussion_topics/:/read") { state, call in
      let (_, topic) = try state.topic(call)
      state.write("read", topic.id, call, .bool(true)) { $0.read.insert(topic.id) }
      return .canvasDone
    },
    CanvasRoute("DELETE", "courses/:/discussion_topics/:/read") { state, call in
      let (_, topic) = try state.topic(call)
      state.write("read", topic.id, call, .bool(false)) { $0.read.remove(topic.id) }
      return .canvasDone
    },
    CanvasRoute("PUT", "courses/:/discussion_topics/:/read_all") { state, call in
      let (_, topic) = try state.topic(call)
      state.write("readAll", topic.id, call, .bool(true)) { student in
        student.read.formUnion([topic.id] + topic.replies.map(\.id))
      }
      return .canvasDone
    },
    CanvasRoute("DELETE", "courses/:/discussion_topics/:/read_all") { state, call in
      let (_, topic) = try state.topic(call)
      state.write("readAll", topic.id, call, .bool(false)) { student in
        student.read.subtract([topic.id] + topic.replies.map(\.id))
      }
      return .canvasDone
    },
  ]

  /// Returns the course and the announcement at the first two `:` of the route.
  func topic(
    _ call: CanvasCall
  ) throws(CanvasFailure) -> (CampusCourse, CampusAnnouncement) {
    let course = try course(call)
    let id = try call.number(1)
    guard let topic = course.announcements.first(where: { $0.id == id }) else {
      throw CanvasFailure.missing
    }
    return (course, topic)
  }

  /// Returns the announcements of all requested courses, the newest first.
  private func announcements(
    _ call: CanvasCall
  ) throws(CanvasFailure) -> [(CampusCourse, CampusAnnouncement)] {
    let codes = call.list("context_codes")
    guard !codes.isEmpty else { throw .invalid("Missing context_codes") }
    let courses = try courses(ofCodes: codes, call)
    let recent = (call.now / CampusMaker.day - 14) * CampusMaker.day
    let start = try call.time("start_date") ?? recent
    let end = try call.time("end_date", isEnd: true) ?? start + 29 * CampusMaker.day - 1
    guard start <= end else { throw .invalid("Invalid end_date") }
    let isLatest = call.flag("latest_only")
    var found: [(CampusCourse, CampusAnnouncement)] = []
    for course in courses {
      let all = course.announcements.filter { (start...end).contains($0.posted) }
      found += (isLatest ? Array(all.prefix(1)) : all).map { (course, $0) }
    }
    return found.sorted { ($0.1.posted, $0.1.id) > ($1.1.posted, $1.1.id) }
  }

  /// Returns an announcement.
  ///
  /// - Parameter hasCode: true for `context_code`, which only lists of several courses have.
  func json(
    of topic: CampusAnnouncement, in course: CampusCourse, _ call: CanvasCall, hasCode: Bool
  ) -> JSONValue {
    let read = student(call).read
    let address = "\(call.school)/courses/\(course.id)/discussion_topics/\(topic.id)"
    let posted: JSONValue = call.has(.nullPostedAt) ? .null : .time(topic.posted)
    let file = course.files.first { $0.id == topic.file }
    var members: [JSONValue.Member] = [
      .init("id", .integer(topic.id)), .init("title", .string(topic.title)),
      .init("message", .string(topic.html)), .init("html_url", .string(address)),
      .init("url", .string(address)), .init("posted_at", posted),
      .init("created_at", .time(topic.posted)), .init("delayed_post_at", .null),
      .init("lock_at", .null),
      .init("last_reply_at", .time(topic.replies.last?.created ?? topic.changed)),
      .init("author", call.has(.emptyAuthor) ? [:] : person(of: topic.author, call)),
      .init("user_name", .string(topic.author.name)),
      .init("read_state", read.contains(topic.id) ? "read" : "unread"),
      .init("unread_count", .integer(topic.replies.count { !read.contains($0.id) })),
      .init("discussion_subentry_count", .integer(topic.replies.count)),
      .init("published", true), .init("locked", false), .init("locked_for_user", false),
      .init("pinned", false), .init("position", .integer(topic.id % 1_000)),
      .init("require_initial_post", .null), .init("subscribed", false),
      .init("subscription_hold", "topic_is_announcement"),
      .init("attachments", .array(file.map { [self.file($0, in: course, call)] } ?? [])),
      .init(
        "permissions", ["attach": false, "update": false, "reply": true, "delete": false]),
      .init("is_section_specific", false), .init("assignment_id", .null),
      .init("discussion_type", "side_comment"), .init("podcast_url", .null),
      .init("topic_children", []), .init("group_topic_children", []),
      .init("allow_rating", false), .init("sort_by_rating", false),
      .init("is_announcement", true),
    ]
    if call.has(.assignmentList), let task = course.tasks.first {
      members.append(.init("assignment", [json(of: task, in: course, call)]))
    }
    if call.includes("sections") { members.append(.init("sections", [])) }
    if hasCode { members.append(.init("context_code", .string("course_\(course.id)"))) }
    return .object(members)
  }
}
