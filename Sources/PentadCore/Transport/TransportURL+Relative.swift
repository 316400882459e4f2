extension TransportURL {
  /// Resolves a reference relative to this URL: `../next?page=2` (RFC 3986, 5.2).
  ///
  /// - Throws: ``PentadError/Code/invalid`` if the result is not a valid URL; the error's offset is
  ///   then meaningless.
  public func resolving(_ reference: String) throws(PentadError) -> TransportURL {
    let reference = reference.prefix { $0 != "#" }
    if reference.isEmpty { return self }
    if Self.hasScheme(reference) { return try TransportURL(String(reference)).withoutDots() }
    if reference.hasPrefix("//") { return try TransportURL("\(scheme):\(reference)").withoutDots() }
    let directory = path[...(path.lastIndex(of: "/") ?? path.startIndex)]
    let start =
      switch reference.first {
      case "/": ""
      case "?": path
      default: String(directory)
      }
    return try TransportURL(origin + start + reference).withoutDots()
  }

  /// Percent-encodes all characters that are not allowed in a URL; existing escapes are kept.
  package static func escaping(_ text: String) -> String {
    String(decoding: AddressReader.escaped(Array(text.utf8)[...]), as: UTF8.self)
  }

  private static func hasScheme(_ reference: Substring) -> Bool {
    guard let colon = reference.firstIndex(of: ":") else { return false }
    return !reference[..<colon].contains { $0 == "/" || $0 == "?" }
  }

  /// Returns the URL without `.` and `..` in the path.
  private func withoutDots() throws(PentadError) -> TransportURL {
    let path = AddressReader.withoutDots(Array(path.utf8)[...])
    return try TransportURL(
      "\(origin)\(String(decoding: path, as: UTF8.self))\(query.map { "?\($0)" } ?? "")")
  }
}
