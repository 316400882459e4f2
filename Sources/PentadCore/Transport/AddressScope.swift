/// How far a host can be reached from: this machine alone, the network around it, or everywhere.
///
/// What comes from a host may lead to one of the same scope or of a wider one: a server elsewhere never
/// makes a program ask this machine, or the network that it stands in.
///
/// A host is judged by how it is written. A name that a resolver leads to this machine is not seen here.
package enum AddressScope: Int, Hashable, Sendable, Comparable {
  /// This machine, by whatever some resolver leads there: `localhost` and names below it,
  /// `127.0.0.0/8`, `::1`, the unspecified address, in any form. It is for refusing; what may only go to
  /// this machine asks ``TransportURL/isLoopback``.
  case machine
  /// The network around it: private and link-local addresses, `.local` and its like, names without a
  /// point.
  case network
  /// Everywhere.
  case world

  /// The scope of a host in lower case, an IPv6 address in its brackets.
  package init(host: some StringProtocol) {
    let bytes = Array(host.utf8)
    if bytes.first == UInt8(ascii: "[") {
      self = IPv6Words(bytes.dropFirst().dropLast()).map(Self.init) ?? .machine
    } else {
      let name = bytes.last == UInt8(ascii: ".") ? bytes.dropLast() : bytes[...]
      self = IPv4Number(name).map { Self.init(v4: $0.value) } ?? Self.init(name: name)
    }
  }

  /// By how many can reach it.
  package static func < (left: AddressScope, right: AddressScope) -> Bool {
    left.rawValue < right.rawValue
  }

  private init(name: ArraySlice<UInt8>) {
    let labels = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let last = labels.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
    if last == "localhost" {
      self = .machine
    } else if labels.count == 1 || ["local", "internal", "lan", "home", "arpa"].contains(last) {
      self = .network
    } else {
      self = .world
    }
  }

  private init(v4 address: UInt32) {
    switch (UInt8(address >> 24), UInt8(truncatingIfNeeded: address >> 16)) {
    case (0, _), (127, _): self = .machine
    case (10, _), (172, 16...31), (192, 168), (169, 254), (100, 64...127), (224..., _):
      self = .network
    default: self = .world
    }
  }

  private init(_ address: IPv6Words) {
    let words = address.words
    let end = UInt32(words[6]) << 16 | UInt32(words[7])
    if words[..<7].allSatisfy({ $0 == 0 }), words[7] <= 1 {
      self = .machine
    } else if words[..<5].allSatisfy({ $0 == 0 }), words[5] == 0xffff || words[5] == 0 {
      // An IPv4 address in another form.
      self.init(v4: end)
    } else if words[0] == 0x64, words[1] == 0xff9b {
      self.init(v4: end)
    } else if words[0] & 0xfe00 == 0xfc00 || words[0] & 0xff80 == 0xfe80 || words[0] >= 0xff00 {
      self = .network
    } else {
      self = .world
    }
  }
}

extension TransportURL {
  /// From how far its host can be reached.
  package var scope: AddressScope { AddressScope(host: host) }

  /// The ``scope`` of an address in a text; nil for a text that does not begin as one. What follows the
  /// port is not read, which takes a third of the time: a feed of a thousand videos has some thousand
  /// addresses.
  package static func scope(of text: String) -> AddressScope? {
    var reader = TransportURLReader(text)
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
