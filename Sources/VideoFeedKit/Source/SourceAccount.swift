/// The user's account as a source knows it.
///
/// C: `pentad_video_account`.
public struct SourceAccount: Hashable, Sendable {
  /// The source's id of the user.
  public let userId: String
  /// The name; may be empty.
  public let name: String
  /// The public nickname; nil for none.
  public let nickname: String?
  /// The address of the picture; nil for none.
  public let imageURL: String?
  /// The networks that the user has connected to the source, or could connect.
  public let services: [Service]
  /// The channels that the source offers the user.
  public let channels: [VideoChannel]

  /// A network behind a source, in which the user can share.
  public struct Service: Hashable, Sendable {
    /// The network: `twitter`, `facebook` or another word. The set is open.
    public let origin: ShareOrigin
    /// True if the user has connected the network.
    public let isConnected: Bool

    /// Creates a network.
    public init(_ origin: ShareOrigin, isConnected: Bool) {
      self.origin = origin
      self.isConnected = isConnected
    }
  }

  /// Creates an account.
  public init(
    userId: String, name: String, nickname: String? = nil, imageURL: String? = nil,
    services: [Service] = [], channels: [VideoChannel] = []
  ) {
    self.userId = userId
    self.name = VideoLimits.cut(name, to: VideoLimits.title) ?? ""
    self.nickname = VideoLimits.cut(nickname, to: VideoLimits.title)
    self.imageURL = imageURL.flatMap(WebLink.checked)
    self.services = services
    self.channels = channels
  }
}
