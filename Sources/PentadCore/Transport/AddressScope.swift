/// The reachability of a host: the local machine only, the local network, or everywhere.
///
/// A URL that came from a host may lead to the same scope or a wider one. So a public server can
/// never make a program send a request to the local machine or network.
///
/// The scope of a name depends on its spelling only, since it may resolve to another address at any
/// time. The live transport therefore also compares the scope of the connected address with the
/// request's rule: see ``TransportRequest/leastScope``.
package enum AddressScope: Int, Hashable, Sendable, Comparable {
  /// The local machine, in any form that a resolver may map to it: `localhost` and names below it,
  /// `127.0.0.0/8`, `::1` and the unspecified address. Use it to reject URLs. To require the local
  /// machine, use ``TransportURL/isLoopback``.
  case machine
  /// The local network: addresses that IANA's registries mark as not globally reachable, `.local`
  /// and other names that do not exist in public DNS, and names without a dot.
  case network
  /// The public internet.
  case world

  /// Finds the scope of a host in lower case, with brackets around an IPv6 address. A host that
  /// cannot be parsed gets the narrowest scope.
  package init(host: some StringProtocol) {
    let bytes = Array(host.utf8)
    if bytes.first == UInt8(ascii: "[") {
      self = IPv6Words(bytes.dropFirst().dropLast()).map(Self.init) ?? .machine
    } else {
      let name = bytes.last == UInt8(ascii: ".") ? bytes.dropLast() : bytes[...]
      self = IPv4Number(name).map { Self.init(v4: $0.value) } ?? Self.init(name: name)
    }
  }

  /// Finds the scope of an address in the form that the system prints: `127.0.0.1`, `fe80::1%eth0`.
  package init(address: String) {
    let address = address.prefix { $0 != "%" }
    self.init(host: address.contains(":") ? "[\(address)]" : String(address))
  }

  /// Returns true if the first scope is narrower.
  package static func < (left: AddressScope, right: AddressScope) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension TransportURL {
  /// The scope of the host.
  package var scope: AddressScope { AddressScope(host: host) }

  /// Returns the ``scope`` of a URL in a text; nil if the text does not begin like one. Only the
  /// text up to the port is parsed, which takes a third of the time: a feed of a thousand videos
  /// has some thousand URLs.
  package static func scope(of text: String) -> AddressScope? {
    var reader = AddressReader(text.utf8, .strict)
    guard let scheme = try? reader.readScheme(),
      let (host, _) = try? reader.readAuthority(scheme)
    else { return nil }
    return AddressScope(host: host)
  }

  /// True if requests certainly stay on the local machine, for every resolver: `localhost`, an
  /// address in `127.0.0.0/8` as four decimal numbers, or `[::1]`. Other spellings do not count.
  package var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { part in UInt8(part).map { "\($0)" == part } ?? false }
  }
}
