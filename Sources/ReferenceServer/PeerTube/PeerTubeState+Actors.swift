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

  /// Returns the channels with files on this server.
  private func channels(_ call: PeerTubeCall) -> [VideoCatalogue.Channel] {
    call.catalogue.channels.filter { $0.place == .here }
  }

  private func channels(
    ofAccount call: PeerTubeCall
  ) throws(PeerTubeFailure) -> [VideoCatalogue.Channel] {
    let (person, isLocal) = try person(named: call.capture(), call)
    return channels(call).filter { $0.owner == person.number && Self.isLocal($0) == isLocal }
  }

  /// Returns the channel with a name. The host is optional for a channel of this server.
  func channel(
    named handle: String, _ call: PeerTubeCall
  ) throws(PeerTubeFailure) -> VideoCatalogue.Channel {
    let (name, isLocal) = Self.parts(of: handle, call)
    guard let channel = call.catalogue.channel(name), channel.place == .here,
      Self.isLocal(channel) == isLocal
    else { throw .missing("Video channel") }
    return channel
  }

  /// Returns the person with a name. The owner of a channel on the other server has an account
  /// there, too.
  private func person(
    named handle: String, _ call: PeerTubeCall
  ) throws(PeerTubeFailure) -> (VideoCatalogue.Person, isLocal: Bool) {
    let (name, isLocal) = Self.parts(of: handle, call)
    guard let isLocal, let person = call.catalogue.people.first(where: { $0.nickname == name })
    else { throw .missing("Account") }
    return (person, isLocal)
  }

  /// Returns a name, and whether its host is this server; nil for a host that is neither this
  /// server nor the other.
  private static func parts(of handle: String, _ call: PeerTubeCall) -> (String, isLocal: Bool?) {
    let parts = handle.split(separator: "@", maxSplits: 1)
    let name = parts.first.map { $0.lowercased() } ?? ""
    guard parts.count == 2 else { return (name, true) }
    if parts[1] == call.host { return (name, true) }
    return (name, parts[1] == remoteHost ? false : nil)
  }
}
