import PentadCore

/// The address of a Moodle site, without the page that a person may have copied with it.
struct MoodleAddress: Hashable, Sendable {
  /// The origin and the path of the site, without a slash at the end:
  /// `https://school.example/moodle`.
  let text: String
  /// The address of the site itself.
  let url: TransportURL

  /// Folders of Moodle in which pages lie.
  private static let folders: Set<Substring> = [
    "login", "my", "course", "mod", "user", "calendar", "admin", "webservice", "message", "grade",
  ]

  /// Parses an address. `https` is assumed without a scheme. Of `…/login/index.php`, `…/my/` and
  /// the addresses of other pages, the site remains.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an invalid address.
  init(_ written: String) throws(PentadError) {
    let words = written.split(whereSeparator: \.isWhitespace)
    guard words.count == 1 else {
      throw PentadError(.invalid, "the address of a Moodle site looks like https://school.example")
    }
    let address = try TransportURL(
      written.contains("://") ? String(words[0]) : "https://" + words[0])
    var parts = address.path.split(separator: "/")
    if parts.last?.hasSuffix(".php") == true {
      let end = parts.firstIndex(where: Self.folders.contains) ?? parts.count - 1
      parts = Array(parts[..<end])
    } else if parts.last == "my" || parts.last == "login" {
      parts.removeLast()
    }
    text = address.origin + parts.map { "/" + $0 }.joined()
    url = try TransportURL(text)
  }

  /// Returns the address of a page of the site.
  func page(_ path: String) throws(PentadError) -> TransportURL {
    try TransportURL(text + "/" + path)
  }

  /// Returns the path inside the site; nil for an address outside of it. Plain `http` to the site's
  /// host counts as inside when the site itself uses `https`: sites behind a proxy name such
  /// addresses.
  func path(of other: TransportURL) -> Substring? {
    let isSecureTwin =
      url.scheme == "https" && other.scheme == "http" && other.host == url.host && url.port == 443
      && other.port == 80
    guard other.origin == url.origin || isSecureTwin else { return nil }
    let folder = url.path == "/" ? "/" : url.path + "/"
    return other.path.hasPrefix(folder) ? other.path.dropFirst(folder.count) : nil
  }
}
