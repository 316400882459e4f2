/// Media types and file names of videos.
enum MediaType {
  /// Returns `video/mp4` for `Video/MP4; codecs="avc1"`; nil without a slash.
  static func named(_ text: String) -> String? {
    // Most types are already in this form.
    if text.utf8.count <= 128, text.utf8.contains(0x2f), text.utf8.allSatisfy(isPlain) {
      return text
    }
    let name = text.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
    return name.contains("/") && name.utf8.count <= 128 && VideoLimits.isPlain(name) ? name : nil
  }

  /// Returns true for lower-case letters, digits, and the separators of media types.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7a, 0x30...0x39, UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "+"):
      true
    default: false
    }
  }

  /// Returns the format of a video by its media type, or by its file name if the type does not
  /// decide.
  static func kind(type: String?, url: String) -> MediaRendition.Kind? {
    switch type {
    case "application/vnd.apple.mpegurl", "application/x-mpegurl", "audio/mpegurl",
      "audio/x-mpegurl":
      .hls
    case "application/dash+xml": .dash
    case nil, "application/octet-stream", "binary/octet-stream", "application/mp4":
      kind(path: url.prefix { $0 != "?" && $0 != "#" })
    case "video/mp2t", "video/vnd.mpeg.dash.mpd":
      kind(path: url.prefix { $0 != "?" && $0 != "#" }) ?? .file
    case let type?: type.hasPrefix("video/") ? .file : nil
    }
  }

  /// Returns the format of a video by its file name. Pass an address without its query.
  static func kind(path: some StringProtocol) -> MediaRendition.Kind? {
    switch fileExtension(path) {
    case "m3u8": .hls
    case "mpd": .dash
    case "mp4", "m4v", "mov", "webm", "mkv", "ogv", "mpg", "mpeg", "avi", "3gp", "ts": .file
    default: nil
    }
  }

  /// Returns the file name extension in lower case.
  private static func fileExtension(_ path: some StringProtocol) -> String {
    guard let name = path.split(separator: "/").last else { return "" }
    return name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() } ?? ""
  }
}
