import PentadCore

/// The memory size of groups, and reducing it.
extension VideoGroup {
  /// The approximate size of the group in bytes: its texts and the structures that hold them.
  var memory: Int64 {
    frame + broadcasts.reduce(0) { $0 + $1.memory } + comments.reduce(0) { $0 + $1.memory }
  }

  /// The size without broadcasts and comments.
  private var frame: Int64 {
    256 + video.memory + playability.memory + Int64(state.spans.spans.count) * 16
  }

  /// Returns the group with as many of its newest broadcasts and comments as fit. Its face and
  /// newest share always stay, so that its position in the lists does not change.
  func fitting(in bytes: Int64) -> VideoGroup {
    let ends = broadcasts.count > 1 ? [face, broadcasts[broadcasts.count - 1]] : [face]
    var room = bytes - frame - ends.reduce(0) { $0 + $1.memory }
    let shares = Self.newest(of: broadcasts.dropFirst().dropLast(), &room, \.memory)
    let written = Self.newest(of: comments[...], &room, \.memory)
    return VideoGroup(
      video: video, broadcasts: ends + shares, comments: Array(written), state: state,
      playability: playability) ?? self
  }

  private static func newest<Line>(
    of lines: ArraySlice<Line>, _ room: inout Int64, _ size: (Line) -> Int64
  ) -> ArraySlice<Line> {
    var first = lines.endIndex
    while first > lines.startIndex, size(lines[first - 1]) <= room {
      first -= 1
      room -= size(lines[first])
    }
    if first > lines.startIndex { room = 0 }
    return lines[first...]
  }
}

extension Broadcast {
  /// The approximate size in bytes.
  var memory: Int64 {
    256 + id.memory + sharer.memory + comment.memory + (channel?.memory ?? 0) + (roll?.memory ?? 0)
  }
}

extension VideoComment {
  /// The approximate size in bytes.
  var memory: Int64 { 192 + id.memory + author.memory + text.memory + (parent?.memory ?? 0) }
}

extension Video {
  fileprivate var memory: Int64 {
    var bytes = key.id.memory + title.memory + summary.memory + author.memory
    bytes += pageURL.memory + (embed?.url.memory ?? 0)
    for image in images { bytes += 64 + image.url.memory }
    return media.reduce(bytes + 256) { $0 + $1.memory }
  }
}

extension MediaRendition {
  fileprivate var memory: Int64 { 128 + url.memory + type.memory }
}

extension Playability {
  fileprivate var memory: Int64 {
    switch self {
    case .unknown: 0
    case .playable(let renditions): renditions.reduce(0) { $0 + $1.memory }
    case .embedOnly(let embed): embed.url.memory
    case .pageOnly(let url): url.memory
    case .unplayable(let reason): reason.rawValue.memory
    case .checkFailed(let error): error.message.memory
    }
  }
}

extension Sharer {
  fileprivate var memory: Int64 {
    nickname.memory + id.memory + name.memory + imageURL.memory + origin.rawValue.memory
  }
}

extension RemoteID {
  fileprivate var memory: Int64 { id.memory }
}

extension String {
  fileprivate var memory: Int64 { Int64(utf8.count) }
}

extension String? {
  fileprivate var memory: Int64 { self?.memory ?? 0 }
}
