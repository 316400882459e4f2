extension TransportURL {
  /// The address that a reference means when it stands in an answer from this one: `../next?page=2`
  /// (RFC 3986, 5.2).
  ///
  /// - Throws: ``PentadError/Code/invalid`` for what does not become an address; its offset is of no
  ///   use then.
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

  /// Text in which all that may not stand in an address is percent-encoded; what is encoded already
  /// stays as it is.
  package static func escaping(_ text: String) -> String {
    String(decoding: AddressReader.escaped(Array(text.utf8)[...]), as: UTF8.self)
  }

  private static func hasScheme(_ reference: Substring) -> Bool {
    guard let colon = reference.firstIndex(of: ":") else { return false }
    return !reference[..<colon].contains { $0 == "/" || $0 == "?" }
  }

  /// Without `.` and `..` in the path.
  private func withoutDots() throws(PentadError) -> TransportURL {
    let path = AddressReader.withoutDots(Array(path.utf8)[...])
    return try TransportURL(
      "\(origin)\(String(decoding: path, as: UTF8.self))\(query.map { "?\($0)" } ?? "")")
  }
}
