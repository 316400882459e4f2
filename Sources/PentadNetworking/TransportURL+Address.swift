#if Networking
  import NIOCore
  import PentadCore

  extension TransportURL {
    /// The host, without the brackets of an IPv6 address.
    var address: String { host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host }

    /// Whether the host is an address and no name. TLS compares the certificate with the address of whom the
    /// connection leads to then, and tells nobody which server is meant.
    var hasAddress: Bool {
      host.hasPrefix("[") || (try? SocketAddress(ipAddress: host, port: 0)) != nil
    }
  }
#endif
