public import PentadCore

/// A server that speaks the protocol of Shelby.tv, version 2. Shelby.tv's own is gone, so none is the
/// usual one.
public struct ShelbyServer: Hashable, Sendable {
  /// Where it is, without a slash at the end: `https://shelby.example.org`. Its calls stand below `/v2`,
  /// its sign-in below `/oauth`.
  public let address: String
  let api: TransportURL
  let oauth: TransportURL

  /// The server at an address.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an address that is none, or has a query.
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

  /// The source that a user of it is: `shelby:shelby.example.org/4e7179b8`.
  func source(of userId: String) -> SourceID {
    SourceID("\(name)/\(TransportURL.encoded(userId))")
  }

  /// The user that a source of it is; nil for a source of another server.
  func user(of source: SourceID) -> String? {
    let start = "\(name)/"
    guard source.rawValue.hasPrefix(start) else { return nil }
    let user = PercentText.decoded(source.rawValue.dropFirst(start.count))
    return self.source(of: user) == source ? user : nil
  }

  /// The address without its scheme, behind the name of the protocol.
  var name: String { "shelby:\(address.dropFirst(api.scheme.count + 3))" }

  /// The account of a secret of the server: what was given over https is not sent over http.
  func secretAccount(_ name: String) -> String { isPrivate ? name : "http \(name)" }

  /// Whether nobody can read along: by its encryption, or since it is on this machine.
  var isPrivate: Bool { api.scheme == "https" || api.isLoopback }
}
