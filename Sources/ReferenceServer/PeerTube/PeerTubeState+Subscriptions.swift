import PentadCore

extension PeerTubeState {
  static let subscriptionRoutes = [
    PeerTubeRoute("GET", "users/me/subscriptions", .user) { state, call in
      let channels = try state.user(call).subscriptions.compactMap { call.catalogue.channel($0) }
      return .peerTube(try call.page(of: channels) { state.channel($0, call) })
    },
    PeerTubeRoute("POST", "users/me/subscriptions", .user) { try $0.subscribe($1) },
    PeerTubeRoute("GET", "users/me/subscriptions/videos", .user) { state, call in
      let channels = Set(try state.user(call).subscriptions)
      return try state.list(call) { channels.contains($0.channel) }
    },
    PeerTubeRoute("GET", "users/me/subscriptions/exist", .user) { state, call in
      let subscriptions = try state.user(call).subscriptions
      let handles = call.list("uris")
      guard !handles.isEmpty else {
        throw PeerTubeFailure.invalid("uris", in: "query", value: .null)
      }
      return .peerTube(
        .object(
          handles.map { handle in
            let channel = try? state.channel(named: handle, call)
            let exists = channel.map { subscriptions.contains($0.number) } ?? false
            return JSONValue.Member(handle, .bool(exists))
          }))
    },
    PeerTubeRoute("GET", "users/me/subscriptions/:", .user) { state, call in
      .peerTube(state.channel(try state.subscription(call), call))
    },
    PeerTubeRoute("DELETE", "users/me/subscriptions/:", .user) { state, call in
      let channel = try state.subscription(call)
      let number = try state.user(call).number
      state.users[number]?.subscriptions.removeAll { $0 == channel.number }
      call.log("subscribe", channel.handle, false)
      return .peerTubeDone
    },
  ]

  /// Subscribes to a channel. An unknown channel is accepted without effect, because PeerTube would
  /// look for it later.
  private mutating func subscribe(_ call: PeerTubeCall) throws(PeerTubeFailure) -> Response {
    guard let handle = call.body["uri"]?.asString, handle.contains("@") else {
      throw .invalid("uri", in: "body", value: call.body["uri"] ?? .null)
    }
    let number = try user(call).number
    if let channel = try? channel(named: handle, call) {
      users[number]?.subscriptions.removeAll { $0 == channel.number }
      users[number]?.subscriptions.insert(channel.number, at: 0)
      call.log("subscribe", channel.handle, true)
    }
    return .peerTubeDone
  }

  private func subscription(
    _ call: PeerTubeCall
  ) throws(PeerTubeFailure) -> VideoCatalogue.Channel {
    let subscriptions = try user(call).subscriptions
    guard let channel = try? channel(named: call.capture(), call),
      subscriptions.contains(channel.number)
    else { throw PeerTubeFailure(404, "Subscription \(call.capture()) not found.") }
    return channel
  }
}
