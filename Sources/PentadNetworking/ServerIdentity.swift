#if Networking
  import NIOCore
  import PentadCore

  /// The name or the address that a server's certificate has to prove (RFC 9525).
  ///
  /// NIOSSL compares names too, and more leniently: it takes the common name of a certificate without
  /// subjectAltName, a `*` inside a label, and for a name also the address of the connection.
  struct ServerIdentity: Sendable {
    private enum Reference {
      case name([ArraySlice<UInt8>])
      case address([UInt8])
    }

    private let reference: Reference

    /// - Parameter host: the host of an address, an IPv6 address in its brackets.
    init(host: String) {
      let bytes = Array(host.utf8)
      if host.hasPrefix("[") {
        let words = IPv6Words(bytes.dropFirst().dropLast())?.words ?? []
        reference = .address(words.flatMap { Self.bytes(UInt32($0), count: 2) })
      } else if (try? SocketAddress(ipAddress: host, port: 0)) != nil,
        let number = IPv4Number(bytes[...])
      {
        reference = .address(Self.bytes(number.value, count: 4))
      } else {
        // A point at the end is of the address, never of a certificate.
        reference = .name(Self.labels(host.hasSuffix(".") ? bytes.dropLast() : bytes[...]))
      }
    }

    private static func bytes(_ number: UInt32, count: Int) -> [UInt8] {
      (1...count).map { UInt8(truncatingIfNeeded: number >> UInt32(8 * (count - $0))) }
    }

    /// Compares the subjectAltName of a certificate: a name with `dNSName` entries alone, an address
    /// with `iPAddress` entries alone, never the common name.
    func isProven(by certificate: Certificate) -> Bool {
      switch reference {
      case .name(let labels): certificate.names.contains { Self.matches(Self.labels($0), labels) }
      case .address(let bytes): certificate.addresses.contains { $0.elementsEqual(bytes) }
      }
    }

    /// A `*` stands for one whole label, the first one, with at least two behind it.
    private static func matches(
      _ presented: [ArraySlice<UInt8>], _ wanted: [ArraySlice<UInt8>]
    ) -> Bool {
      guard presented.count == wanted.count, presented.allSatisfy({ !$0.isEmpty }) else {
        return false
      }
      guard presented.first?.elementsEqual("*".utf8) == true else { return presented == wanted }
      return presented.count >= 3 && presented.dropFirst() == wanted.dropFirst()
    }

    /// The labels of a name in lower case.
    private static func labels(_ name: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
      let lower = name.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
      return lower.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    }
  }
#endif
