import PentadCore

/// The feeds of all channels in four formats, and a list of them.
///
/// | path | answer |
/// |---|---|
/// | `/feeds/FORMAT/NAME?count=15&page=1` | the feed of a channel, or of `all` |
/// | `/feeds/FORMAT/NAME?odd=entities` | the same with a ``FeedOddity`` |
/// | `/feeds/opml?format=atom` | OPML with the feeds of all channels |
/// | `/feeds` | a page for people, which names the feeds of `all` |
/// | `/feeds/moved/FORMAT/NAME` | 301 to the feed |
/// | `/feeds/gone/…` | 410 |
/// | `/feeds/loop/…` | 302 to itself |
///
/// A feed has `ETag`, `Last-Modified` and `Cache-Control`; a client with a current copy gets 304.
final class FeedService: Sendable {
  private let shelf: VideoShelf
  private let age = Lock(FeedService.usualAge)

  private static let usualAge = 60

  init(_ shelf: VideoShelf) { self.shelf = shelf }

  /// Sets the freshness lifetime of feeds, in seconds, at most one year.
  func setMaxAge(_ seconds: Int) { age.withLock { $0 = min(max(0, seconds), 31_536_000) } }

  /// Resets all changes.
  func reset() { setMaxAge(Self.usualAge) }

  /// Answers a request.
  func respond(to request: Request) -> Response {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .page(405, "Method Not Allowed")
    }
    let path = request.path.split(separator: "/").dropFirst().map(String.init)
    switch path.first {
    case nil: return .text(VideoPages(shelf, request.origin).feeds, type: VideoPages.type)
    case "opml": return opml(request)
    case "moved":
      return .redirect(
        301, to: "\(request.origin)/feeds/\(path.dropFirst().joined(separator: "/"))")
    case "gone": return .page(410, "Gone")
    case "loop": return .redirect(302, to: request.origin + request.rawPath)
    case let format?:
      guard path.count == 2, let format = FeedFormat(rawValue: format) else {
        return .page(404, "Not Found")
      }
      return feed(path[1], format, request)
    }
  }

  private func feed(_ name: String, _ format: FeedFormat, _ request: Request) -> Response {
    let document = FeedDocument(name, request.query, shelf, origin: request.origin)
    guard let document else { return .page(404, "Not Found") }
    let text =
      switch format {
      case .atom: document.atom
      case .rss, .mrss: document.rss(format)
      case .json: document.json.text()
      }
    var response = Response.text(text, type: "\(format.type); charset=utf-8")
    if let oddity = request.query["odd"] {
      guard format != .json, let oddity = FeedOddity(rawValue: oddity) else {
        return .page(404, "Not Found")
      }
      if oddity == .unasked { return Response(status: 304, body: .bytes([])) }
      response.body = .bytes(oddity.applied(to: text, origin: request.origin))
    }
    return response.cached(
      for: request, modifiedAt: document.updatedAt, maxAge: age.withLock { $0 })
  }

  private func opml(_ request: Request) -> Response {
    let format = request.query["format"].map { FeedFormat(rawValue: $0) } ?? .atom
    guard let format else { return .page(404, "Not Found") }
    let text = shelf.catalogue.opml(format, origin: request.origin)
    return .text(text, type: "text/x-opml; charset=utf-8")
  }
}

extension Response {
  /// Returns an answer that redirects the client to another address.
  static func redirect(_ status: Int, to address: String) -> Response {
    var response = Response.page(status, "Moved")
    response.headers.append(("Location", address))
    return response
  }
}
