/// Protects the control door against web pages, as development servers do.
///
/// A page of any site can make a browser send requests to this machine. The `Origin` header reveals
/// it. After DNS rebinding, page and server seem to have the same origin, but the `Host` header
/// reveals it. A form cannot send JSON, and a script of another origin can send it only after a
/// preflight, which is rejected here.
enum ControlAccess {
  /// Returns the rejection of a request; nil if it is allowed.
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

  /// True for `127.0.0.1:8080`, `localhost` and `[::1]`, with or without a port.
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

  /// True for `127.` and three numbers up to 255, in digits only.
  private static func isIPv4Loopback(_ host: Substring) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt8(part) : nil
    }
    return parts.count == 4 && numbers.count == 4 && parts[0] == "127"
  }
}

extension Request {
  /// Returns the fields with a name; case does not matter.
  func values(of name: String) -> [String] {
    headers.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }
}
