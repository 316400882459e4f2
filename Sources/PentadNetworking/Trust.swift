#if Networking
  import NIOCore
  import NIOSSL
  import PentadCore

  /// What WebSockets speak TLS with. Reading the system's authorities takes a while: it is done when
  /// the first one asks.
  final class Trust: Sendable {
    private let configuration: TLSConfiguration
    private let made = Lock<NIOSSLContext?>(nil)

    init(_ configuration: TLSConfiguration) {
      var configuration = configuration
      configuration.applicationProtocols = ["http/1.1"]
      // How long the other side has to agree that TLS ends; the WebSocket has ended before.
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
