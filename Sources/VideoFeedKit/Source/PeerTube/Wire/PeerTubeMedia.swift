import PentadCore

/// A file of a video in a PeerTube response.
struct PeerTubeFile {
  private(set) var url: String?
  private var width: Int?
  private var height: Int?
  private var lines: Int?
  private var bytes: Int64?
  private var isWhole = true

  /// Reads a file; nil for any other value.
  init?(_ reader: inout JSONReader) throws(PentadError) {
    guard try reader.isObject() else { return nil }
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "fileUrl": url = try reader.text()
      case "size": bytes = try PeerTubeJSON.whole(&reader)
      case "width": width = try PeerTubeJSON.int(&reader)
      case "height": height = try PeerTubeJSON.int(&reader)
      case "resolution": lines = try PeerTubeJSON.constant(&reader)
      // A stream may consist of separate files for video and audio.
      case "hasVideo", "hasAudio":
        if try PeerTubeJSON.flag(&reader) == false { isWhole = false }
      default: try reader.skip()
      }
    }
  }

  func rendition(at address: String) -> MediaRendition? {
    // A resolution of 0 means audio only.
    guard isWhole, lines != 0 else { return nil }
    return MediaRendition(
      url: address, width: width, height: height ?? lines, bytes: bytes)
  }
}

/// An HLS playlist with its files.
struct PeerTubeStream {
  private(set) var url: String?
  private(set) var files: [PeerTubeFile] = []

  /// Reads a playlist; nil for any other value, and for a playlist of another type.
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

/// The renditions of a video that a player can open: streams first, then files.
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

  /// Returns the address with the token. The token is sent only to this server.
  private static func address(
    _ reference: String?, on server: PeerTubeServer, _ token: String?, isPlaylist: Bool
  ) -> String? {
    guard let link = server.link(reference) else { return nil }
    guard let token, let url = try? TransportURL(link), url.origin == server.address.origin
    else { return link }
    var query = [(name: "videoFileToken", value: token)]
    // Makes the server add the token to the addresses in the playlist.
    if isPlaylist { query.append(("reinjectVideoFileToken", "true")) }
    return url.adding(query: query).string
  }
}
