/// How far a host can be reached from: this machine alone, the network around it, or everywhere.
///
/// An address that came from a host may lead to one of the same scope or of a wider one: a server
/// elsewhere never makes a program ask this machine, or the network around it.
///
/// A name is judged by how it is written, since it resolves to something else at any time. The live
/// transport also compares the scope of the address that a connection really has with what the request
/// allows: see ``TransportRequest/leastScope``.
package enum AddressScope: Int, Hashable, Sendable, Comparable {
  /// This machine, by whatever some resolver leads there: `localhost` and names below it,
  /// `127.0.0.0/8`, `::1`, the unspecified address, in any form. It is for refusing; what may only go to
  /// this machine asks ``TransportURL/isLoopback``.
  case machine
  /// The network around it: addresses that the registries of IANA mark as not globally reachable,
  /// `.local` and other names that no public resolver knows, names without a point.
  case network
  /// Everywhere.
  case world

  /// The scope of a host in lower case, an IPv6 address in its brackets. A host that cannot be read has
  /// the narrowest.
  package init(host: some StringProtocol) {
    let bytes = Array(host.utf8)
    if bytes.first == UInt8(ascii: "[") {
      self = IPv6Words(bytes.dropFirst().dropLast()).map(Self.init) ?? .machine
    } else {
      let name = bytes.last == UInt8(ascii: ".") ? bytes.dropLast() : bytes[...]
      self = IPv4Number(name).map { Self.init(v4: $0.value) } ?? Self.init(name: name)
    }
  }

  /// The scope of an address in the form that the system prints: `127.0.0.1`, `fe80::1%eth0`.
  package init(address: String) {
    let address = address.prefix { $0 != "%" }
    self.init(host: address.contains(":") ? "[\(address)]" : String(address))
  }

  /// By how many can reach it.
  package static func < (left: AddressScope, right: AddressScope) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension TransportURL {
  /// From how far its host can be reached.
  package var scope: AddressScope { AddressScope(host: host) }

  /// The ``scope`` of an address in a text; nil for a text that does not begin as one. What follows the
  /// port is not read, which takes a third of the time: a feed of a thousand videos has some thousand
  /// addresses.
  package static func scope(of text: String) -> AddressScope? {
    var reader = AddressReader(text.utf8, .strict)
    guard let scheme = try? reader.readScheme(),
      let (host, _) = try? reader.readAuthority(scheme)
    else { return nil }
    return AddressScope(host: host)
  }

  /// Whether what is sent there stays on this machine, whoever resolves the host: `localhost`, the
  /// four numbers of one in `127.0.0.0/8`, `[::1]`, and no other way of writing them.
  package var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { part in UInt8(part).map { "\($0)" == part } ?? false }
  }
}
