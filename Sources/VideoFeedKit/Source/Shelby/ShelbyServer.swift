public import PentadCore

/// A server with the protocol of Shelby.tv, version 2. Shelby.tv itself no longer exists, so there
/// is no default server.
public struct ShelbyServer: Hashable, Sendable {
  /// The base address without a trailing slash: `https://shelby.example.org`. API calls are below
  /// `/v2`, the sign-in is below `/oauth`.
  public let address: String
  let api: TransportURL
  let oauth: TransportURL

  /// Creates a server from its address.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for text that is not an address, or for an
  ///   address with a query.
  public init(_ address: String) throws(PentadError) {
    let url = try TransportURL(address)
    guard url.query == nil else {
      throw PentadError(.invalid, "the address of a server has no query")
    }
    var base = Substring(url.string)
    while base.last == "/" { base.removeLast() }
    self.address = String(base)
    api = try TransportURL(base + "/v2")
    oauth = try TransportURL(base + "/oauth")
  }

  /// Returns the source id of a user on this server: `shelby:shelby.example.org/4e7179b8`.
  func source(of userId: String) -> SourceID {
    SourceID("\(name)/\(TransportURL.encoded(userId))")
  }

  /// Returns the user id in a source id of this server; nil for a source of another server.
  func user(of source: SourceID) -> String? {
    let start = "\(name)/"
    guard source.rawValue.hasPrefix(start) else { return nil }
    let user = PercentText.decoded(source.rawValue.dropFirst(start.count))
    return self.source(of: user) == source ? user : nil
  }

  /// The protocol name and the address without its scheme.
  var name: String { "shelby:\(address.dropFirst(api.scheme.count + 3))" }

  /// Returns the account name of a secret of the server. Secrets received over https are not sent
  /// over http.
  func secretAccount(_ name: String) -> String { isPrivate ? name : "http \(name)" }

  /// True if the connection cannot be intercepted: it is encrypted or local to this machine.
  var isPrivate: Bool { api.scheme == "https" || api.isLoopback }
}
