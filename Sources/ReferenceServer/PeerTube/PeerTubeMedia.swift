import PentadCore

/// The files and the streams of a video.
///
/// Every fifth video has only a stream, as on servers that keep nothing else. Restricted videos
/// have separate addresses that require a token.
struct PeerTubeMedia: Sendable {
  private let video: VideoCatalogue.Video
  private let extra: PeerTubeExtra
  private let call: PeerTubeCall

  init(_ video: VideoCatalogue.Video, _ extra: PeerTubeExtra, _ call: PeerTubeCall) {
    (self.video, self.extra, self.call) = (video, extra, call)
  }

  /// The files that a player can load directly.
  var files: [JSONValue] {
    let isEmpty = extra.isLive || extra.state != 1 || video.number.isMultiple(of: 5)
    return isEmpty ? [] : video.heights.map { file(height: $0, isOfStream: false) }
  }

  /// The playlists of HTTP Live Streaming.
  var streams: [JSONValue] {
    guard extra.state == 1 else { return [] }
    let files = extra.isLive ? [] : video.heights.map { file(height: $0, isOfStream: true) }
    return [
      [
        "id": .integer(video.number), "type": 1,
        "playlistUrl": .string(call.address(streamPath("\(video.uuid)-master.m3u8"))),
        "segmentsSha256Url": .string(
          call.address(streamPath("\(video.uuid)-segments-sha256.json"))),
        "redundancies": [], "files": .array(files),
      ]
    ]
  }

  private func file(height: Int, isOfStream: Bool) -> JSONValue {
    let path =
      extra.hidesFiles
      ? "/peertube/static/web-videos/private/\(video.uuid)-\(height).mp4"
      : video.filePath(height: height)
    let id = video.number * 10_000 + height + (isOfStream ? 1 : 0)
    let metadata = "/peertube/api/v1/videos/\(video.uuid)/metadata/\(id)"
    var members: [JSONValue.Member] = [
      .init("id", .integer(id)),
      .init("resolution", PeerTubeState.constant(height, "\(height)p")),
      .init("width", .integer(VideoCatalogue.Video.width(height: height))),
      .init("height", .integer(height)), .init("size", .integer(MP4.size(height: height))),
      .init("fps", 25), .init("fileUrl", .string(call.address(path))),
      .init("fileDownloadUrl", .string(call.address(path))),
      .init("metadataUrl", .string(call.address(metadata))), .init("hasAudio", true),
      .init("hasVideo", true), .init("storage", 0),
    ]
    if isOfStream {
      let playlist = call.address(streamPath("\(video.uuid)-\(height).m3u8"))
      members.append(.init("playlistUrl", .string(playlist)))
    }
    return .object(members)
  }

  private func streamPath(_ name: String) -> String {
    let folder = extra.hidesFiles ? "private/" : ""
    return "/peertube/static/streaming-playlists/hls/\(folder)\(video.uuid)/\(name)"
  }

  // MARK: Playlists

  /// Returns the playlist with a name; nil when there is none.
  ///
  /// - Parameter token: the token for the addresses in the playlist, if the client requests it.
  func playlist(_ name: String, token: String?) -> String? {
    let end = token.map { "?videoFileToken=\($0)&reinjectVideoFileToken=true" } ?? ""
    if name == "\(video.uuid)-master.m3u8" {
      let parts = video.heights.map { height in
        """
        #EXT-X-STREAM-INF:BANDWIDTH=\(height * 2_000),RESOLUTION=\
        \(VideoCatalogue.Video.width(height: height))x\(height),FRAME-RATE=25
        \(video.uuid)-\(height).m3u8\(end)
        """
      }
      return "#EXTM3U\n#EXT-X-VERSION:7\n\(parts.joined(separator: "\n"))\n"
    }
    guard let height = video.heights.first(where: { name == "\(video.uuid)-\($0).m3u8" }) else {
      return nil
    }
    let path =
      extra.hidesFiles
      ? "/peertube/static/web-videos/private/\(video.uuid)-\(height).mp4"
      : video.filePath(height: height)
    return """
      #EXTM3U
      #EXT-X-VERSION:7
      #EXT-X-TARGETDURATION:\(video.duration)
      #EXT-X-PLAYLIST-TYPE:VOD
      #EXTINF:\(video.duration),
      \(path)\(token.map { "?videoFileToken=\($0)" } ?? "")
      #EXT-X-ENDLIST

      """
  }
}
