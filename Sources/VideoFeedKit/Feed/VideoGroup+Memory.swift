/// What groups take in memory, and how one is made smaller.
extension VideoGroup {
  /// About how many bytes the group takes: its texts, and what holds them.
  var memory: Int64 {
    var bytes = Self.fixed + video.memory
    for broadcast in broadcasts { bytes += broadcast.memory }
    for comment in comments { bytes += comment.memory }
    return bytes + Int64(state.spans.spans.count) * 16
  }

  private static let fixed: Int64 = 256

  /// The group with as many of its newest lines as there is room for, and in any case its face and its
  /// newest share: it stands where it stood in the lists.
  func fitting(in bytes: Int64) -> VideoGroup {
    let ends = broadcasts.count > 1 ? [face, broadcasts[broadcasts.count - 1]] : [face]
    var room = bytes - Self.fixed - video.memory - ends.reduce(0) { $0 + $1.memory }
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

extension Video {
  fileprivate var memory: Int64 {
    var bytes = key.memory + title.memory + summary.memory + author.memory + pageURL.memory
    for image in images { bytes += 64 + Int64(image.url.utf8.count) }
    for rendition in media { bytes += 128 + Int64(rendition.url.utf8.count) }
    return bytes + 256
  }
}

extension Broadcast {
  fileprivate var memory: Int64 { 256 + id.memory + sharer.memory + comment.memory }
}

extension VideoComment {
  fileprivate var memory: Int64 { 192 + id.memory + author.memory + Int64(text.utf8.count) }
}

extension Sharer {
  fileprivate var memory: Int64 {
    Int64(nickname.utf8.count) + id.memory + name.memory + imageURL.memory
  }
}

extension VideoKey {
  fileprivate var memory: Int64 { Int64(id.utf8.count) }
}

extension RemoteID {
  fileprivate var memory: Int64 { Int64(id.utf8.count) }
}

extension String? {
  fileprivate var memory: Int64 { Int64(self?.utf8.count ?? 0) }
}
