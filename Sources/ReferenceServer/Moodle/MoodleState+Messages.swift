import PentadCore

extension MoodleState {
  static let messageFunctions = [
    MoodleFunction("message_popup_get_popup_notifications") { state, call in
      try state.notifications(call)
    },
    MoodleFunction("message_popup_get_unread_popup_notification_count") { state, call in
      .integer(state.unread(call))
    },
    MoodleFunction("core_message_mark_notification_read") { state, call in
      let id = try call.number("notificationid")
      let time = try call.number("timeread", missing: call.seconds)
      guard state.notices(call).contains(where: { $0.1.post == id }) else {
        throw MoodleFailure.missingRecord
      }
      state.write("readNotification", id, call) { $0.readNotifications[id] = max(time, 1) }
      return ["notificationid": .integer(id), "warnings": []]
    },
    MoodleFunction("core_message_mark_all_notifications_as_read") { state, call in
      let (all, time) = (state.notices(call).map(\.1.post), call.seconds)
      state.write("readAllNotifications", call.student.id, call) { student in
        for id in all where student.readNotifications[id] == nil {
          student.readNotifications[id] = time
        }
      }
      return true
    },
  ]

  /// Returns the announcements of the last 30 days, about which the student has a notification
  /// with the id of the first post.
  private func notices(_ call: MoodleCall) -> [(CampusCourse, CampusAnnouncement)] {
    world.courses(of: call.student).flatMap { course in
      course.announcements.filter { $0.posted > call.now - 30 * CampusMaker.day }
        .map { (course, $0) }
    }.sorted { ($0.1.posted, $0.1.id) > ($1.1.posted, $1.1.id) }
  }

  private func unread(_ call: MoodleCall) -> Int {
    let read = student(call).readNotifications
    return notices(call).count { read[$0.1.post] == nil }
  }

  private func notifications(_ call: MoodleCall) throws(MoodleFailure) -> JSONValue {
    let receiver = try call.number("useridto", missing: 0)
    guard receiver == 0 || receiver == call.student.id else { throw .access }
    let limit = try call.number("limit", missing: 0)
    let offset = max(0, try call.number("offset", missing: 0))
    let isNewestFirst = call.parameters["newestfirst"] != "0"
    let all = isNewestFirst ? notices(call) : notices(call).reversed()
    let part = all.dropFirst(offset).prefix(limit > 0 ? limit : all.count)
    var items = part.map { notification($0.1, in: $0.0, call) }
    if call.has(.duplicateIDs), items.count > 1, let id = items[0]["id"] {
      items[1] = items[1].without(["id"]).with([.init("id", id)])
    }
    return ["notifications": .array(items), "unreadcount": .integer(unread(call))]
  }

  private func notification(
    _ topic: CampusAnnouncement, in course: CampusCourse, _ call: MoodleCall
  ) -> JSONValue {
    let time = student(call).readNotifications[topic.post]
    let address = "\(call.site)/mod/forum/discuss.php?d=\(topic.id)#p\(topic.post)"
    let subject = "\(course.code): \(topic.title)"
    return [
      "id": .integer(topic.post), "useridfrom": .integer(topic.author.id),
      "useridto": .integer(call.student.id), "subject": .string(subject),
      "shortenedsubject": .string(String(subject.prefix(125))), "text": .string(topic.html),
      "fullmessage": .string(topic.title), "fullmessageformat": 1.json,
      "fullmessagehtml": .string(topic.html), "smallmessage": .string(subject),
      "contexturl": .string(address), "contexturlname": .string(topic.title),
      "timecreated": call.time(topic.posted), "timecreatedpretty": "some days ago",
      "timeread": time.map { .integer($0) } ?? .null, "read": .bool(time != nil),
      "deleted": false, "iconurl": "", "component": "mod_forum", "eventtype": "posts",
      "customdata": .string("{\"cmid\":\"\(course.ids.newsForum + 1_000_000)\"}"),
    ]
  }
}
