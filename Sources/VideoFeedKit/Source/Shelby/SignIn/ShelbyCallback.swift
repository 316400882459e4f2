import PentadCore

/// The address to which a server sends the user back: `shelby://ios.shelby.tv`. A program has it opened
/// by the system, or watches for it in its web view.
struct ShelbyCallback: Hashable, Sendable {
  /// As it was given.
  let address: String

  /// Nil for what is no address, for one that would be run or opened as a file, for one with a fragment,
  /// and for one that is too long.
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

  /// What the server says by an address of this callback; nil for another address.
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

  /// What a server says.
  struct Reply: Hashable {
    /// The request token that it is about; nil when the server does not tell.
    let token: String?
    /// What proves that the user was there and agreed; nil when the user did not.
    let verifier: String?
  }

  /// What comes before the query, with scheme and host in lower case and without a slash at the end; and
  /// the query.
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
