/// A video file in a folder.
struct VideoFile {
  /// The file name.
  let name: String
  /// The size in bytes.
  let bytes: Int64
  /// The time of the last modification, in milliseconds since 1970-01-01 00:00 UTC.
  let modifiedAt: Int64
  /// The key of the video.
  let key: VideoKey
  /// The file as a rendition.
  let rendition: MediaRendition

  /// Creates a file; nil if it is not a video.
  init?(_ name: String, in folder: String, bytes: Int64, modifiedAt: Int64) {
    let path = "\(folder)/\(name)"
    guard !name.hasPrefix("."), VideoLimits.isID(name),
      let rendition = MediaRendition(filePath: path, bytes: bytes), rendition.kind == .file,
      let key = Self.key(ofProviderIn: Self.stem(name)) ?? VideoKey.file(path: path)
    else { return nil }
    self.name = name
    self.bytes = bytes
    self.modifiedAt = modifiedAt
    self.key = key
    self.rendition = rendition
  }

  /// The video. The title is nil for a provider's video.
  var video: Video {
    Video(
      key: key, authority: .provider, title: key.provider == .file ? Self.stem(name) : nil,
      media: [rendition])
  }

  /// Returns the key of `<provider><id>`; nil if the rest is not an id of the provider.
  private static func key(ofProviderIn stem: String) -> VideoKey? {
    if let id = id(behind: .youtube, in: stem) { return VideoKey(url: "yt:video:\(id)") }
    if let id = id(behind: .peertube, in: stem) { return VideoKey(provider: .peertube, id: id) }
    if let id = id(behind: .vimeo, in: stem) { return key("https://vimeo.com/", id) }
    return id(behind: .dailymotion, in: stem).flatMap {
      key("https://www.dailymotion.com/video/", $0)
    }
  }

  private static func id(behind provider: VideoProvider, in stem: String) -> String? {
    stem.hasPrefix(provider.rawValue) ? String(stem.dropFirst(provider.rawValue.count)) : nil
  }

  private static func key(_ pages: String, _ id: String) -> VideoKey? {
    VideoKey(url: pages + id).flatMap { $0.id == id ? $0 : nil }
  }

  /// Returns a file name without its extension.
  private static func stem(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
