import PentadCore

/// The address of a Moodle site, without the path of a page that a person may have copied with it.
struct MoodleAddress: Hashable, Sendable {
  /// The origin and the path of the site, without a slash at the end:
  /// `https://school.example/moodle`.
  let text: String
  /// The address of the site itself.
  let url: TransportURL

  /// The folders that contain Moodle's pages.
  private static let folders: Set<Substring> = [
    "login", "my", "course", "mod", "user", "calendar", "admin", "webservice", "message", "grade",
  ]

  /// Parses an address. Without a scheme, `https` is assumed. The path of a page, such as
  /// `/login/index.php` or `/my/`, is removed.
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

  /// Returns the path inside the site; nil for an address outside of it. If the site uses `https`,
  /// plain `http` addresses of its host count as inside, because sites behind a proxy send such
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
