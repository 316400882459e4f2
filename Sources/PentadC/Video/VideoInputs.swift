import CPentad
import PentadCore
import VideoFeedKit

/// Reads a video key.
///
/// - Throws: `misuse` for NULL; `invalid` for text that is not UTF-8 or names no video
func readVideo(
  _ pointer: UnsafePointer<CChar>?, _ name: StaticString
) throws(PentadError) -> VideoKey {
  guard let key = VideoKey(text: try readText(pointer, name)) else {
    throw PentadError(.invalid, "\(name) is not a video: write youtube:BmzSEYNTkHA")
  }
  return key
}

/// Reads a video key; nil for NULL.
func readOptionalVideo(
  _ pointer: UnsafePointer<CChar>?, _ name: StaticString
) throws(PentadError) -> VideoKey? {
  guard pointer != nil else { return nil }
  return try readVideo(pointer, name)
}

/// Reads a source id.
///
/// - Throws: as `readText`
func readSource(
  _ pointer: UnsafePointer<CChar>?, _ name: StaticString = "source"
) throws(PentadError) -> SourceID {
  SourceID(try readText(pointer, name))
}

/// The requested page of a list.
struct VideoPage: Sendable {
  /// The group after which the page begins; nil for the first page.
  let cursor: VideoCursor?
  let limit: Int

  /// - Throws: `misuse` for a wrong size and a limit too large for a list; `invalid` for a text
  ///   that is not UTF-8 or names no video
  init(_ pointer: UnsafePointer<pentad_video_page_options>?) throws(PentadError) {
    let record = try readOptions(pointer, "page")
    let key = try readOptionalVideo(record.before, "page->before")
    cursor = key.map { VideoCursor(latestShare: record.before_share, key: $0) }
    limit = try readLimit(record.limit, "page->limit")
  }
}

extension FeedListKind {
  /// Reads the kind of list.
  ///
  /// - Throws: `misuse` for an unknown list, and for a search with a NULL text; `invalid` for text
  ///   that is not UTF-8
  init(
    _ list: pentad_video_list, search: UnsafePointer<CChar>?, _ name: StaticString
  ) throws(PentadError) {
    switch list {
    case PENTAD_VIDEO_LIST_TIMELINE: self = .timeline
    case PENTAD_VIDEO_LIST_FAVORITES: self = .favorites
    case PENTAD_VIDEO_LIST_WATCH_LATER: self = .watchLater
    case PENTAD_VIDEO_LIST_SEARCH: self = .search(try readText(search, name))
    default: throw PentadError(.misuse, "list is \(list.rawValue)")
    }
  }
}

extension RemoteCommand {
  /// Reads a command.
  ///
  /// - Throws: `misuse` for NULL, a wrong size, an unknown command or list; `invalid` for a
  ///   position below 0 and for text that is not UTF-8
  init(_ pointer: UnsafePointer<pentad_video_command>?) throws(PentadError) {
    _ = try require(pointer, "command")
    let record = try readOptions(pointer, "command")
    switch record.kind {
    case PENTAD_VIDEO_COMMAND_KIND_PLAY: self = .play
    case PENTAD_VIDEO_COMMAND_KIND_PAUSE: self = .pause
    case PENTAD_VIDEO_COMMAND_KIND_TOGGLE_PLAY: self = .togglePlay
    case PENTAD_VIDEO_COMMAND_KIND_NEXT: self = .next
    case PENTAD_VIDEO_COMMAND_KIND_PREVIOUS: self = .previous
    case PENTAD_VIDEO_COMMAND_KIND_SEEK:
      guard record.value >= 0 else {
        throw PentadError(.invalid, "\(record.value) is not a position in a video")
      }
      self = .seek(record.value)
    case PENTAD_VIDEO_COMMAND_KIND_SKIP: self = .skip(record.value)
    case PENTAD_VIDEO_COMMAND_KIND_LIST:
      self = .list(
        try FeedListKind(record.list, search: record.search_text, "command->search_text"))
    case PENTAD_VIDEO_COMMAND_KIND_LIKE: self = .like
    case PENTAD_VIDEO_COMMAND_KIND_WATCH_LATER: self = .watchLater
    case PENTAD_VIDEO_COMMAND_KIND_SHARE: self = .share
    case PENTAD_VIDEO_COMMAND_KIND_SCROLL_GUIDE: self = .scrollGuide(Int(record.value))
    case PENTAD_VIDEO_COMMAND_KIND_SHOW_HELP: self = .showHelp
    case PENTAD_VIDEO_COMMAND_KIND_DONE: self = .done
    default: throw PentadError(.misuse, "command->kind is \(record.kind.rawValue)")
    }
  }
}
