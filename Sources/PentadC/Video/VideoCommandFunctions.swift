public import CPentad
import PentadCore
import VideoFeedKit

/// Parses a command of a remote control: `play`, `pause`, `togglePlay`, `next`, `previous`,
/// `seek:30000`, `skip:-10000`, `list:timeline`, `list:favorites`, `list:watchLater`,
/// `list:search:cats`, `like`, `watchLater`, `share`, `scrollGuide:3`, `showHelp`, `done`.
///
/// - Parameters:
///   - text: the text
///   - out: receives the command; unchanged after a failure
/// - Returns: `PENTAD_INVALID` for a text that is not a command
///
/// Ownership: there is nothing to free; `search_text` points into `text`. Blocks: no. Since: 0.1
@_cdecl("pentad_video_command_read")
public func pentad_video_command_read(
  _ text: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<pentad_video_command>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let text = try require(text, "text")
    guard let command = RemoteCommand(text: try readText(text, "text")) else {
      throw PentadError(
        .invalid,
        "text is not a command: write next, seek:30000 or "
          + "list:search:cats")
    }
    try fill(out, with: pentad_video_command(command, in: text))
  }
}

/// Returns the text of a remote control's command, as pentad_video_command_read() parses it.
///
/// - Parameters:
///   - command: the command
///   - out: receives the text
/// - Returns: `PENTAD_MISUSE` for an unknown command or list, or if `command`, a required field of
///   it or `out` is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_command_text")
public func pentad_video_command_text(
  _ command: UnsafePointer<pentad_video_command>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    try RemoteCommand(command).text
  }
}
