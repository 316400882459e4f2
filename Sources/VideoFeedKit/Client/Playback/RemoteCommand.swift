/// A command of a remote control for a screen that plays videos. The commands are those of
/// TouchPlay, the original program's remote control. The host transports them.
///
/// C: `pentad_video_command`.
public enum RemoteCommand: Hashable, Sendable {
  /// Play or resume.
  case play
  /// Pause.
  case pause
  /// Play or pause.
  case togglePlay
  /// Play the next video of the list.
  case next
  /// Play the previous video.
  case previous
  /// Seek to a position, in milliseconds.
  case seek(Int64)
  /// Seek by a number of milliseconds, forward or back.
  case skip(Int64)
  /// Show another list.
  case list(FeedListKind)
  /// Like or unlike the current video.
  case like
  /// Mark or unmark the current video to watch later.
  case watchLater
  /// Start to share the current video.
  case share
  /// Scroll the list by a number of rows, up if negative.
  case scrollGuide(Int)
  /// Show or hide the help on commands.
  case showHelp
  /// Close the remote control.
  case done
}

// MARK: Text form

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

  /// Reads ``text``; nil if it is not a command.
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
  /// The playback input of the command; nil for a command for the screen.
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
