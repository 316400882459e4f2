import PentadCore

/// A request of a signed-in user.
struct ShelbyCall: Sendable {
  let user: VideoCatalogue.Person
  let request: Request
  let catalogue: VideoCatalogue
  let log: VideoActionLog
  /// The server's time, in milliseconds since 1970.
  let now: Int64

  /// The items of the body.
  var form: Form { Form(String(decoding: request.body, as: UTF8.self)) }

  /// Logs an action.
  func done(_ action: String, _ target: String, _ value: JSONValue) {
    log.add(
      VideoActionLog.Entry(
        service: "shelby", user: user.number, action: action, target: target, value: value,
        time: now))
  }
}

extension ShelbyState {
  /// Answers a call of the API.
  ///
  /// - Parameter path: the path after `/shelby/v2/`.
  mutating func respond(to call: ShelbyCall, _ path: [Substring]) -> Response {
    let owner = call.user.number
    switch (call.request.method, path.first, path.count) {
    case ("GET", "users.json", 1):
      return .shelby([
        [
          "_id": .string(ShelbyID.user(owner)), "name": .string(call.user.name),
          "nickname": .string(call.user.nickname),
          "user_image": .string(call.request.origin + call.user.picturePath),
        ]
      ])
    case ("GET", "authentications.json", 1):
      return .shelby(.array((services[owner] ?? []).map { .string($0) }))
    case ("GET", "channels.json", 1):
      return .shelby(.array([false, true].map { channel($0, of: call.user) }))
    case ("GET", "channels", 3) where path[2] == "broadcasts.json":
      return broadcasts(in: String(path[1]), call)
    case ("PUT", "broadcasts", 2) where path[1].hasSuffix(".json"):
      return mark(String(path[1].dropLast(5)), call)
    case ("POST", "socializations.json", 1): return socialize(call)
    default: return .shelby(["err": "there is no such call"], status: 404)
    }
  }

  private func channel(_ isPublic: Bool, of user: VideoCatalogue.Person) -> JSONValue {
    [
      "_id": .string(ShelbyID.channel(user.number, isPublic: isPublic)),
      "name": .string(isPublic ? "\(user.nickname)'s videos" : "\(user.nickname)'s timeline"),
      "public": isPublic ? 1 : 0,
    ]
  }

  /// Returns all broadcasts of a channel, newest first: of the requested players, or of all.
  private func broadcasts(in channel: String, _ call: ShelbyCall) -> Response {
    let owner = call.user.number
    let isPublic = [false, true].first { ShelbyID.channel(owner, isPublic: $0) == channel }
    guard let isPublic else { return .shelby(["err": "there is no such channel"], status: 404) }
    let players = call.request.query["video_player"]?.split(separator: ",").map(String.init)
    let found = shares.filter { $0.owner == owner && $0.isPublic == isPublic }
      .sorted { $0.createdAt == $1.createdAt ? $0.id > $1.id : $0.createdAt > $1.createdAt }
      .filter { share in
        guard let players, let video = call.catalogue.video(share.video) else { return true }
        return players.contains(video.place.rawValue)
      }
    return .shelby(
      .array(found.compactMap { $0.json(call.catalogue, origin: call.request.origin) }))
  }

  /// Sets one of the user's marks. The request contains the new value, not the old one.
  private mutating func mark(_ id: String, _ call: ShelbyCall) -> Response {
    guard share(id, of: call.user.number)?.json(call.catalogue, origin: "") != nil else {
      return .shelby(["err": "there is no such broadcast"], status: 404)
    }
    let marks = call.form.items.compactMap { item in
      ShelbyShare.Mark(rawValue: item.name).map { ($0, item.value) }
    }
    guard marks.count == 1, let (mark, text) = marks.first,
      let value = ["true": true, "false": false][text]
    else { return .shelby(["err": "one mark has to be true or false"], status: 400) }
    change(id) { share in
      share.set(mark, value)
      share.updatedAt = call.now
    }
    call.done("\(mark)", id, .bool(value))
    let changed = share(id, of: call.user.number)
    return .shelby(changed?.json(call.catalogue, origin: call.request.origin) ?? [:])
  }

  /// Shares a broadcast. It appears in the user's public channel, and in the timelines of the
  /// others.
  private mutating func socialize(_ call: ShelbyCall) -> Response {
    let (form, user) = (call.form, call.user.number)
    let id = form["broadcast_id"] ?? ""
    guard let share = share(id, of: user), call.catalogue.video(share.video) != nil else {
      return .shelby(["err": "there is no such broadcast"], status: 404)
    }
    let destinations = (form["destination"] ?? "").split(separator: ",").map(String.init)
    let known = (services[user] ?? []) + ["email"]
    if destinations.isEmpty || !destinations.allSatisfy({ known.contains($0) }) {
      return .shelby(["err": "the destination is not connected"], status: 400)
    }
    let (comment, to) = (form["comment"] ?? "", form["to"] ?? "")
    if destinations.contains("email"), !to.contains("@") {
      return .shelby(["err": "a mail needs a recipient"], status: 400)
    }
    let others = Self.users.filter { $0 != user }
    for owner in [user] + others {
      add(
        share.video, to: owner, isPublic: owner == user, by: user, comment: comment,
        origin: destinations[0], at: call.now)
    }
    let said: JSONValue = [
      "destination": .string(destinations.joined(separator: ",")), "comment": .string(comment),
      "to": .string(to),
    ]
    call.done("share", id, said)
    return .shelby(said.with([.init("broadcast_id", .string(id))]))
  }
}

extension Response {
  /// Returns a JSON answer of Shelby.
  static func shelby(_ value: JSONValue, status: Int = 200) -> Response {
    .text(value.text(), type: "application/json; charset=utf-8", status: status)
  }
}
