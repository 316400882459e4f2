extension AddressScope {
  /// Finds the scope of a name in lower case, without a trailing dot.
  ///
  /// Sources: the special-use domain names of IANA's registry (RFC 6761: `localhost`, `test`,
  /// `invalid`; RFC 6762: `local`; RFC 8375: `home.arpa`), the private top-level domains of RFC
  /// 6762, appendix G, ICANN's `internal`, and names that systems, containers and routers use
  /// without a registry. `example` is left out: documentation uses it, and it does not resolve.
  ///
  /// A host that ends in a number counts as an address (WHATWG URL), even if it cannot be parsed:
  /// resolvers differ about such hosts.
  init(name: ArraySlice<UInt8>) {
    let labels = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .suffix(2).map { String(decoding: $0, as: UTF8.self) }
    guard let last = labels.last, !labels.contains(""), !Self.isNumber(last) else {
      self = .machine
      return
    }
    let end = labels.joined(separator: ".")
    if last == "localhost" || Self.machines.contains(end) {
      self = .machine
    } else if labels.count == 1 || Self.networks.contains(last) || Self.networkPairs.contains(end) {
      self = .network
    } else {
      self = .world
    }
  }

  private static func isNumber(_ label: String) -> Bool {
    label.allSatisfy(\.isWholeNumber)
      || label.hasPrefix("0x") && label.dropFirst(2).allSatisfy(\.isHexDigit)
  }

  /// Names that the host tables of Unix systems give to the local machine.
  private static let machines: Set = [
    "localhost.localdomain", "localhost4", "localhost6", "localhost4.localdomain4",
    "localhost6.localdomain6", "ip6-localhost", "ip6-loopback",
  ]

  /// Top-level domains that do not exist in public DNS.
  private static let networks: Set = [
    // RFC 6761, RFC 6762 and RFC 8375.
    "test", "invalid", "local", "arpa",
    // RFC 6762, appendix G, and `mail`, which ICANN does not delegate, like `home` and `corp`.
    "intranet", "internal", "private", "corp", "home", "lan", "mail",
    // Defaults of systems, Kubernetes, Consul and routers.
    "localdomain", "localdomain4", "localdomain6", "localnet", "workgroup", "svc", "default",
    "cluster", "consul", "router", "dlink", "belkin", "ip",
  ]

  /// Second-level domains that routers, systems and clouds resolve themselves.
  private static let networkPairs: Set = ["fritz.box", "easy.box", "mshome.net", "metadata.goog"]
}
