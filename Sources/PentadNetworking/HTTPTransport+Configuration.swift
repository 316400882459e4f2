#if Networking
  import PentadCore

  extension HTTPTransport {
    /// The configuration of a transport. The defaults suit a host without a proxy.
    public struct Configuration: Sendable {
      /// The `User-Agent` of a request that sets none: `Pentad/` and the version.
      public var userAgent = "Pentad/\(Version.string)"
      /// The time for establishing a connection, in milliseconds, with TLS and the proxy; at least
      /// 1. A request also waits at most this long for a free connection to its host.
      public var connectTimeout = 10_000
      /// The number of concurrent connections per host, at least 1; further requests wait for one.
      public var connectionsPerHost = 8
      /// The number of network threads, 1…64. They work only for this transport until it is shut
      /// down; another one may reuse them after that.
      public var threads = 1
      /// True if plain `http` to other machines is allowed. Its data can be read and changed on the
      /// way.
      public var allowsPlainHTTP = false
      /// Certificate authorities that are trusted in addition to those of the system.
      public var certificateAuthorities: [CertificateAuthority] = []
      /// The pinned keys: a server of `https` or `wss` must have one of them. Each is the base64 of
      /// the SHA-256 of a certificate's SubjectPublicKeyInfo, alone or as `pin-sha256="…"` (RFC
      /// 7469). They are compared with the server's own certificate, in addition to the
      /// verification of its chain, and apply to all servers of the transport. Empty to allow any
      /// key.
      public var certificatePins: [String] = []
      /// The proxy for all requests; nil to connect directly.
      public var proxy: Proxy?
      /// Addresses of names that replace the system's name resolution.
      var resolutions: [String: String] = [:]

      /// Makes a configuration with the defaults.
      public init() {}
    }

    /// Certificates in PEM format, one or more.
    public enum CertificateAuthority: Hashable, Sendable {
      /// The path of a file; it is read when the transport is created.
      case file(String)
      /// The content of such a file.
      case bytes([UInt8])
    }

    /// An HTTP proxy.
    ///
    /// `https` uses `CONNECT`: the proxy learns only the host and the port. The proxy can read
    /// `http`, also to the local machine, so it needs ``Configuration/allowsPlainHTTP``. A server
    /// of `https` has to be named. A host that is an IP address is rejected, since TLS would
    /// compare its certificate with the address of the proxy.
    public struct Proxy: Hashable, Sendable {
      /// The name or address of the proxy.
      public var host: String
      /// The port of the proxy.
      public var port: Int
      /// The credentials for the proxy; nil for none. They are sent to the proxy only.
      public var credentials: Credentials?

      /// Makes a proxy.
      public init(host: String, port: Int, credentials: Credentials? = nil) {
        self.host = host
        self.port = port
        self.credentials = credentials
      }
    }

    /// A name and a password, sent with the scheme `Basic`. The printed form contains neither.
    public struct Credentials: Hashable, Sendable {
      let name: String
      let password: String

      /// Makes credentials.
      public init(name: String, password: String) {
        self.name = name
        self.password = password
      }
    }
  }

  extension HTTPTransport.Credentials: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
  {
    /// The printed form, which is always `…`.
    public var description: String { "…" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// An empty mirror, since the content is secret.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
  }
#endif
