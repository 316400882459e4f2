import PentadCore

extension CanvasState {
  static let replyRoutes = [
    CanvasRoute("GET", "courses/:/discussion_topics/:/view") { state, call in
      let (_, topic) = try state.topic(call)
      return .campus(state.view(of: topic, call))
    },
    CanvasRoute("GET", "courses/:/discussion_topics/:/entries") { state, call in
      let (_, topic) = try state.topic(call)
      return call.page(of: topic.replies.filter { $0.parent == nil }) {
        Self.json(of: $0, in: topic, state.student(call).read)
      }
    },
    CanvasRoute("GET", "courses/:/discussion_topics/:/entries/:/replies") { state, call in
      let (_, topic) = try state.topic(call)
      let parent = try state.reply(call).id
      return call.page(of: topic.replies.filter { $0.parent == parent }) {
        Self.json(of: $0, in: topic, state.student(call).read)
      }
    },
    CanvasRoute("POST", "courses/:/discussion_topics/:/entries") { state, call in
      try state.post(to: nil, call)
    },
    CanvasRoute("POST", "courses/:/discussion_topics/:/entries/:/replies") { state, call in
      try state.post(to: try state.reply(call).id, call)
    },
    CanvasRoute("PUT", "courses/:/discussion_topics/:/entries/:/read") { state, call in
      let reply = try state.reply(call)
      state.write("readReply", reply.id, call, .bool(true)) { $0.read.insert(reply.id) }
      return .canvasDone
    },
    CanvasRoute("DELETE", "courses/:/discussion_topics/:/entries/:/read") { state, call in
      let reply = try state.reply(call)
      state.write("readReply", reply.id, call, .bool(false)) { $0.read.remove(reply.id) }
      return .canvasDone
    },
  ]

  /// Returns the reply at the third `:` of the route.
  private func reply(_ call: CanvasCall) throws(CanvasFailure) -> CampusReply {
    let id = try call.number(2)
    guard let reply = try topic(call).1.replies.first(where: { $0.id == id }) else {
      throw .missing
    }
    return reply
  }

  private mutating func post(
    to parent: Int?, _ call: CanvasCall
  ) throws(CanvasFailure) -> Response {
    let (course, topic) = try topic(call)
    guard let html = call.parameters["message"], !html.isEmpty else {
      throw .errors(400, "message", "blank")
    }
    guard let index = world.index(of: course.id),
      let place = world.courses[index].announcements.firstIndex(where: { $0.id == topic.id })
    else { throw .missing }
    let reply = world.reply(
      html, by: call.student, to: parent, course: index, announcement: place, now: call.now)
    write("reply", parent ?? topic.id, call, .string(html)) { $0.read.insert(reply.id) }
    return .campus(Self.json(of: reply, in: topic, [reply.id]), status: 201)
  }

  /// Returns the tree of all replies.
  private func view(of topic: CampusAnnouncement, _ call: CanvasCall) -> JSONValue {
    let read = student(call).read
    var people: [CampusPerson] = []
    for reply in topic.replies where !people.contains(reply.author) { people.append(reply.author) }
    let unread = topic.replies.filter { !read.contains($0.id) }
    return [
      "participants": .array(people.map { person(of: $0, call) }),
      "unread_entries": .array(unread.map { .integer($0.id) }), "forced_entries": [],
      "entry_ratings": [:], "view": .array(tree(topic, below: nil, read)), "new_entries": [],
    ]
  }

  private func tree(_ topic: CampusAnnouncement, below parent: Int?, _ read: Set<Int>)
    -> [JSONValue]
  {
    topic.replies.filter { $0.parent == parent }.map { reply in
      let replies = tree(topic, below: reply.id, read)
      let entry = Self.json(of: reply, in: topic, read)
      return replies.isEmpty ? entry : entry.with([.init("replies", .array(replies))])
    }
  }

  private static func json(
    of reply: CampusReply, in topic: CampusAnnouncement, _ read: Set<Int>
  ) -> JSONValue {
    [
      "id": .integer(reply.id), "user_id": .integer(reply.author.id),
      "parent_id": reply.parent.map { .integer($0) } ?? .null,
      "created_at": .time(reply.created), "updated_at": .time(reply.created),
      "message": .string(reply.html), "user_name": .string(reply.author.name),
      "read_state": read.contains(reply.id) ? "read" : "unread", "forced_read_state": false,
    ]
  }
}
