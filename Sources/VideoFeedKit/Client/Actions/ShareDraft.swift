/// A video to be shared, with what is said of it and with whom.
///
/// C: `pentad_video_share_options`.
public struct ShareDraft: Hashable, Sendable {
  /// The key of the video.
  public let video: VideoKey
  /// The broadcast that is passed on; nil for the oldest one of the video.
  public let broadcast: RemoteID?
  /// What is said of it; may be empty.
  public let text: String
  /// Where it goes: `twitter`, `email` or another word.
  public let destinations: [ShareOrigin]
  /// The mail addresses, when it goes by mail.
  public let recipients: [String]

  /// Describes a share.
  public init(
    video: VideoKey, broadcast: RemoteID? = nil, text: String, destinations: [ShareOrigin],
    recipients: [String] = []
  ) {
    self.video = video
    self.broadcast = broadcast
    self.text = text
    self.destinations = destinations
    self.recipients = recipients
  }
}
