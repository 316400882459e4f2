#if Networking
  import PentadCore

  extension HTTPTransport {
    /// How a transport reaches its servers. The defaults suit a host without a proxy.
    public struct Configuration: Sendable {
      /// What `User-Agent` says when a request has none of its own: `Pentad/` and the version.
      public var userAgent = "Pentad/\(Version.string)"
      /// How long a connection may take to be there, in milliseconds, with TLS and the proxy; at
      /// least 1. As long, at most, does a request wait for one of the connections to its host.
      public var connectTimeout = 10_000
      /// How many connections a host gets at once, at least 1; further requests wait for one.
      public var connectionsPerHost = 8
      /// The number of threads that do the network's work, 1…64. They work for this transport alone until it
      /// is shut down, and for another one after that.
      public var threads = 1
      /// Whether `http` may go to other machines, where anybody on the way can read and change it.
      public var allowsPlainHTTP = false
      /// Who is trusted besides the certificate authorities of the system.
      public var certificateAuthorities: [CertificateAuthority] = []
      /// The keys of which a server of `https` or `wss` must have one: each the base64 of the SHA-256 of
      /// a certificate's SubjectPublicKeyInfo, alone or as `pin-sha256="…"` (RFC 7469). They are compared
      /// with the server's own certificate, besides the verification of its chain, and hold for all
      /// servers of the transport. Empty for any key.
      public var certificatePins: [String] = []
      /// Through whom all requests go; nil for straight to the servers.
      public var proxy: Proxy?
      /// Addresses of names, used instead of those that the system resolves them to.
      var resolutions: [String: String] = [:]

      /// The defaults.
      public init() {}
    }

    /// Certificates in the PEM form, one or more.
    public enum CertificateAuthority: Hashable, Sendable {
      /// The path of a file; it is read once, when the transport is made.
      case file(String)
      /// The text of such a file.
      case bytes([UInt8])
    }

    /// An HTTP proxy.
    ///
    /// `https` goes through it by `CONNECT`: it learns the host and the port, no more. `http` is there
    /// for it to read, to this machine too, and so needs ``Configuration/allowsPlainHTTP``. A server of `https`
    /// has to be named: one whose host is an IP address is refused, since its certificate would be compared
    /// with the address of the proxy.
    public struct Proxy: Hashable, Sendable {
      /// Its name or address.
      public var host: String
      /// Its port.
      public var port: Int
      /// What it asks for; nil for nothing. Sent to the proxy alone.
      public var credentials: Credentials?

      /// A proxy.
      public init(host: String, port: Int, credentials: Credentials? = nil) {
        self.host = host
        self.port = port
        self.credentials = credentials
      }
    }

    /// A name and a password, sent by the scheme `Basic`. Printing them shows neither.
    public struct Credentials: Hashable, Sendable {
      let name: String
      let password: String

      /// Credentials.
      public init(name: String, password: String) {
        self.name = name
        self.password = password
      }
    }
  }

  extension HTTPTransport.Credentials: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
  {
    /// `…`.
    public var description: String { "…" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Shows no more than ``description`` does.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
  }
#endif
