import ChatKit
import PentadCore

/// Pictures of messages, which come through the showcase: a page loads nothing from elsewhere.
struct ChatPictures: Sendable {
  private let transport: any Transport
  private let server: String?
  /// The cache of recent pictures, by their addresses.
  private let kept = Box<[String: FileReply]>([:])

  /// The maximum number of cached pictures.
  static let limit = 50
  /// The maximum size of a picture, in bytes.
  static let byteLimit = 5_000_000

  init(_ backstage: Backstage) {
    transport = backstage.transport
    server = backstage.server
  }

  /// Returns true if a picture is on the showcase's own server: no other is requested.
  @Sendable func isOwn(_ url: String) -> Bool { server.map { url.hasPrefix($0 + "/") } ?? false }

  /// A picture at an address of the server's.
  ///
  /// - Throws: network errors; ``PentadCore/PentadError/Code/notFound`` for a file that is not a
  ///   picture.
  func load(_ url: String) async throws(PentadError) -> FileReply {
    if let picture = kept.value[url] { return picture }
    guard isOwn(url) else { throw Self.missing }
    var request = TransportRequest(try TransportURL(url))
    request.bodyLimit = Self.byteLimit
    let response = try await transport.send(request)
    let bytes = try await response.body.collect(limit: Self.byteLimit)
    guard response.status == 200, let type = Self.type(of: bytes) else { throw Self.missing }
    let picture = FileReply(type: type, bytes: bytes, freshFor: nil)
    kept.change { kept in
      if kept.count >= Self.limit { kept.removeAll() }
      kept[url] = picture
    }
    return picture
  }

  /// Returns the type of a picture by its first bytes, regardless of the server's type.
  static func type(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xff, 0xd8, 0xff]) { return "image/jpeg" }
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) { return "image/png" }
    if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) { return "image/gif" }
    return nil
  }

  static let missing = PentadError(.notFound, "the picture does not exist")
}

extension ChatScreens {
  /// A picture that is attached to a message which is stored.
  func picture(_ request: PageRequest) async throws(PentadError) -> FileReply {
    let client = try session.signedIn()
    guard let id = MessageID(try request.parameter("message")),
      let place = Int(try request.parameter("place")),
      let attachments = try await client.message(id)?.attachments,
      attachments.indices.contains(place), case .image(let picture) = attachments[place]
    else { throw ChatPictures.missing }
    return try await pictures.load(picture.image.url)
  }
}
