public import PentadCore

/// The address of a school's Canvas.
public struct CanvasSite: Hashable, Sendable {
  /// The address without a trailing `/`: `https://school.instructure.com`.
  public let address: String
  /// The URL of the site's root.
  let url: TransportURL

  /// Creates a site from its address. Without a scheme, as in `school.instructure.com`, `https` is
  /// assumed. A query, and `/api/v1` at the end, are dropped.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for text that is not an `http` or `https`
  ///   address.
  public init(_ address: String) throws(PentadError) {
    let whole = try TransportURL(address.contains("://") ? address : "https://\(address)")
    var path = whole.path[...]
    while path.hasSuffix("/") { path.removeLast() }
    if path.hasSuffix("/api/v1") { path.removeLast("/api/v1".count) }
    self.address = whole.origin + path
    url = try TransportURL(self.address + "/")
  }

  /// The name of the site in the key of a secret. It is different for http, so that secrets
  /// received over https are not sent over http.
  var secretName: String {
    let name = String(address.drop { $0 != "/" }.dropFirst(2))
    return url.scheme == "https" || url.isLoopback ? name : "http://\(name)"
  }

  /// Returns the address of a call.
  ///
  /// - Parameter parts: the path below the site's address. Ids come from servers and host programs,
  ///   so each part is checked.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a part that would change the path.
  func call(_ parts: [String]) throws(PentadError) -> TransportURL {
    var text = address
    for part in parts {
      guard !part.isEmpty, part != ".", part != "..", part.utf8.count <= 255 else {
        throw PentadError(.invalid, "this cannot be an id of Canvas")
      }
      text += "/" + TransportURL.encoded(part)
    }
    return try TransportURL(text)
  }

  /// Returns the absolute address of a link in an answer, which may be relative; nil for any scheme
  /// other than `http` and `https`.
  func link(_ reference: String?) -> String? {
    guard let reference, !reference.isEmpty else { return nil }
    return (try? url.resolving(TransportURL.escaping(reference)))?.string
  }

  /// Returns the address of the next page of a list, at this site.
  ///
  /// A link may name another host or scheme than the site, such as a second name of the school or
  /// the host behind a proxy. Only its path and query are used, so that the token is sent to the
  /// configured origin only.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unexpectedAnswer`` for a link outside the API. The list
  ///   would be incomplete without it.
  func nextPage(_ reference: String, after page: TransportURL) throws(PentadError) -> TransportURL {
    let target = try? page.resolving(TransportURL.escaping(reference))
    guard let target, target.path.hasPrefix(url.path + "api/") else {
      throw PentadError(
        .unexpectedAnswer, "the next page of the server's answer is not on this site")
    }
    let query = target.query.map { "?" + $0 } ?? ""
    return try TransportURL(url.origin + target.path + query)
  }
}
