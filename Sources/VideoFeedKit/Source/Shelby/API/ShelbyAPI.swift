import PentadCore

/// The calls of Shelby's API, version 2, one method each.
///
/// Each call requests data from the server. It throws errors from the transport, those of
/// ``ShelbyFailure`` for a rejection, ``PentadCore/PentadError/Code/signInRequired`` when no user
/// is signed in, ``PentadCore/PentadError/Code/unreadableAnswer`` and
/// ``PentadCore/PentadError/Code/unexpectedAnswer``.
struct ShelbyAPI: Sendable {
  let server: ShelbyServer
  let exchange: ShelbyExchange
  let session: @Sendable () async throws(PentadError) -> ShelbySession

  /// Fetches the signed-in user.
  func user() async throws(PentadError) -> ShelbyUser {
    var user: ShelbyUser?
    try await list("users.json") { json throws(PentadError) in
      let next = try ShelbyUser(&json)
      user = user ?? next
    }
    guard let user else {
      throw PentadError(.unexpectedAnswer, "the server's answer contains no user")
    }
    return user
  }

  /// Fetches the networks that the user has connected.
  func authentications() async throws(PentadError) -> [ShareOrigin] {
    var origins: [ShareOrigin] = []
    try await list("authentications.json") { json throws(PentadError) in
      if let word = try json.text(), origins.count < 64 {
        origins.append(ShareOrigin(rawValue: word))
      }
    }
    return origins
  }

  /// Fetches the channels that the user can see. Unreadable ones are left out.
  func channels(of source: SourceID) async throws(PentadError) -> [VideoChannel] {
    var channels: [VideoChannel] = []
    try await list("channels.json") { json throws(PentadError) in
      if let channel = try VideoChannel(&json, of: source), channels.count < 1_000 {
        channels.append(channel)
      }
    }
    return channels
  }

  /// Fetches the broadcasts of a channel as the server's response body.
  func broadcasts(of channel: String) async throws(PentadError) -> [UInt8] {
    let all = try url("channels", channel, "broadcasts.json")
    let url = try TransportURL(all.string + "?video_player=youtube,vimeo")
    return try await send(TransportRequest(url), about: .reading)
  }

  /// Sets one of the user's marks on a broadcast.
  ///
  /// - Parameter mark: `liked_by_owner`, `owner_watch_later` or `watched_by_owner`.
  func set(_ mark: String, _ value: Bool, of broadcast: String) async throws(PentadError) {
    var request = TransportRequest(try url("broadcasts", "\(broadcast).json"), method: .put)
    try request.set(form: OAuth1Form([(mark, "\(value)")]))
    try ShelbyAnswer.checkDone(try await send(request, about: .action))
  }

  // MARK: Requests

  private func list(
    _ name: String, _ element: (inout JSONReader) throws(PentadError) -> Void
  ) async throws(PentadError) {
    let body = try await send(TransportRequest(url(name)), about: .reading)
    try ShelbyAnswer.readList(body, element)
  }

  private func send(
    _ request: TransportRequest, about subject: ShelbyFailure.Subject
  ) async throws(PentadError) -> [UInt8] {
    let signer = try await session().signer(of: request.method)
    let answer = try await exchange.send(request, .init(signer: signer))
    guard answer.isSuccess else {
      throw ShelbyFailure(answer).error(about: subject, date: exchange.date)
    }
    return answer.body
  }

  /// Returns the address of a call.
  ///
  /// - Parameter parts: the path segments. Ids come from the server, so each is checked.
  func url(_ parts: String...) throws(PentadError) -> TransportURL {
    guard !parts.contains("."), !parts.contains("..") else {
      throw PentadError(.invalid, "this cannot be the id of a channel")
    }
    return try TransportURL(
      ([server.api.string] + parts.map(TransportURL.encoded)).joined(separator: "/"))
  }
}
