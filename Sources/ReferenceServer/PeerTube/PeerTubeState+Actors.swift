import PentadCore

/// Channels and accounts.
extension PeerTubeState {
  static let actorRoutes = [
    PeerTubeRoute("GET", "video-channels") { state, call in
      let channels = try call.sorted(
        state.channels(call),
        by: ["createdAt": { $0.number < $1.number }, "name": { $0.handle < $1.handle }])
      return .peerTube(try call.page(of: channels) { state.channel($0, call) })
    },
    PeerTubeRoute("GET", "video-channels/:") { state, call in
      .peerTube(state.channel(try state.channel(named: call.capture(), call), call))
    },
    PeerTubeRoute("GET", "video-channels/:/videos") { state, call in
      let channel = try state.channel(named: call.capture(), call)
      return try state.list(call) { $0.channel == channel.number }
    },
    PeerTubeRoute("GET", "accounts") { state, call in
      let people = try call.sorted(
        call.catalogue.people,
        by: ["createdAt": { $0.number < $1.number }, "name": { $0.nickname < $1.nickname }])
      return .peerTube(
        try call.page(of: people) { state.account(of: $0, isLocal: true, call) })
    },
    PeerTubeRoute("GET", "accounts/:") { state, call in
      let (person, isLocal) = try state.person(named: call.capture(), call)
      return .peerTube(state.account(of: person, isLocal: isLocal, call))
    },
    PeerTubeRoute("GET", "accounts/:/videos") { state, call in
      let channels = try state.channels(ofAccount: call).map(\.number)
      return try state.list(call) { channels.contains($0.channel) }
    },
    PeerTubeRoute("GET", "accounts/:/video-channels") { state, call in
      .peerTube(
        try call.page(of: state.channels(ofAccount: call)) { state.channel($0, call) })
    },
  ]

  /// The channels whose files are here.
  private func channels(_ call: PeerTubeCall) -> [VideoCatalogue.Channel] {
    call.catalogue.channels.filter { $0.place == .here }
  }

  private func channels(
    ofAccount call: PeerTubeCall
  ) throws(PeerTubeFailure) -> [VideoCatalogue.Channel] {
    let (person, isLocal) = try person(named: call.capture(), call)
    return channels(call).filter { $0.owner == person.number && Self.isLocal($0) == isLocal }
  }

  /// The channel of a name, with its host or, of this server, without.
  func channel(
    named handle: String, _ call: PeerTubeCall
  ) throws(PeerTubeFailure) -> VideoCatalogue.Channel {
    let (name, isLocal) = Self.parts(of: handle, call)
    guard let channel = call.catalogue.channel(name), channel.place == .here,
      Self.isLocal(channel) == isLocal
    else { throw .missing("Video channel") }
    return channel
  }

  /// The person of a name. Who has a channel on the other server has an account there as well.
  private func person(
    named handle: String, _ call: PeerTubeCall
  ) throws(PeerTubeFailure) -> (VideoCatalogue.Person, isLocal: Bool) {
    let (name, isLocal) = Self.parts(of: handle, call)
    guard let isLocal, let person = call.catalogue.people.first(where: { $0.nickname == name })
    else { throw .missing("Account") }
    return (person, isLocal)
  }

  /// A name, and whether its host is this server; nil for a host that is neither this nor the other.
  private static func parts(of handle: String, _ call: PeerTubeCall) -> (String, isLocal: Bool?) {
    let parts = handle.split(separator: "@", maxSplits: 1)
    let name = parts.first.map { $0.lowercased() } ?? ""
    guard parts.count == 2 else { return (name, true) }
    if parts[1] == call.host { return (name, true) }
    return (name, parts[1] == remoteHost ? false : nil)
  }

  /// The name with its host: `marine_optics_17@127.0.0.1:8080`.
  static func handle(_ channel: VideoCatalogue.Channel, _ call: PeerTubeCall) -> String {
    "\(channel.handle)@\(isLocal(channel) ? call.host : remoteHost)"
  }
}

// MARK: As JSON

extension PeerTubeState {
  /// A channel, as it is told when it is asked for.
  func channel(_ channel: VideoCatalogue.Channel, _ call: PeerTubeCall) -> JSONValue {
    let isLocal = Self.isLocal(channel)
    let owner = call.catalogue.person(channel.owner)
    let date = JSONValue.string(ISOTime.precise(Self.begin))
    return channelSummary(channel, call).with([
      .init("description", text(channel.text)), .init("support", .null),
      .init("isLocal", .bool(isLocal)), .init("hostRedundancyAllowed", false),
      .init("followingCount", 0),
      .init(
        "followersCount", .integer(users.values.count { $0.subscriptions.contains(channel.number) })
      ),
      .init("createdAt", date), .init("updatedAt", date), .init("banners", []),
      .init("ownerAccount", owner.map { account(of: $0, isLocal: isLocal, call) } ?? .null),
    ])
  }

  /// A channel, as it is told with its videos.
  func channelSummary(_ channel: VideoCatalogue.Channel, _ call: PeerTubeCall) -> JSONValue {
    let isLocal = Self.isLocal(channel)
    return actor(
      channel.number, channel.handle, channel.name, page: "video-channels", isLocal: isLocal,
      picture: channel.picturePath, call)
  }

  /// An account, as it is told when it is asked for.
  func account(
    of person: VideoCatalogue.Person, isLocal: Bool, _ call: PeerTubeCall
  ) -> JSONValue {
    let date = JSONValue.string(ISOTime.precise(Self.begin))
    return accountSummary(of: person, isLocal: isLocal, call).with([
      .init("description", .null), .init("hostRedundancyAllowed", false),
      .init("followingCount", 0), .init("followersCount", 0), .init("createdAt", date),
      .init("updatedAt", date), .init("banners", []),
      .init("userId", isLocal ? .integer(person.number) : .null),
    ])
  }

  /// An account, as it is told with its videos.
  func accountSummary(
    of person: VideoCatalogue.Person, isLocal: Bool, _ call: PeerTubeCall
  ) -> JSONValue {
    actor(
      isLocal ? person.number : person.number + 100_000, person.nickname, person.name,
      page: "accounts", isLocal: isLocal, picture: person.picturePath, call)
  }

  private func actor(
    _ id: Int, _ name: String, _ title: String, page: String, isLocal: Bool, picture: String,
    _ call: PeerTubeCall
  ) -> JSONValue {
    let date = JSONValue.string(ISOTime.precise(Self.begin))
    let size = JSONValue.integer(VideoCatalogue.Person.pictureSize)
    let url =
      isLocal
      ? call.address("/peertube/\(page)/\(name)") : "https://\(Self.remoteHost)/\(page)/\(name)"
    return [
      "id": .integer(id), "name": .string(name), "displayName": .string(title),
      "url": .string(url), "host": .string(isLocal ? call.host : Self.remoteHost),
      "avatars": [
        [
          "path": .string(picture), "fileUrl": .string(call.address(picture)), "width": size,
          "height": size, "createdAt": date, "updatedAt": date,
        ]
      ],
    ]
  }

  /// A text of at most 1,000 characters; `null` of one that is too short for PeerTube.
  func text(_ text: String, limit: Int = 1_000) -> JSONValue {
    text.count < 3 ? .null : .string(String(text.prefix(limit)))
  }
}
