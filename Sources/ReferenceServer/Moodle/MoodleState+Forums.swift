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
    MoodleFunction("mod_forum_get_discussion_posts") { state, call in try state.posts(call) },
    MoodleFunction("mod_forum_view_forum_discussion") { state, call in
      let (_, topic) = try state.topic(call)
      state.write("viewDiscussion", topic.id, call) { student in
        student.read.formUnion([topic.post] + topic.replies.map(\.id))
      }
      return ["status": true, "warnings": []]
    },
    MoodleFunction("mod_forum_view_forum") { state, call in
      let id = try call.number("forumid")
      state.write("viewForum", id, call) { $0.views["mod_forum_view_forum", default: 0] += 1 }
      return ["status": true, "warnings": []]
    },
    MoodleFunction("mod_forum_add_discussion_post") { state, call in try state.reply(call) },
  ]

  /// True if the forum of a course is tracked: all but every third.
  private func isTracked(_ course: CampusCourse, _ call: MoodleCall) -> Bool {
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

  /// Returns the course and the announcement of `discussionid`.
  private func topic(
    _ call: MoodleCall
  ) throws(MoodleFailure) -> (CampusCourse, CampusAnnouncement) {
    let id = try call.number("discussionid")
    return try topic(call) { $0.id == id }
  }

  private func topic(
    _ call: MoodleCall, where isWanted: (CampusAnnouncement) -> Bool
  ) throws(MoodleFailure) -> (CampusCourse, CampusAnnouncement) {
    for course in world.courses(of: call.student) {
      if let topic = course.announcements.first(where: isWanted) { return (course, topic) }
    }
    throw .missingRecord
  }

  /// Returns the posts of a discussion. On a tracked forum this marks them as read, as in Moodle.
  private mutating func posts(_ call: MoodleCall) throws(MoodleFailure) -> JSONValue {
    let (course, topic) = try topic(call)
    let read = student(call).read
    let first = post(
      topic.post, parent: nil, topic.author, topic.title, topic.html, topic.posted, topic, call,
      isUnread: !read.contains(topic.post))
    let replies = topic.replies.map { reply in
      post(
        reply.id, parent: reply.parent ?? topic.post, reply.author, "Re: \(topic.title)",
        reply.html, reply.created, topic, call, isUnread: !read.contains(reply.id))
    }
    if isTracked(course, call) {
      students[call.student.id]?.read.formUnion([topic.post] + topic.replies.map(\.id))
    }
    return [
      "posts": .array([first] + replies), "forumid": .integer(course.ids.newsForum),
      "courseid": .integer(course.id), "ratinginfo": .null, "warnings": [],
    ]
  }

  private func post(
    _ id: Int, parent: Int?, _ author: CampusPerson, _ subject: String, _ html: String,
    _ time: Int64, _ topic: CampusAnnouncement, _ call: MoodleCall, isUnread: Bool
  ) -> JSONValue {
    let view = "\(call.site)/mod/forum/discuss.php?d=\(topic.id)#p\(id)"
    let names = [
      "edit", "delete", "split", "selfenrol", "export", "controlreadstatus", "canreplyprivately",
    ]
    let rights = names.map { JSONValue.Member($0, false) }
    return [
      "id": .integer(id), "subject": .string(subject), "replysubject": .string("Re: \(subject)"),
      "message": .string(html), "messageformat": 1.json,
      "author": [
        "id": .integer(author.id), "fullname": .string(author.name), "isdeleted": false,
        "groups": [], "urls": ["profile": .string("\(call.site)/user/view.php?id=\(author.id)")],
      ],
      "discussionid": .integer(topic.id), "hasparent": .bool(parent != nil),
      "parentid": parent.map { .integer($0) } ?? .null, "timecreated": call.time(time),
      "timemodified": call.time(time), "unread": .bool(isUnread), "isdeleted": false,
      "isprivatereply": false, "haswordcount": false, "wordcount": .null, "charcount": .null,
      "capabilities": JSONValue.object([.init("view", true), .init("reply", true)]).with(rights),
      "urls": ["view": .string(view), "discuss": .string(view)], "attachments": [],
      "messageinlinefiles": [], "tags": [],
      "html": ["rating": .null, "taglist": .null, "authorsubheading": ""],
    ]
  }

  private mutating func reply(_ call: MoodleCall) throws(MoodleFailure) -> JSONValue {
    let id = try call.number("postid")
    let (course, topic) = try topic(call) { topic in
      topic.post == id || topic.replies.contains { $0.id == id }
    }
    guard let html = call.parameters["message"], !html.isEmpty else { throw .parameter("message") }
    guard let index = world.index(of: course.id),
      let place = world.courses[index].announcements.firstIndex(where: { $0.id == topic.id })
    else { throw .missingRecord }
    let reply = world.reply(
      html, by: call.student, to: id == topic.post ? nil : id, course: index,
      announcement: place, now: call.now)
    write("reply", id, call, .string(html)) { $0.read.insert(reply.id) }
    return [
      "postid": .integer(reply.id), "warnings": [],
      "post": post(
        reply.id, parent: id, reply.author, call.parameters["subject"] ?? "", html,
        reply.created, topic, call, isUnread: false),
      "messages": [["type": "success", "message": "Your post was successfully added."]],
    ]
  }
}
