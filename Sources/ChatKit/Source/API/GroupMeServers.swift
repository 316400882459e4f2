public import PentadCore

/// The addresses of GroupMe's services, or of another server with the same protocol.
///
/// The account's token is sent to each of them.
///
/// ```swift
/// var servers = GroupMeServers()
/// servers.images = try TransportURL("https://pictures.example.org/groupme")
/// ```
public struct GroupMeServers: Hashable, Sendable {
  /// The address of most of the API: `https://api.groupme.com/v3`.
  public var api: TransportURL
  /// The address of the newer part of the API: `https://api.groupme.com/v4`.
  public var apiV4: TransportURL
  /// The address of the older part of the API: `https://v2.groupme.com`.
  public var apiV2: TransportURL
  /// The address of the picture service: `https://image.groupme.com/pictures`.
  public var images: TransportURL
  /// The address of the push service: `https://push.groupme.com/faye`.
  public var push: TransportURL

  /// Creates the addresses of GroupMe's own servers.
  public init() {
    api = TransportURL(host: "api.groupme.com", path: "/v3")
    apiV4 = TransportURL(host: "api.groupme.com", path: "/v4")
    apiV2 = TransportURL(host: "v2.groupme.com", path: "/")
    images = TransportURL(host: "image.groupme.com", path: "/pictures")
    push = TransportURL(host: "push.groupme.com", path: "/faye")
  }

  /// Creates the addresses of a `pentad-reference-server`.
  ///
  /// - Parameter address: the address at which it listens: `http://127.0.0.1:8080`.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an invalid address.
  public init(reference address: String) throws(PentadError) {
    // Check the address before it is changed, so that an error quotes it as given.
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
