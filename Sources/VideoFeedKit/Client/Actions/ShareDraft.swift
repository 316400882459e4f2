/// A video to share, with its text, destinations and recipients.
///
/// C: `pentad_video_share_options`.
public struct ShareDraft: Hashable, Sendable {
  /// The key of the video.
  public let video: VideoKey
  /// The broadcast to pass on; nil for the oldest one of the video.
  public let broadcast: RemoteID?
  /// The text of the share; may be empty.
  public let text: String
  /// The destinations: `twitter`, `email` or another word.
  public let destinations: [ShareOrigin]
  /// The mail addresses of the recipients, if mail is a destination.
  public let recipients: [String]

  /// Creates a share.
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
