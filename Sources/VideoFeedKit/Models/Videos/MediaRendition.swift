/// A file or stream of a video that a player can open.
///
/// C: `pentad_video_rendition`.
public struct MediaRendition: Hashable, Sendable {
  /// The format of a file or stream.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// A single file that supports range requests.
    case file = 0
    /// A playlist of HTTP Live Streaming (HLS).
    case hls = 1
    /// A manifest of MPEG-DASH.
    case dash = 2
  }

  /// The address: `http` or `https`, or the path of a local file.
  public let url: String
  /// The format of the rendition.
  public let kind: Kind
  /// The media type in lower case: `video/mp4`; nil if unknown.
  public let type: String?
  /// The width in pixels, above 0; nil if unknown.
  public private(set) var width: Int?
  /// The height in pixels, above 0; nil if unknown.
  public private(set) var height: Int?
  /// The bitrate in bits per second, above 0; nil if unknown.
  public private(set) var bitrate: Int?
  /// The size of the file in bytes; nil if unknown.
  public private(set) var bytes: Int64?
  /// True if the source marks it as the default.
  public let isDefault: Bool

  /// Creates a rendition at an address.
  ///
  /// - Parameters:
  ///   - type: the media type, with or without parameters.
  ///   - medium: the `medium` of Media RSS: `video`, `image`, `document`.
  /// - Returns: nil if it is not a playable video: Flash, torrents, pictures, audio, web pages.
  ///   Also nil if neither the type nor the file name is that of a video, and for any scheme other
  ///   than `http` and `https`.
  public init?(
    url: String, type: String? = nil, medium: String? = nil, width: Int? = nil,
    height: Int? = nil, bitrate: Int? = nil, bytes: Int64? = nil, isDefault: Bool = false
  ) {
    let type = type.flatMap(MediaType.named)
    guard medium == nil || medium?.lowercased() == "video",
      let kind = MediaType.kind(type: type, url: url), let url = WebLink.checked(url)
    else { return nil }
    self.init(url: url, kind: kind, type: type, isDefault: isDefault)
    self.width = width.flatMap { $0 > 0 ? $0 : nil }
    self.height = height.flatMap { $0 > 0 ? $0 : nil }
    self.bitrate = bitrate.flatMap { $0 > 0 ? $0 : nil }
    self.bytes = bytes.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Creates a rendition of a local file with an absolute path; nil if the file name is not that of
  /// a video.
  public init?(filePath path: String, bytes: Int64? = nil) {
    guard path.hasPrefix("/"), let kind = MediaType.kind(path: path) else { return nil }
    self.init(url: path, kind: kind, type: nil, isDefault: true)
    self.bytes = bytes
  }

  private init(url: String, kind: Kind, type: String?, isDefault: Bool) {
    (self.url, self.kind, self.type, self.isDefault) = (url, kind, type, isDefault)
  }

  /// Returns the rendition to play. An HLS stream comes first, because it adapts to the network.
  /// Next are files within the limit of lines: the source's default, or else the one with the most
  /// lines. If all files exceed the limit, it is the one with the fewest lines.
  ///
  /// C: `pentad_video_rendition_best`.
  ///
  /// - Parameter lines: the maximum useful height in pixels; nil for no limit.
  public static func best(of renditions: [MediaRendition], lines: Int? = nil) -> MediaRendition? {
    if let stream = renditions.first(where: { $0.kind == .hls }) { return stream }
    let files = renditions.filter { $0.kind == .file }
    let limit = lines ?? .max
    let fitting = files.filter { ($0.height ?? 0) <= limit }
    return fitting.first(where: \.isDefault)
      ?? fitting.max { ($0.height ?? 0, $0.bitrate ?? 0) < ($1.height ?? 0, $1.bitrate ?? 0) }
      ?? files.min { ($0.height ?? 0) < ($1.height ?? 0) } ?? renditions.first
  }
}
