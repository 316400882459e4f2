import PentadCore

/// A file of a video.
struct PeerTubeFile {
  private(set) var url: String?
  private var width: Int?
  private var height: Int?
  private var lines: Int?
  private var bytes: Int64?
  private var isWhole = true

  /// Reads a file; nil for anything else.
  init?(_ reader: inout JSONReader) throws(PentadError) {
    guard try reader.isObject() else { return nil }
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "fileUrl": url = try reader.text()
      case "size": bytes = try PeerTubeJSON.whole(&reader)
      case "width": width = try PeerTubeJSON.int(&reader)
      case "height": height = try PeerTubeJSON.int(&reader)
      case "resolution": lines = try PeerTubeJSON.constant(&reader)
      // A stream may come as one file of pictures and another of sound.
      case "hasVideo", "hasAudio":
        if try PeerTubeJSON.flag(&reader) == false { isWhole = false }
      default: try reader.skip()
      }
    }
  }

  func rendition(at address: String) -> MediaRendition? {
    // A resolution of 0 means sound alone.
    guard isWhole, lines != 0 else { return nil }
    return MediaRendition(
      url: address, width: width, height: height ?? lines, bytes: bytes)
  }
}

/// A playlist of HTTP Live Streaming, with the files that it is made of.
struct PeerTubeStream {
  private(set) var url: String?
  private(set) var files: [PeerTubeFile] = []

  /// Reads a playlist; nil for anything else, and for one of another kind.
  init?(_ reader: inout JSONReader) throws(PentadError) {
    guard try reader.isObject() else { return nil }
    var type: Int?
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "playlistUrl": url = try reader.text()
      case "type": type = try PeerTubeJSON.int(&reader)
      case "files": files = try PeerTubeVideo.list(&reader, PeerTubeFile.init)
      default: try reader.skip()
      }
    }
    guard type == nil || type == 1 else { return nil }
  }
}

/// What of a video a player can be given: the streams first, then the files.
enum PeerTubeMedia {
  static func renditions(
    files: [PeerTubeFile], streams: [PeerTubeStream], on server: PeerTubeServer, token: String?
  ) -> [MediaRendition] {
    let playlists = streams.compactMap { stream in
      address(stream.url, on: server, token, isPlaylist: true).flatMap {
        MediaRendition(url: $0, type: "application/vnd.apple.mpegurl")
      }
    }
    let parts = (files + streams.flatMap(\.files)).compactMap { file in
      address(file.url, on: server, token, isPlaylist: false).flatMap { file.rendition(at: $0) }
    }
    var known: Set<String> = []
    return (playlists + parts).filter { known.insert($0.url).inserted }
  }

  /// The address with the token, which goes to this server alone.
  private static func address(
    _ reference: String?, on server: PeerTubeServer, _ token: String?, isPlaylist: Bool
  ) -> String? {
    guard let link = server.link(reference) else { return nil }
    guard let token, let url = try? TransportURL(link), url.origin == server.address.origin
    else { return link }
    var query = [(name: "videoFileToken", value: token)]
    // The server writes the token into the addresses of the playlist.
    if isPlaylist { query.append(("reinjectVideoFileToken", "true")) }
    return url.adding(query: query).string
  }
}
