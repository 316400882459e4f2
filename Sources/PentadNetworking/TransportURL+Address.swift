#if Networking
  import NIOCore
  import PentadCore

  extension TransportURL {
    /// The host, without the brackets of an IPv6 address.
    var address: String { host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host }

    /// True if the host is an address, not a name. TLS then compares the certificate with the
    /// address of the connection's peer, and sends no server name.
    var hasAddress: Bool {
      host.hasPrefix("[") || (try? SocketAddress(ipAddress: host, port: 0)) != nil
    }
  }
#endif
