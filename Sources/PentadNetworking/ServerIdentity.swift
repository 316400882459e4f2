#if Networking
  import NIOCore
  import PentadCore

  /// The name or the address that a server's certificate has to prove (RFC 9525).
  ///
  /// NIOSSL also compares names, but more leniently. It accepts the common name of a certificate
  /// without subjectAltName, and a `*` inside a label. For a name, it also accepts the address of
  /// the connection.
  struct ServerIdentity: Sendable {
    private enum Reference {
      case name([ArraySlice<UInt8>])
      case address([UInt8])
    }

    private let reference: Reference

    /// Reads the identity from a host.
    ///
    /// - Parameter host: the host of a URL, with brackets around an IPv6 address.
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
        // A trailing dot belongs to the URL, never to a certificate.
        reference = .name(Self.labels(host.hasSuffix(".") ? bytes.dropLast() : bytes[...]))
      }
    }

    private static func bytes(_ number: UInt32, count: Int) -> [UInt8] {
      (1...count).map { UInt8(truncatingIfNeeded: number >> UInt32(8 * (count - $0))) }
    }

    /// Compares the subjectAltName of a certificate: a name with `dNSName` entries only, an address
    /// with `iPAddress` entries only, never the common name.
    func isProven(by certificate: Certificate) -> Bool {
      switch reference {
      case .name(let labels): certificate.names.contains { Self.matches(Self.labels($0), labels) }
      case .address(let bytes): certificate.addresses.contains { $0.elementsEqual(bytes) }
      }
    }

    /// Compares labels. A `*` matches one whole label, the first, with at least two labels after
    /// it.
    private static func matches(
      _ presented: [ArraySlice<UInt8>], _ wanted: [ArraySlice<UInt8>]
    ) -> Bool {
      guard presented.count == wanted.count, presented.allSatisfy({ !$0.isEmpty }) else {
        return false
      }
      guard presented.first?.elementsEqual("*".utf8) == true else { return presented == wanted }
      return presented.count >= 3 && presented.dropFirst() == wanted.dropFirst()
    }

    /// Returns the labels of a name in lower case.
    private static func labels(_ name: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
      let lower = name.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
      return lower.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    }
  }
#endif
