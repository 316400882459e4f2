import PentadCore

extension MoodleState {
  static let postFunctions = [
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
