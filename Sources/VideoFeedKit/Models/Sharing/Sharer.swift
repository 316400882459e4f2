/// A person who shared a video or wrote about it, or a feed that published it.
///
/// C: `pentad_video_sharer`.
public struct Sharer: Hashable, Sendable {
  /// The source's id of the person; nil for none.
  public let id: String?
  /// The person's nickname in the source; may be empty.
  public let nickname: String
  /// The full name; nil if unknown.
  public let name: String?
  /// The address of the picture: `http` or `https`; nil for none.
  public let imageURL: String?
  /// The service through which the person shares: `twitter`, `facebook`, `feed` or another word.
  /// The set is open.
  public let origin: ShareOrigin

  /// Creates a person. An id that is too long is left out, and so is a picture that has no `http`
  /// or `https` address.
  public init(
    id: String? = nil, nickname: String, name: String? = nil, imageURL: String? = nil,
    origin: ShareOrigin
  ) {
    self.id = id.flatMap { VideoLimits.isID($0) ? $0 : nil }
    self.nickname = VideoLimits.cut(nickname, to: VideoLimits.title) ?? ""
    self.name = VideoLimits.cut(name, to: VideoLimits.title)
    self.imageURL = imageURL.flatMap(WebLink.checked)
    self.origin = origin
  }

  /// The name that lists show: the nickname as the source writes it, or the full name if there is
  /// no nickname. Twitter nicknames begin with a single `@`.
  public var displayName: String {
    if nickname.isEmpty { return name ?? "" }
    return origin == .twitter ? "@\(nickname.drop { $0 == "@" })" : nickname
  }
}
