public import PentadCore

/// Where the services of GroupMe are, or those of another server that speaks its protocol.
///
/// The account's token is sent to each of them.
///
/// ```swift
/// var servers = GroupMeServers()
/// servers.images = try TransportURL("https://pictures.example.org/groupme")
/// ```
public struct GroupMeServers: Hashable, Sendable {
  /// Most of the API: `https://api.groupme.com/v3`.
  public var api: TransportURL
  /// The newer part of it: `https://api.groupme.com/v4`.
  public var apiV4: TransportURL
  /// The older part of it: `https://v2.groupme.com`.
  public var apiV2: TransportURL
  /// What takes pictures: `https://image.groupme.com/pictures`.
  public var images: TransportURL
  /// The push service: `https://push.groupme.com/faye`.
  public var push: TransportURL

  /// GroupMe's own.
  public init() {
    api = TransportURL(host: "api.groupme.com", path: "/v3")
    apiV4 = TransportURL(host: "api.groupme.com", path: "/v4")
    apiV2 = TransportURL(host: "v2.groupme.com", path: "/")
    images = TransportURL(host: "image.groupme.com", path: "/pictures")
    push = TransportURL(host: "push.groupme.com", path: "/faye")
  }

  /// Those of a `pentad-reference-server`.
  ///
  /// - Parameter address: where it listens: `http://127.0.0.1:8080`.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an address that is none.
  public init(reference address: String) throws(PentadError) {
    // What is no address is told as it was given.
    _ = try TransportURL(address)
    var base = Substring(address)
    while base.last == "/" { base.removeLast() }
    api = try TransportURL(base + "/groupme/v3")
    apiV4 = try TransportURL(base + "/groupme/v4")
    apiV2 = try TransportURL(base + "/groupme/v2")
    images = try TransportURL(base + "/groupme/pictures")
    push = try TransportURL(base + "/groupme/faye")
  }
}
