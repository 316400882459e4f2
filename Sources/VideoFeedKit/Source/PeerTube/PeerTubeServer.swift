public import PentadCore

/// A server of PeerTube.
public struct PeerTubeServer: Hashable, Sendable {
  /// Where it is, without a `/` at the end: `https://peertube.example`.
  public let address: TransportURL
  let base: FeedBase?

  /// The server at an address; `https` when it names no scheme, as in `peertube.example`.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for what is no address of `http` or `https`.
  public init(_ address: String) throws(PentadError) {
    let whole = try TransportURL(address.contains("://") ? address : "https://\(address)")
    var text = whole.origin + whole.path
    while text.hasSuffix("/") { text.removeLast() }
    self.address = try TransportURL(text)
    base = FeedBase(text + "/")
  }

  /// The address as it is written, without a `/` at the end.
  var text: String {
    address.path == "/" ? address.origin : address.string
  }

  /// The server in the name of a source: `peertube.example:8443`, in lower case but for a path.
  var name: String { String(text.drop { $0 != "/" }.dropFirst(2)) }

  /// The server in the name of a secret: what was given over https is not sent over http.
  var secretName: String {
    address.scheme == "https" || address.isLoopback ? name : "http://\(name)"
  }

  /// The host by which PeerTube calls its own people: `alice@peertube.example`.
  var host: String {
    let isDefault = address.port == (address.scheme == "https" ? 443 : 80)
    return isDefault ? address.host : "\(address.host):\(address.port)"
  }

  /// The whole address of one that the server sent, which may be relative to its own; nil for any
  /// scheme but `http` and `https`.
  func link(_ reference: String?) -> String? {
    reference.flatMap { FeedAddress.resolve($0, base: base) }
  }

  /// The address of a call of the API.
  ///
  /// - Parameter parts: the names in the path; some come from servers and hosts, so each is checked.
  func call(_ parts: [String]) throws(PentadError) -> TransportURL {
    var text = text + "/api/v1"
    for part in parts {
      guard VideoLimits.isID(part), part != ".", part != ".." else {
        throw PentadError(.invalid, "this cannot be the name of a video, a channel or an account")
      }
      text += "/" + TransportURL.encoded(part)
    }
    return try TransportURL(text)
  }
}
