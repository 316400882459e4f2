/// What somebody with a remote control wants of a screen that plays videos: the commands of TouchPlay, the
/// original's remote control. How they come, by whatever network, is the host's.
///
/// C: `pentad_video_command`.
public enum RemoteCommand: Hashable, Sendable {
  /// Play on.
  case play
  /// Stand still.
  case pause
  /// Play on, or stand still.
  case togglePlay
  /// Play the next video of the list.
  case next
  /// Play the one before.
  case previous
  /// Go to a position, in milliseconds.
  case seek(Int64)
  /// Go on, or back, by so many milliseconds.
  case skip(Int64)
  /// Show another list.
  case list(FeedListKind)
  /// Like the current video, or no longer.
  case like
  /// Keep the current video for later, or no longer.
  case watchLater
  /// Begin to share the current video.
  case share
  /// Scroll the list by so many rows, up when it is below 0.
  case scrollGuide(Int)
  /// Show what the commands do, or hide it.
  case showHelp
  /// Put the remote control away.
  case done
}

// MARK: As a text

extension RemoteCommand: CustomStringConvertible {
  /// The command as a text: `next`, `seek:30000`, `list:search:cats`.
  ///
  /// C: `pentad_video_command_text`.
  public var text: String {
    switch self {
    case .seek(let position): "seek:\(position)"
    case .skip(let span): "skip:\(span)"
    case .scrollGuide(let rows): "scrollGuide:\(rows)"
    case .list(let list): "list:\(list)"
    default: Self.plain.first { $1 == self }?.0 ?? ""
    }
  }

  /// Reads ``text``; nil when it is none.
  ///
  /// C: `pentad_video_command_read`.
  public init?(text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      guard let found = Self.plain.first(where: { $0.0 == text })?.1 else { return nil }
      self = found
      return
    }
    let value = String(parts[1])
    switch parts[0] {
    case "list":
      guard let list = FeedListKind(text: value) else { return nil }
      self = .list(list)
    case "seek":
      guard let position = Int64(value), position >= 0 else { return nil }
      self = .seek(position)
    case "skip":
      guard let span = Int64(value) else { return nil }
      self = .skip(span)
    case "scrollGuide":
      guard let rows = Int(value) else { return nil }
      self = .scrollGuide(rows)
    default: return nil
    }
  }

  /// The same as ``text``.
  public var description: String { text }

  private static let plain: [(String, RemoteCommand)] = [
    ("play", .play), ("pause", .pause), ("togglePlay", .togglePlay), ("next", .next),
    ("previous", .previous), ("like", .like), ("watchLater", .watchLater), ("share", .share),
    ("showHelp", .showHelp), ("done", .done),
  ]
}

extension RemoteCommand {
  /// What the command is to a playback; nil for one that is for the screen.
  var input: PlaybackInput? {
    switch self {
    case .play: .play
    case .pause: .pause
    case .togglePlay: .togglePlay
    case .next: .next
    case .previous: .previous
    case .seek(let position): .seek(position)
    case .skip(let span): .skip(span)
    case .list, .like, .watchLater, .share, .scrollGuide, .showHelp, .done: nil
    }
  }
}
