/// The addresses of Vimeo videos: `vimeo.com/76979871`, `vimeo.com/channels/staffpicks/76979871`,
/// `player.vimeo.com/video/76979871`, and `vimeo.com/76979871/8272103f6e` for an unlisted video.
enum VimeoAddress {
  static func id(of address: VideoAddress) -> String? {
    guard address.isAt("vimeo.com") else { return nil }
    let path = address.path
    switch path.first {
    case nil: return nil
    case "moogaloop.swf": return address.value("clip_id").flatMap(checked)
    case "video", "videos": return path.dropFirst().first.flatMap(checked)
    case "channels", "ondemand":
      return path.count == 3 ? checked(path[2]) : nil
    case "groups", "album", "showcase", "manage", "event":
      // The number after `album` is the id of the album, not of the video.
      return path.firstIndex { $0 == "video" || $0 == "videos" }
        .flatMap { path.dropFirst($0 + 1).first }.flatMap(checked)
    case let first?: return checked(first)
    }
  }

  private static func checked(_ text: some StringProtocol) -> String? {
    let isNumber = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isNumber && (1...18).contains(text.utf8.count) && text.first != "0" ? String(text) : nil
  }
}
