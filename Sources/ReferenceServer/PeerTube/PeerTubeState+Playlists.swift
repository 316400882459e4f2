import PentadCore

/// Playlists. The only ones are the lists for watching later.
extension PeerTubeState {
  static let playlistRoutes = [
    PeerTubeRoute("GET", "video-playlists") { _, call in
      // The lists for watching later are private.
      .peerTube(try call.page(of: [JSONValue]()) { $0 })
    },
    PeerTubeRoute("GET", "accounts/:/video-playlists") { state, call in
      let type = try call.number("playlistType", 1...2, missing: 0)
      let name = call.capture().lowercased()
      let own = state.playlists.filter { playlist in
        playlist.owner == call.user && state.users[playlist.owner]?.name == name && type != 1
      }
      return .peerTube(try call.page(of: own) { state.json(of: $0, call) })
    },
    PeerTubeRoute("GET", "video-channels/:/video-playlists") { state, call in
      _ = try state.channel(named: call.capture(), call)
      return .peerTube(try call.page(of: [JSONValue]()) { $0 })
    },
    PeerTubeRoute("GET", "users/me/video-playlists/videos-exist", .user) { try $0.whereabouts($1) },
    PeerTubeRoute("GET", "video-playlists/:") { state, call in
      .peerTube(state.json(of: state.playlists[try state.playlist(call)], call))
    },
    PeerTubeRoute("GET", "video-playlists/:/videos") { state, call in
      let playlist = state.playlists[try state.playlist(call)]
      let numbered = Array(playlist.elements.enumerated())
      return .peerTube(
        try call.page(of: numbered) { state.json(of: $0.element, at: $0.offset + 1, call) })
    },
    PeerTubeRoute("POST", "video-playlists/:/videos", .user) { try $0.add($1) },
    PeerTubeRoute("PUT", "video-playlists/:/videos/:", .user) { state, call in
      let (playlist, element) = try state.element(call)
      let (start, stop) = (
        call.body["startTimestamp"]?.asInteger, call.body["stopTimestamp"]?.asInteger
      )
      if let start { state.playlists[playlist].elements[element].start = start }
      if let stop { state.playlists[playlist].elements[element].stop = stop }
      state.playlists[playlist].updatedAt = call.now
      return .peerTubeDone
    },
    PeerTubeRoute("DELETE", "video-playlists/:/videos/:", .user) { state, call in
      let (playlist, element) = try state.element(call)
      let removed = state.playlists[playlist].elements.remove(at: element)
      state.playlists[playlist].updatedAt = call.now
      let uuid = call.catalogue.video(removed.video)?.uuid
      call.log("watchLater", uuid ?? "\(removed.video)", false)
      return .peerTubeDone
    },
  ]

  /// Returns the index of the requested playlist. All are private, so only the owner can see it.
  private func playlist(_ call: PeerTubeCall) throws(PeerTubeFailure) -> Int {
    let name = call.capture()
    let index = playlists.firstIndex { playlist in
      "\(playlist.id)" == name || playlist.uuid == name
        || ShortUUID.short(playlist.uuid) == name
    }
    guard let index else { throw .missing("Video playlist") }
    guard playlists[index].owner == call.user else {
      throw call.user == nil
        ? .noToken : .refused("Cannot get this private video playlist.")
    }
    return index
  }

  private func element(
    _ call: PeerTubeCall
  ) throws(PeerTubeFailure) -> (playlist: Int, element: Int) {
    let playlist = try playlist(call)
    let element = playlists[playlist].elements.firstIndex { "\($0.id)" == call.capture(1) }
    guard let element else { throw .missing("Video playlist element") }
    return (playlist, element)
  }

  /// Adds a video to a list. A list may contain it more than once.
  private mutating func add(_ call: PeerTubeCall) throws(PeerTubeFailure) -> Response {
    let playlist = try playlist(call)
    guard let name = call.body["videoId"]?.asID else {
      throw .invalid("videoId", in: "body", value: call.body["videoId"] ?? .null)
    }
    let video = try video(name, call)
    let element = PeerTubePlaylist.Element(
      id: nextID(), video: video.number, start: call.body["startTimestamp"]?.asInteger,
      stop: call.body["stopTimestamp"]?.asInteger)
    playlists[playlist].elements.append(element)
    playlists[playlist].updatedAt = call.now
    call.log("watchLater", video.uuid, true)
    return .peerTube(["videoPlaylistElement": ["id": .integer(element.id)]])
  }

  /// Returns the user's lists that contain videos, by the videos' numbers.
  private func whereabouts(_ call: PeerTubeCall) throws(PeerTubeFailure) -> Response {
    let own = playlists.filter { $0.owner == call.user }
    let numbers = call.list("videoIds").flatMap { $0.split(separator: ",") }.compactMap { Int($0) }
    guard !numbers.isEmpty else { throw .invalid("videoIds", in: "query", value: .null) }
    let members = Set(numbers).sorted().map { number in
      let found = own.flatMap { playlist in
        playlist.elements.filter { $0.video == number }.map { element -> JSONValue in
          [
            "playlistElementId": .integer(element.id), "playlistId": .integer(playlist.id),
            "playlistDisplayName": .string(playlist.name),
            "playlistShortUUID": .string(ShortUUID.short(playlist.uuid)),
            "startTimestamp": element.start.map { .integer($0) } ?? .null,
            "stopTimestamp": element.stop.map { .integer($0) } ?? .null,
          ]
        }
      }
      return JSONValue.Member("\(number)", .array(found))
    }
    return .peerTube(.object(members))
  }

  // MARK: JSON

  private func json(of playlist: PeerTubePlaylist, _ call: PeerTubeCall) -> JSONValue {
    let short = ShortUUID.short(playlist.uuid)
    let owner = call.catalogue.person(playlist.owner)
    return [
      "id": .integer(playlist.id), "uuid": .string(playlist.uuid), "shortUUID": .string(short),
      "isLocal": true, "url": .string(call.address("/peertube/video-playlists/\(playlist.uuid)")),
      "displayName": .string(playlist.name), "description": .null,
      "privacy": Self.constant(3, "Private"), "type": Self.constant(2, "Watch later"),
      "thumbnailPath": .null, "thumbnails": [],
      "embedPath": .string("/peertube/video-playlists/embed/\(short)"),
      "videosLength": .integer(playlist.elements.count),
      "createdAt": .string(ISO8601.text(Self.begin)),
      "updatedAt": .string(ISO8601.text(playlist.updatedAt)),
      "ownerAccount": owner.map { accountSummary(of: $0, isLocal: true, call) } ?? .null,
      "videoChannel": .null, "videoChannelPosition": .null,
    ]
  }

  /// Returns an element; without its video if the user cannot see it any more.
  private func json(
    of element: PeerTubePlaylist.Element, at position: Int, _ call: PeerTubeCall
  ) -> JSONValue {
    let video = call.catalogue.video(element.video)
    let isShown = video.map { video in
      isListed(video, for: call.user) || extras[video.number]?.privacy == .unlisted
        || owner(of: video, call.catalogue) == call.user
    }
    return [
      "id": .integer(element.id), "position": .integer(position),
      "startTimestamp": element.start.map { .integer($0) } ?? .null,
      "stopTimestamp": element.stop.map { .integer($0) } ?? .null,
      // Regular, deleted, private.
      "type": isShown == nil ? 1 : isShown == true ? 0 : 2,
      "video": isShown == true ? video.map { json(of: $0, call) } ?? .null : .null,
    ]
  }
}
