/// A file or a stream of a video that a player can be given.
///
/// C: `pentad_video_rendition`.
public struct MediaRendition: Hashable, Sendable {
  /// The form of a file or a stream.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// One file, which can be asked for in parts.
    case file = 0
    /// A playlist of HTTP Live Streaming.
    case hls = 1
    /// A manifest of MPEG-DASH.
    case dash = 2
  }

  /// Where it is: `http` or `https`, or the path of a file of this machine.
  public let url: String
  /// The form in which it comes.
  public let kind: Kind
  /// The media type in lower case: `video/mp4`; nil when the source did not say.
  public let type: String?
  /// Pixels across, above 0; nil when nobody says.
  public private(set) var width: Int?
  /// Pixels down, above 0; nil when nobody says.
  public private(set) var height: Int?
  /// Bits in a second, above 0; nil when nobody says.
  public private(set) var bitrate: Int?
  /// How large the file is, in bytes; nil when nobody says.
  public private(set) var bytes: Int64?
  /// Whether the source prefers it.
  public let isDefault: Bool

  /// What stands at an address.
  ///
  /// - Parameters:
  ///   - type: the media type, with parameters or without.
  ///   - medium: what Media RSS says besides: `video`, `image`, `document`.
  /// - Returns: nil for what is no video that can be played: Flash, torrents, pictures, sound alone,
  ///   pages; what has neither the type of a video nor a file name of one; any scheme but `http` and
  ///   `https`.
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

  /// A video in a file of this machine, by its absolute path; nil when the name is none of a video.
  public init?(filePath path: String, bytes: Int64? = nil) {
    guard path.hasPrefix("/"), let kind = MediaType.kind(path: path) else { return nil }
    self.init(url: path, kind: kind, type: nil, isDefault: true)
    self.bytes = bytes
  }

  private init(url: String, kind: Kind, type: String?, isDefault: Bool) {
    (self.url, self.kind, self.type, self.isDefault) = (url, kind, type, isDefault)
  }

  /// The one to play: an HLS stream, which fits itself to the network, else a file that has not too many
  /// lines, the one that the source prefers or that has the most; when all have too many, the one with the
  /// fewest.
  ///
  /// C: `pentad_video_rendition_best`.
  ///
  /// - Parameter lines: how many pixels down are worth it; nil for any number.
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
