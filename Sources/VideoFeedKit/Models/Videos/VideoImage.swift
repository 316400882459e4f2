/// A picture of a video.
///
/// C: `pentad_video_image`.
public struct VideoImage: Hashable, Sendable {
  /// Where it is: `http` or `https`.
  public let url: String
  /// How wide it is in pixels, above 0; nil when nobody says.
  public let width: Int?
  /// How high it is in pixels, above 0; nil when nobody says.
  public let height: Int?

  /// The picture at an address; nil for an address of another scheme, or one that is too long.
  public init?(url: String, width: Int? = nil, height: Int? = nil) {
    guard let url = WebLink.checked(url) else { return nil }
    self.url = url
    self.width = width.flatMap { $0 > 0 ? $0 : nil }
    self.height = height.flatMap { $0 > 0 ? $0 : nil }
  }
}

extension Video {
  /// The picture for a place of so many pixels: the narrowest that is at least as wide, else the widest.
  /// One whose width is not known is taken when there is no other.
  public func image(width: Int) -> VideoImage? {
    let known = images.filter { $0.width != nil }
    let narrowest = known.filter { ($0.width ?? 0) >= width }
      .min { ($0.width ?? 0) < ($1.width ?? 0) }
    return narrowest ?? known.max { ($0.width ?? 0) < ($1.width ?? 0) } ?? images.first
  }
}
