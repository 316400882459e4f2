/// The addresses of PeerTube videos, on any host: `/w/…`, `/videos/watch/…`, `/videos/embed/…`,
/// `/api/v1/videos/…`.
enum PeerTubeAddress {
  static func id(of address: VideoAddress) -> String? {
    let path = address.path.map(String.init)
    switch path.count {
    case 2 where path[0] == "w": return PeerTubeID.uuid(path[1])
    case 3 where path[0] == "videos" && ["watch", "embed"].contains(path[1]):
      return PeerTubeID.uuid(path[2])
    case 4 where path[..<3] == ["api", "v1", "videos"]: return PeerTubeID.uuid(path[3])
    default: return nil
    }
  }
}
