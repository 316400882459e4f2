public import PentadCore

/// A PeerTube server.
public struct PeerTubeServer: Hashable, Sendable {
  /// The base address, without a trailing `/`: `https://peertube.example`.
  public let address: TransportURL
  let base: FeedBase?

  /// Creates a server from its address. Without a scheme, as in `peertube.example`, `https` is
  /// assumed.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for text that is not an `http` or `https`
  ///   address.
  public init(_ address: String) throws(PentadError) {
    let whole = try TransportURL(address.contains("://") ? address : "https://\(address)")
    var text = whole.origin + whole.path
    while text.hasSuffix("/") { text.removeLast() }
    self.address = try TransportURL(text)
    base = FeedBase(text + "/")
  }

  /// The address as text, without a trailing `/`.
  var text: String {
    address.path == "/" ? address.origin : address.string
  }

  /// The server in the id of a source: `peertube.example:8443`. The host is in lower case; a path
  /// is unchanged.
  var name: String { String(text.drop { $0 != "/" }.dropFirst(2)) }

  /// The server in the key of a secret. Secrets received over https are not sent over http.
  var secretName: String {
    address.scheme == "https" || address.isLoopback ? name : "http://\(name)"
  }

  /// The host in the handles of PeerTube: `alice@peertube.example`. It includes a non-default port.
  var host: String {
    let isDefault = address.port == (address.scheme == "https" ? 443 : 80)
    return isDefault ? address.host : "\(address.host):\(address.port)"
  }

  /// Returns the absolute address of a link from the server, which may be relative; nil for any
  /// scheme other than `http` and `https`.
  func link(_ reference: String?) -> String? {
    reference.flatMap { FeedAddress.resolve($0, base: base) }
  }

  /// Returns the address of an API call.
  ///
  /// - Parameter parts: the path segments. Some come from servers or host programs, so each is
  ///   checked.
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
