extension AddressScope {
  /// Finds the scope of an IPv4 address in IANA's IPv4 Special-Purpose Address Registry (RFC 6890).
  /// Blocks that are not marked as globally reachable, and multicast (RFC 5771), belong to the
  /// network.
  init(v4 address: UInt32) {
    let block = Self.blocks.first { address & $0.mask == $0.base }
    self = block?.scope ?? .world
  }

  private struct Block {
    let base: UInt32
    let mask: UInt32
    let scope: AddressScope

    init(
      _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32 = 0, bits: UInt32,
      _ scope: AddressScope = .network
    ) {
      base = a << 24 | b << 16 | c << 8 | d
      mask = ~0 << (32 - bits)
      self.scope = scope
    }
  }

  private static let blocks = [
    // "This network" (0.0.0.0 connects to the local machine), and loopback.
    Block(0, 0, 0, bits: 8, .machine), Block(127, 0, 0, bits: 8, .machine),
    // Private use (RFC 1918), carrier-grade NAT (RFC 6598), link-local (RFC 3927).
    Block(10, 0, 0, bits: 8), Block(172, 16, 0, bits: 12), Block(192, 168, 0, bits: 16),
    Block(100, 64, 0, bits: 10), Block(169, 254, 0, bits: 16),
    // IETF protocol assignments, with 192.0.0.170 of DNS64; documentation (RFC 5737).
    Block(192, 0, 0, bits: 24), Block(192, 0, 2, bits: 24), Block(198, 51, 100, bits: 24),
    Block(203, 0, 113, bits: 24),
    // The relays of 6to4 (RFC 7526), benchmarks (RFC 2544).
    Block(192, 88, 99, bits: 24), Block(198, 18, 0, bits: 15),
    // Multicast, reserved (RFC 1112) and limited broadcast.
    Block(224, 0, 0, bits: 3),
    // The address of Azure's services for its virtual machines, which is in no registry.
    Block(168, 63, 129, 16, bits: 32),
  ]

  /// Finds the scope of an IPv6 address in IANA's IPv6 Special-Purpose Address Registry (RFC 6890).
  ///
  /// An address that is equivalent to an IPv4 address (mapped, translated, NAT64) has the scope of
  /// that address. If it only embeds one (6to4, Teredo, ISATAP), the narrower of the two scopes
  /// counts. All addresses outside `2000::/3`, the only block of global unicast addresses, belong
  /// to the network.
  init(_ address: IPv6Words) {
    let words = address.words
    if words[..<7].allSatisfy({ $0 == 0 }), words[7] <= 1 {
      self = .machine
    } else if let number = Self.whole(words) {
      self.init(v4: number)
    } else {
      self = Self.embedded(in: words).reduce(Self.own(words)) { Swift.min($0, Self(v4: $1)) }
    }
  }

  private static func own(_ words: [UInt16]) -> AddressScope {
    let isGlobalUnicast = words[0] >> 13 == 1
    // IETF protocol assignments (RFC 2928).
    let isAssignment = words[0] == 0x2001 && words[1] < 0x200 && !isReachableAssignment(words)
    // Documentation (RFC 3849, RFC 9637).
    let isDocumentation =
      words[0] == 0x2001 && words[1] == 0xdb8 || words[0] == 0x3fff && words[1] < 0x1000
    return isGlobalUnicast && !isAssignment && !isDocumentation ? .world : .network
  }

  /// Returns true for assignments in `2001::/23` that are globally reachable, and for Teredo, whose
  /// embedded addresses are checked.
  private static func isReachableAssignment(_ words: [UInt16]) -> Bool {
    switch words[1] {
    // Teredo; AMT (RFC 7450); ORCHIDv2 (RFC 7343) and drones (RFC 9374).
    case 0, 3, 0x20...0x3f: true
    // Anycast of PCP, TURN and DNS-SD (RFC 7723, RFC 8155, RFC 9665).
    case 1: words[2...6].allSatisfy { $0 == 0 } && (1...3).contains(words[7])
    // AS112 (RFC 7535).
    case 4: words[2] == 0x112
    default: false
    }
  }

  /// Returns the IPv4 address that is equivalent to an IPv6 address: compatible and mapped (RFC
  /// 4291), translated (RFC 2765), and the well-known prefix of NAT64 (RFC 6052).
  private static func whole(_ words: [UInt16]) -> UInt32? {
    let prefixes: [[UInt16]] = [
      [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0xffff], [0, 0, 0, 0, 0xffff, 0],
      [0x64, 0xff9b, 0, 0, 0, 0],
    ]
    return prefixes.contains(Array(words[..<6])) ? number(words, at: 6) : nil
  }

  /// Returns the IPv4 addresses that are embedded in an IPv6 address.
  private static func embedded(in words: [UInt16]) -> [UInt32] {
    var found: [UInt32] = []
    // NAT64 for local use (RFC 8215).
    if words[0] == 0x64, words[1] == 0xff9b { found.append(number(words, at: 6)) }
    // 6to4 (RFC 3056), and Teredo (RFC 4380) with its server and its client; the client's bits are
    // inverted.
    if words[0] == 0x2002 { found.append(number(words, at: 1)) }
    if words[0] == 0x2001, words[1] == 0 { found += [number(words, at: 2), ~number(words, at: 6)] }
    // ISATAP (RFC 5214).
    if words[4] & 0xfdff == 0, words[5] == 0x5efe { found.append(number(words, at: 6)) }
    return found
  }

  private static func number(_ words: [UInt16], at index: Int) -> UInt32 {
    UInt32(words[index]) << 16 | UInt32(words[index + 1])
  }
}
