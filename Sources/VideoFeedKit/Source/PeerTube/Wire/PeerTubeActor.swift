import PentadCore

/// A channel or account in a PeerTube response.
struct PeerTubeActor {
  private(set) var name: String?
  private(set) var displayName: String?
  private var host: String?
  private var picture: String?

  /// Reads an actor; nil for a value without a name, such as the null of a closed account.
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

  /// Returns the handle with the actor's home server: `news@peertube.example`.
  func handle(on server: PeerTubeServer) -> String {
    "\(name ?? "")@\(host ?? server.host)"
  }

  /// Returns true if the actor has a name. On this server, the name may omit the host.
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

/// A picture in a PeerTube response.
struct PeerTubePicture {
  private var url: String?
  private var path: String?
  private(set) var width: Int?
  private(set) var height: Int?

  /// Reads a picture; nil for a value without an address.
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

  /// The address as sent by the server. Servers before 8.1 send a path.
  var address: String? { url ?? path }

  func image(on server: PeerTubeServer) -> VideoImage? {
    server.link(address).flatMap { VideoImage(url: $0, width: width, height: height) }
  }
}
