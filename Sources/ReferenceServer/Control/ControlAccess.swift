/// Keeps web pages away from the control door, as development servers do.
///
/// A page of any site can send a browser's requests to this machine. Its `Origin` gives it away; after
/// DNS rebinding, when page and server seem to have the same origin, its `Host` does. A form cannot send
/// JSON, and a script of another origin can do so only after a preflight, which is refused here.
enum ControlAccess {
  /// The refusal of a request; nil for one that may pass.
  static func refusal(of request: Request) -> (status: Int, message: String)? {
    let hosts = request.values(of: "Host")
    guard hosts.count == 1, isLoopback(hosts[0]) else {
      return (403, "the Host is not this machine: ask for 127.0.0.1, localhost or [::1]")
    }
    let origins = request.values(of: "Origin")
    guard origins.allSatisfy(isLoopback(origin:)) else {
      return (403, "the Origin is not this machine: web pages of others may not control the server")
    }
    let type = request.header("Content-Type")?.prefix { $0 != ";" }.lowercased()
    guard request.method != "POST" || type == "application/json" else {
      return (415, "the body is JSON: send Content-Type: application/json")
    }
    return nil
  }

  private static func isLoopback(origin: String) -> Bool {
    let origin = origin.lowercased()
    guard let scheme = ["http://", "https://"].first(where: origin.hasPrefix) else { return false }
    return isLoopback(String(origin.dropFirst(scheme.count)))
  }

  /// True of `127.0.0.1:8080`, `localhost` and `[::1]`, with a port or without.
  private static func isLoopback(_ authority: String) -> Bool {
    let authority = authority.lowercased()
    let end =
      authority.hasPrefix("[")
      ? authority.firstIndex(of: "]").map { authority.index(after: $0) }
      : authority.firstIndex(of: ":")
    let host = authority[..<(end ?? authority.endIndex)]
    let port = authority[host.endIndex...]
    let isPort =
      port.isEmpty
      || port.first == ":" && port.count > 1
        && port.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isPort && (host == "localhost" || host == "[::1]" || isIPv4Loopback(host))
  }

  /// True of `127.` and three numbers up to 255, in digits alone.
  private static func isIPv4Loopback(_ host: Substring) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt8(part) : nil
    }
    return parts.count == 4 && numbers.count == 4 && parts[0] == "127"
  }
}

extension Request {
  /// The fields of a name, whose case does not matter.
  func values(of name: String) -> [String] {
    headers.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }
}
