import PentadCore

/// The address to which a server redirects the user after the sign-in: `shelby://ios.shelby.tv`.
/// The system opens the program with it, or the program watches for it in its web view.
struct ShelbyCallback: Hashable, Sendable {
  /// The address in its original form.
  let address: String

  /// Creates a callback. Nil for text that is not an address or is too long, for a scheme that
  /// would run code or open a file, and for an address with a fragment.
  init?(_ address: String) {
    let scheme = address.prefix { $0 != ":" }
    guard address.utf8.count <= VideoLimits.url, scheme.utf8.count < address.utf8.count,
      scheme.first?.isLetter == true,
      scheme.allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) }),
      address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }), !address.contains("#"),
      !Self.refused.contains(scheme.lowercased())
    else { return nil }
    self.address = address
  }

  private static let refused: Set = ["about", "blob", "data", "file", "javascript", "vbscript"]

  /// Returns the server's reply in a callback address; nil for any other address.
  func reply(in url: String) -> Reply? {
    guard url.utf8.count <= VideoLimits.url else { return nil }
    let (place, query) = Self.parts(url)
    let (ownPlace, ownQuery) = Self.parts(address)
    let items = query.split(separator: "&")
    let own = ownQuery.split(separator: "&")
    guard place == ownPlace, items.starts(with: own) else { return nil }
    let form = OAuth1Form(reading: items.dropFirst(own.count).joined(separator: "&"))
    let isDenied = form["denied"] != nil || form["error"] != nil
    return Reply(
      token: form["oauth_token"] ?? form["denied"],
      verifier: isDenied ? nil : form["oauth_verifier"])
  }

  /// The reply of a server in a callback address.
  struct Reply: Hashable {
    /// The request token that the reply is for; nil if it contains none.
    let token: String?
    /// The code that proves the user's consent; nil if the user refused.
    let verifier: String?
  }

  /// Splits an address at its query. In the first part, scheme and host are in lower case and a
  /// trailing slash is removed.
  private static func parts(_ url: String) -> (place: String, query: Substring) {
    let text = url.prefix { $0 != "#" }
    var place = text.prefix { $0 != "?" }
    let query = text.dropFirst(place.count + 1)
    if place.hasSuffix("/"), !place.hasSuffix("//") { place.removeLast() }
    guard let slashes = place.firstRange(of: "://") else {
      let scheme = place.prefix { $0 != ":" }
      return (scheme.lowercased() + place.dropFirst(scheme.count), query)
    }
    let end = place[slashes.upperBound...].firstIndex(of: "/") ?? place.endIndex
    return (place[..<end].lowercased() + place[end...], query)
  }
}
