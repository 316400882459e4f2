import PentadCore

extension PeerTubeService {
  /// Returns a playlist of a stream, or the file of a restricted video: paths below
  /// `/peertube/static`.
  ///
  /// The token is that of `POST /videos/…/token`, in the query as `videoFileToken`.
  ///
  /// - Parameter others: the handler that answers for the file at its public address.
  func file(
    _ path: [Substring], _ request: Request, _ others: Router.Handler
  ) async -> Response {
    let isStream = path.starts(with: ["static", "streaming-playlists", "hls"])
    let isFilm = path.starts(with: ["static", "web-videos", "private"])
    guard isStream || isFilm, let name = path.last.map(String.init),
      let video = shelf.catalogue.video(String(name.prefix(36))), video.place == .here
    else { return Self.missing }
    let (now, token) = (shelf.now, request.query["videoFileToken"])
    let (extra, isOpen) = use { state in
      let extra = state.extras[video.number] ?? PeerTubeExtra()
      let isOpen = token.map { state.tokens.opens(video.uuid, with: $0, now: now) }
      return (extra, isOpen ?? !extra.hidesFiles)
    }
    guard isOpen else { return PeerTubeFailure.refused("Invalid video file token").response }
    if isFilm {
      var open = request
      open.path = "/video/files/\(name)"
      open.rawPath = open.path
      return await others(open)
    }
    let wants = request.query["reinjectVideoFileToken"] == "true"
    let call = PeerTubeCall(request, by: nil, [], shelf: shelf)
    let playlist = PeerTubeMedia(video, extra, call).playlist(name, token: wants ? token : nil)
    return playlist.map { .text($0, type: "application/vnd.apple.mpegurl") } ?? Self.missing
  }

  private static let missing = PeerTubeFailure(404, "Not found").response
}
