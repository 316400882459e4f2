/// Somebody who shared a video or wrote about it, or a feed that published it.
///
/// C: `pentad_video_sharer`.
public struct Sharer: Hashable, Sendable {
  /// The source's id of the person; nil when it gives none.
  public let id: String?
  /// The name by which the person is known there; may be empty.
  public let nickname: String
  /// The name in full; nil when it is not known.
  public let name: String?
  /// The address of the picture: `http` or `https`; nil for none.
  public let imageURL: String?
  /// Where the person shares: `twitter`, `facebook`, `feed` or another word. The set is open.
  public let origin: ShareOrigin

  /// Describes a person. An id that is too long and a picture of another scheme are left out.
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

  /// The name as lists show it: the nickname as its source writes it, behind one `@` for people of Twitter; the
  /// full name when there is no nickname.
  public var displayName: String {
    if nickname.isEmpty { return name ?? "" }
    return origin == .twitter ? "@\(nickname.drop { $0 == "@" })" : nickname
  }
}
