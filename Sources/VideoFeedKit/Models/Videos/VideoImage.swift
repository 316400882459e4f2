/// A picture of a video.
///
/// C: `pentad_video_image`.
public struct VideoImage: Hashable, Sendable {
  /// The address: `http` or `https`.
  public let url: String
  /// The width in pixels, above 0; nil if unknown.
  public let width: Int?
  /// The height in pixels, above 0; nil if unknown.
  public let height: Int?

  /// Creates a picture at an address; nil if it is not an `http` or `https` address or is too long.
  public init?(url: String, width: Int? = nil, height: Int? = nil) {
    guard let url = WebLink.checked(url) else { return nil }
    self.url = url
    self.width = width.flatMap { $0 > 0 ? $0 : nil }
    self.height = height.flatMap { $0 > 0 ? $0 : nil }
  }
}

extension Video {
  /// Returns the picture for a view with a given width in pixels: the narrowest that is at least as
  /// wide, or else the widest. Pictures of unknown width are used only if there is no other.
  public func image(width: Int) -> VideoImage? {
    let known = images.filter { $0.width != nil }
    let narrowest = known.filter { ($0.width ?? 0) >= width }
      .min { ($0.width ?? 0) < ($1.width ?? 0) }
    return narrowest ?? known.max { ($0.width ?? 0) < ($1.width ?? 0) } ?? images.first
  }
}
