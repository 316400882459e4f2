import PentadCore

/// The items below `/video` and `/videos`: files with ranges, pictures, and pages.
///
/// | path | answer |
/// |---|---|
/// | `/video/files/UUID-HEIGHT.mp4` | a file of ``MP4`` |
/// | `/video/pictures/UUID.png`, `channel-1.png`, `person-101.png` | a picture |
/// | `/video/channels/HANDLE`, `/videos/watch/UUID`, `/videos/embed/UUID` | a page |
struct VideoFiles: Sendable {
  private let shelf: VideoShelf

  init(_ shelf: VideoShelf) { self.shelf = shelf }

  /// Answers a request.
  func respond(to request: Request) -> Response {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .page(405, "Method Not Allowed")
    }
    let path = request.path.split(separator: "/").dropFirst()
    guard path.count == 2, let room = path.first, let name = path.last.map(String.init) else {
      return .page(404, "Not Found")
    }
    let pages = VideoPages(shelf, request.origin)
    let page: String?
    switch room {
    case "files": return file(name, request)
    case "pictures": return picture(name, request)
    case "channels": page = pages.channel(name)
    case "watch": page = pages.video(name)
    case "embed": page = pages.embed(name)
    default: page = nil
    }
    return page.map { .text($0, type: VideoPages.type) } ?? .page(404, "Not Found")
  }

  private func file(_ name: String, _ request: Request) -> Response {
    let stem = Self.stem(name, ".mp4").split(separator: "-")
    guard let height = stem.last.flatMap({ Int($0) }),
      let video = shelf.catalogue.video(stem.dropLast().joined(separator: "-")),
      video.heights.contains(height), name == "\(video.uuid)-\(height).mp4"
    else { return .page(404, "Not Found") }
    let bytes = MP4.bytes(
      seconds: video.duration, height: height, seed: UInt64(video.number * 10_000 + height))
    return Response(headers: [("Content-Type", MP4.type)], body: .bytes(bytes))
      .cached(for: request, modifiedAt: video.publishedAt, maxAge: 86_400)
      .part(for: request, tag: Response.tag(of: bytes))
  }

  private func picture(_ name: String, _ request: Request) -> Response {
    let stem = Self.stem(name, ".png")
    let parts = stem.split(separator: "-")
    let catalogue = shelf.catalogue
    let number = parts.count == 2 ? Int(parts[1]) : nil
    let size = VideoCatalogue.Person.pictureSize
    let bytes: [UInt8]
    if let person = number.flatMap({ catalogue.person($0) }), parts[0] == "person" {
      bytes = PNG.bytes(width: size, height: size, seed: UInt64(person.number))
    } else if let channel = number.flatMap({ catalogue.channel($0) }), parts[0] == "channel" {
      bytes = PNG.bytes(width: size, height: size, seed: UInt64(1_000_000 + channel.number))
    } else if let video = catalogue.video(stem) {
      bytes = PNG.bytes(
        width: VideoCatalogue.Video.pictureWidth, height: VideoCatalogue.Video.pictureHeight,
        seed: UInt64(2_000_000 + video.number))
    } else {
      return .page(404, "Not Found")
    }
    return Response(headers: [("Content-Type", PNG.type)], body: .bytes(bytes))
      .cached(for: request, modifiedAt: 1_700_000_000_000, maxAge: 86_400)
  }

  /// Returns a name without its extension; empty for any other extension.
  private static func stem(_ name: String, _ ending: String) -> String {
    name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : ""
  }
}
