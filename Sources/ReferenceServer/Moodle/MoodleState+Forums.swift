import PentadCore

extension MoodleState {
  static let forumFunctions = [
    MoodleFunction("mod_forum_get_forums_by_courses") { state, call in
      .array(
        state.courses(call).courses.flatMap { course in
          [
            state.forum(course, call, isNews: true), state.forum(course, call, isNews: false),
          ]
        })
    },
    MoodleFunction("mod_forum_get_forum_discussions") { state, call in
      try state.discussions(call)
    },
  ]

  /// True if the forum of a course is tracked: all but every third.
  func isTracked(_ course: CampusCourse, _ call: MoodleCall) -> Bool {
    !call.has(.untrackedForums) && course.ids.newsForum % 3 != 0
  }

  private func forum(_ course: CampusCourse, _ call: MoodleCall, isNews: Bool) -> JSONValue {
    let id = isNews ? course.ids.newsForum : course.ids.otherForum
    let read = student(call).read
    let tracked = isTracked(course, call)
    let unread = isNews && tracked ? course.announcements.count { !read.contains($0.post) } : 0
    let zeros = [
      "assessed", "assesstimestart", "assesstimefinish", "scale", "forcesubscribe", "trackingtype",
      "rsstype", "rssarticles",
      "warnafter", "blockafter", "blockperiod", "completiondiscussions", "completionreplies",
      "completionposts", "duedate", "cutoffdate", "lockdiscussionafter",
    ]
    return JSONValue.object([
      .init("id", .integer(id)), .init("course", .integer(course.id)),
      .init("type", isNews ? "news" : "general"),
      .init("name", isNews ? "Announcements" : "Questions"),
      .init("intro", "<p>General news</p>"), .init("introformat", 1.json),
      .init("introfiles", []), .init("maxbytes", 0.json), .init("maxattachments", 1.json),
      .init("timemodified", call.time(course.term.start)),
      .init("cmid", .integer(id + 1_000_000)),
      .init("numdiscussions", .integer(isNews ? course.announcements.count : 0)),
      .init("cancreatediscussions", .bool(!isNews)), .init("istracked", .bool(tracked)),
      .init("unreadpostscount", .integer(unread)),
    ]).with(zeros.map { JSONValue.Member($0, 0.json) })
  }

  /// Returns a page of the discussions, the newest first.
  private func discussions(_ call: MoodleCall) throws(MoodleFailure) -> JSONValue {
    let id = try call.number("forumid")
    let courses = world.courses(of: call.student)
    guard let course = courses.first(where: { $0.ids.newsForum == id || $0.ids.otherForum == id })
    else { throw .missingRecord }
    let size = min(try call.number("perpage", missing: 0), 1 << 20)
    let page = min(max(0, try call.number("page", missing: 0)), 1 << 20)
    let all = course.ids.newsForum == id ? course.announcements : []
    let part = size > 0 ? all.dropFirst(page * size).prefix(size) : all[...]
    return [
      "discussions": .array(part.map { discussion($0, in: course, call) }), "warnings": [],
    ]
  }

  private func discussion(
    _ topic: CampusAnnouncement, in course: CampusCourse, _ call: MoodleCall
  ) -> JSONValue {
    let read = student(call).read
    let file = course.files.first { $0.id == topic.file }
    let posts = [topic.post] + topic.replies.map(\.id)
    let unread = isTracked(course, call) ? posts.count { !read.contains($0) } : 0
    let picture = JSONValue.string("\(call.site)/theme/image.php/boost/core/1/u/f1")
    let name: JSONValue = call.has(.falseName) ? false : .string(topic.author.name)
    return [
      "id": .integer(topic.post), "name": .string(topic.title), "groupid": .integer(-1),
      "timemodified": call.time(topic.replies.last?.created ?? topic.changed),
      "usermodified": .integer(topic.author.id), "timestart": 0.json, "timeend": 0.json,
      "discussion": .integer(topic.id), "parent": 0.json, "userid": .integer(topic.author.id),
      "created": call.time(topic.posted), "modified": call.time(topic.changed),
      "mailed": 1.json, "subject": .string(topic.title), "message": .string(topic.html),
      "messageformat": 1.json, "messagetrust": 0.json, "messageinlinefiles": [],
      "attachment": .bool(file != nil),
      "attachments": .array(file.map { [Self.attachment($0, call)] } ?? []),
      "totalscore": 0.json, "mailnow": 0.json, "userfullname": name,
      "usermodifiedfullname": name, "userpictureurl": picture,
      "usermodifiedpictureurl": picture, "numreplies": .integer(topic.replies.count),
      "numunread": .integer(unread), "pinned": false, "locked": false, "starred": false,
      "canreply": true, "canlock": false, "canfavourite": true,
    ]
  }
}
