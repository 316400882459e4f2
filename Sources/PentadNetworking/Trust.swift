#if Networking
  import NIOCore
  import NIOSSL
  import PentadCore

  /// The TLS context of WebSockets. Reading the system's authorities takes a while, so it is
  /// created on first use.
  final class Trust: Sendable {
    private let configuration: TLSConfiguration
    private let made = Lock<NIOSSLContext?>(nil)

    init(_ configuration: TLSConfiguration) {
      var configuration = configuration
      configuration.applicationProtocols = ["http/1.1"]
      // The time for the other side to confirm the end of TLS; the WebSocket has already ended.
      configuration.shutdownTimeout = .seconds(1)
      self.configuration = configuration
    }

    func context() throws -> NIOSSLContext {
      if let context = made.withLock({ $0 }) { return context }
      let context = try NIOSSLContext(configuration: configuration)
      made.withLock { $0 = context }
      return context
    }
  }
#endif
