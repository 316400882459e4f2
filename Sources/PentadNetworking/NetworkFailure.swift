#if Networking
  import AsyncHTTPClient
  import NIOCore
  import NIOHTTP1
  import NIOPosix
  import NIOSSL
  import PentadCore

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  extension PentadError {
    /// Converts an error of the network libraries. Its own text is not used, because it may quote
    /// the sent data.
    init(network error: any Error) {
      self =
        switch error {
        case let error as PentadError: error
        case let error as HTTPClientError: Self(client: error)
        case let error as NIOConnectionError: Self(connection: error)
        case let error as IOError: Self(errno: error.errnoCode)
        case is CancellationError: Self.exchangeCancelled
        case is SocketAddressError.UnknownHost: Self.unknownHost
        case ChannelError.connectTimeout: Self.noConnection
        case is ChannelError: Self.cutOff
        case HTTPParserError.invalidEOFState: Self.cutOff
        case is HTTPParserError, is NIOHTTPDecoderError: Self.notHTTP
        case NIOSSLError.handshakeFailed, NIOSSLError.unableToValidateCertificate,
          NIOSSLError.noCertificateToValidate, is NIOSSLExtraError:
          Self.untrusted
        // All other errors of TLS occur after its handshake, when the request may have arrived.
        default: Self.cutOff
        }
      // Without a free descriptor, the resolver and the reading of certificates report other
      // errors.
      if [.unknownHost, .untrusted, .cutOff].contains(self) {
        self = SpareDescriptors.cause(of: self)
      }
    }

    private init(client error: HTTPClientError) {
      self =
        switch error {
        case .cancelled, .requestStreamCancelled: Self.exchangeCancelled
        case .alreadyShutdown: PentadError.closed("client")
        case .connectTimeout, .httpProxyHandshakeTimeout, .tlsHandshakeTimeout: Self.noConnection
        case .getConnectionFromPoolTimeout: Self.noFreeConnection
        // Any status but 2xx and 407; the client does not report the status.
        case .invalidProxyResponse: Self.proxyUnavailable()
        case .proxyAuthenticationRequired: Self.proxyRefused
        case .invalidURL, .emptyHost: Self.unreadableAddress
        default: Self.cutOff
        }
    }

    private init(connection error: NIOConnectionError) {
      let attempts = error.connectionErrors.map { PentadError(network: $0.error) }
      // A refused connection is the most specific error: there is a network, and a machine that
      // answers.
      self =
        attempts.first { $0.code == .connectionRefused } ?? attempts.first ?? Self.unknownHost
    }

    private init(errno: CInt) {
      if let error = PentadError(exhaustion: errno) {
        self = error
        return
      }
      self =
        switch errno {
        case ECONNREFUSED:
          PentadError(
            .connectionRefused, "the server refuses connections: check the address, or try later")
        case ENETUNREACH, ENETDOWN, EHOSTUNREACH, EHOSTDOWN, EADDRNOTAVAIL:
          PentadError(.offline, "the server cannot be reached: check the network")
        case ETIMEDOUT: Self.noConnection
        case EACCES, EPERM:
          PentadError(.connectionRefused, "this machine does not allow the connection")
        default: Self.cutOff
        }
    }
  }

  extension PentadError {
    static let cutOff = PentadError(
      .answerCutOff, "the connection ended before the answer was complete: try again")
    private static let notHTTP = PentadError(
      .decoding, "the answer is not HTTP: check the address and the port")
    private static let unknownHost = PentadError(
      .offline, "the server's name cannot be resolved: check the network and the name")
    static let untrusted = PentadError(
      .refused,
      "no trusted TLS connection: the certificate is for another name, expired or from an unknown"
        + " authority, or the server does not support TLS 1.2")
    private static let noConnection = PentadError(
      .timedOut, "the server did not accept the connection in time: check the address, or try later"
    )
    private static let noFreeConnection = PentadError(
      .timedOut, "all connections to the host are busy: read or release the pending answers")
    static let proxyRefused = PentadError(
      .refused, "the proxy rejected the request: check its address and credentials")

    static func proxyUnavailable(retryAfter: Int? = nil) -> PentadError {
      PentadError(
        .unavailable, "the proxy could not connect to the server: try again later, or check both",
        retryAfter: retryAfter)
    }

    private static let unreadableAddress = PentadError(
      .refused, "the address cannot be used: check its host")
    static let notWebSocket = PentadError(
      .decoding, "the server has no WebSocket at this address: check the address")
    static let webSocketCutOff = PentadError(
      .answerCutOff, "the WebSocket ended without a close frame: open another one")
    static let webSocketSilent = PentadError(
      .timedOut, "the other side of the WebSocket does not respond: open another one")
  }
#endif
