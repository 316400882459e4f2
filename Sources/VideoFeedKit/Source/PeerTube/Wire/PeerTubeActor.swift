import PentadCore

/// A channel or an account, as PeerTube tells of it.
struct PeerTubeActor {
  private(set) var name: String?
  private(set) var displayName: String?
  private var host: String?
  private var picture: String?

  /// Reads one; nil for anything that has no name, such as the null of an account that was closed.
  init?(_ reader: inout JSONReader) throws(PentadError) {
    guard try reader.isObject() else { return nil }
    var (width, widest): (Int, String?) = (-1, nil)
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "name": self.name = try reader.text()
      case "displayName": displayName = try reader.text()
      case "host": host = try reader.text()
      case "avatars":
        _ = try reader.list { reader throws(PentadError) in
          guard let found = try PeerTubePicture(&reader), found.width ?? 0 > width else { return }
          (width, widest) = (found.width ?? 0, found.address)
        }
      default: try reader.skip()
      }
    }
    guard name != nil else { return nil }
    picture = widest
  }

  /// The name with the server that the actor is at home on: `news@peertube.example`.
  func handle(on server: PeerTubeServer) -> String {
    "\(name ?? "")@\(host ?? server.host)"
  }

  /// Whether the actor has a name, with the server or, of this server, without.
  func isCalled(_ name: String, on server: PeerTubeServer) -> Bool {
    let handle = handle(on: server)
    return name == handle || "\(name)@\(server.host)" == handle
  }

  func imageURL(on server: PeerTubeServer) -> String? { server.link(picture) }

  func sharer(on server: PeerTubeServer) -> Sharer {
    Sharer(
      id: handle(on: server), nickname: name ?? "", name: displayName,
      imageURL: imageURL(on: server), origin: .peertube)
  }

  func channel(of source: SourceID, on server: PeerTubeServer) -> VideoChannel? {
    RemoteID(handle(on: server), of: source).map { id in
      VideoChannel(
        id: id, name: displayName ?? name ?? "", isPublic: true, imageURL: imageURL(on: server))
    }
  }
}

/// A picture, as PeerTube tells of it.
struct PeerTubePicture {
  private var url: String?
  private var path: String?
  private(set) var width: Int?
  private(set) var height: Int?

  /// Reads one; nil for anything without an address.
  init?(_ reader: inout JSONReader) throws(PentadError) {
    guard try reader.isObject() else { return nil }
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "fileUrl": url = try reader.text()
      case "path": path = try reader.text()
      case "width": width = try PeerTubeJSON.int(&reader)
      case "height": height = try PeerTubeJSON.int(&reader)
      default: try reader.skip()
      }
    }
    guard address != nil else { return nil }
  }

  /// The address as the server sent it; servers before 8.1 send a path.
  var address: String? { url ?? path }

  func image(on server: PeerTubeServer) -> VideoImage? {
    server.link(address).flatMap { VideoImage(url: $0, width: width, height: height) }
  }
}
