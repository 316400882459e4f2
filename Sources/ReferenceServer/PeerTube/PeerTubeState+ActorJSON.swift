import PentadCore

/// Channels and accounts as JSON.
extension PeerTubeState {
  /// Returns the details of a channel.
  func channel(_ channel: VideoCatalogue.Channel, _ call: PeerTubeCall) -> JSONValue {
    let isLocal = Self.isLocal(channel)
    let owner = call.catalogue.person(channel.owner)
    let date = JSONValue.string(ISO8601.text(Self.begin))
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

  /// Returns a channel as it appears with its videos.
  func channelSummary(_ channel: VideoCatalogue.Channel, _ call: PeerTubeCall) -> JSONValue {
    let isLocal = Self.isLocal(channel)
    return actor(
      channel.number, channel.handle, channel.name, page: "video-channels", isLocal: isLocal,
      picture: channel.picturePath, call)
  }

  /// Returns the details of an account.
  func account(
    of person: VideoCatalogue.Person, isLocal: Bool, _ call: PeerTubeCall
  ) -> JSONValue {
    let date = JSONValue.string(ISO8601.text(Self.begin))
    let account = accountSummary(of: person, isLocal: isLocal, call).with([
      .init("description", .null), .init("hostRedundancyAllowed", false),
      .init("followingCount", 0), .init("followersCount", 0), .init("createdAt", date),
      .init("updatedAt", date), .init("banners", []),
    ])
    return isLocal ? account.with([.init("userId", .integer(person.number))]) : account
  }

  /// Returns an account as it appears with its videos.
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
    let date = JSONValue.string(ISO8601.text(Self.begin))
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

  /// Returns a text of at most 1,000 characters; `null` for a text that is too short for PeerTube.
  func text(_ text: String, limit: Int = 1_000) -> JSONValue {
    text.count < 3 ? .null : .string(String(text.prefix(limit)))
  }
}
