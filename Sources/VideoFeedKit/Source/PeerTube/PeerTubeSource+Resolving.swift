public import PentadCore

extension PeerTubeSource {
  /// Fetches the current addresses of a video's files and streams.
  ///
  /// - A video that the server does not know is ``UnplayableReason/removed``. A video that it does
  ///   not show to the user is ``UnplayableReason/privateVideo``. Neither is an error.
  /// - The addresses of a restricted video contain a secret token that expires after some hours.
  ///   Keep them only in memory, and only until ``ResolvedVideo/expiresAt``.
  /// - A live video has a stream but no file.
  ///
  /// - Throws: in addition, ``PentadCore/PentadError/Code/videoNotFound`` for a video of another
  ///   provider.
  public func resolve(_ video: Video) async throws(PentadError) -> ResolvedVideo {
    guard video.key.provider == .peertube else {
      throw PentadError(.videoNotFound, "this is not a PeerTube video")
    }
    let key = video.key
    let details: PeerTubeVideo
    switch try await api.attempt(.init(path: ["videos", key.id], subject: .video)) {
    case .success(let answer): details = try Self.read(answer)
    case .failure(let failure): return try Self.unplayable(key, failure)
    }
    var token: PeerTubeFileToken?
    if details.isNotForAll, api.session != nil {
      let call = PeerTubeAPI.Call(
        method: .post, path: ["videos", key.id, "token"], subject: .video)
      switch try await api.attempt(call) {
      case .success(let answer): token = try PeerTubeFileToken(answer: answer.body)
      case .failure(let failure): return try Self.unplayable(key, failure)
      }
    }
    guard let found = details.video(on: server, token: token?.text), found.key == key else {
      throw PentadError(.unexpectedAnswer, "the server returned another video")
    }
    return ResolvedVideo(
      found, expiresAt: token.map { $0.expiresAt ?? api.time.date() + Self.defaultLifetime })
  }

  /// The lifetime in milliseconds of a token without an expiry time. Such a token is secret, too,
  /// and is not stored.
  private static let defaultLifetime: Int64 = 300_000

  private static func unplayable(
    _ key: VideoKey, _ failure: PeerTubeFailure
  ) throws(PentadError) -> ResolvedVideo {
    guard let reason = failure.unplayable else { throw failure.meaning(.video) }
    return ResolvedVideo(Video(key: key, authority: .provider, unplayable: reason))
  }

  /// Fetches all details of a video.
  func details(of key: VideoKey) async throws(PentadError) -> PeerTubeVideo {
    try Self.read(try await api.send(.init(path: ["videos", key.id], subject: .action)))
  }

  private static func read(_ answer: PeerTubeAPI.Answer) throws(PentadError) -> PeerTubeVideo {
    try JSONReader.readAnswer(answer.body) { reader throws(PentadError) in
      try PeerTubeVideo(&reader)
    }
  }
}

/// The token in the file addresses of a restricted video.
struct PeerTubeFileToken {
  let text: String
  let expiresAt: Int64?

  /// Reads `{"files": {"token": …, "expires": …}}`.
  init(answer: [UInt8]) throws(PentadError) {
    let (token, expires) = try JSONReader.readAnswer(answer) { reader throws(PentadError) in
      var (token, expires): (String?, Int64?)
      try reader.object { reader, name throws(PentadError) in
        guard name.equals("files"), try reader.peek() == .object else { return try reader.skip() }
        try reader.object { reader, name throws(PentadError) in
          switch name {
          case "token": token = try reader.text()
          case "expires": expires = try PeerTubeJSON.time(&reader)
          default: try reader.skip()
          }
        }
      }
      return (token, expires)
    }
    guard let token, VideoLimits.isID(token) else {
      throw PentadError(.unexpectedAnswer, "the server returned no key for the files")
    }
    (text, expiresAt) = (token, expires)
  }
}
