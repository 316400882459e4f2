/// Media types and file names of videos.
enum MediaType {
  /// `video/mp4` out of `Video/MP4; codecs="avc1"`; nil without a slash.
  static func named(_ text: String) -> String? {
    let name = text.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
    return name.contains("/") && name.utf8.count <= 128 && VideoLimits.isPlain(name) ? name : nil
  }

  /// How a video of a type comes; the name of the file counts where the type says nothing.
  static func kind(type: String?, url: String) -> MediaRendition.Kind? {
    switch type {
    case "application/vnd.apple.mpegurl", "application/x-mpegurl", "audio/mpegurl",
      "audio/x-mpegurl":
      .hls
    case "application/dash+xml": .dash
    case nil, "application/octet-stream", "binary/octet-stream", "application/mp4":
      kind(extension: fileExtension(url))
    case "video/mp2t", "video/vnd.mpeg.dash.mpd": kind(extension: fileExtension(url)) ?? .file
    case let type?: type.hasPrefix("video/") ? .file : nil
    }
  }

  private static func kind(extension name: String) -> MediaRendition.Kind? {
    switch name {
    case "m3u8": .hls
    case "mpd": .dash
    case "mp4", "m4v", "mov", "webm", "mkv", "ogv", "mpg", "mpeg", "avi", "3gp", "ts": .file
    default: nil
    }
  }

  /// What follows the last point of the path, in lower case.
  private static func fileExtension(_ url: String) -> String {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() } ?? ""
  }
}
