#if Networking
  import NIOCore
  import NIOHTTP1
  import NIOSSL
  import PentadCore

  /// Checks the peer of an HTTP connection before the head of a request is sent.
  ///
  /// Each request has its own rule, so that a stricter request never reuses a connection from the
  /// pool without the check. The certificate is checked once: all requests of a connection have the
  /// same host.
  final class PeerCheckHandler: ChannelOutboundHandler {
    typealias OutboundIn = HTTPClientRequestPart
    typealias OutboundOut = HTTPClientRequestPart

    private let rules: CertificateRules
    /// Nil through a proxy, whose address does not identify the server.
    private let address: SocketAddress?
    private let hasProxy: Bool
    private var isCertified = false
    private var isOver = false

    init(_ rules: CertificateRules, address: SocketAddress?, hasProxy: Bool) {
      self.rules = rules
      self.address = address
      self.hasProxy = hasProxy
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      do throws(PentadError) {
        guard !isOver else { throw .cutOff }
        guard case .head(var head) = unwrapOutboundIn(data) else {
          return context.write(data, promise: promise)
        }
        try check(&head, context)
        context.write(wrapOutboundOut(.head(head)), promise: promise)
      } catch {
        promise?.fail(error)
        guard !isOver else { return }
        isOver = true
        context.fireErrorCaught(error)
        context.close(promise: nil)
      }
    }

    private func check(
      _ head: inout HTTPRequestHead, _ context: ChannelHandlerContext
    ) throws(PentadError) {
      guard let scope = head.headers.first(name: PeerScope.header).flatMap(PeerScope.init(_:))
      else { throw PentadError(.internal, "a request came without the rule for its peer") }
      head.headers.remove(name: PeerScope.header)
      if !hasProxy { try scope.check(address) }
      if !isCertified { try certify(head, context) }
      isCertified = true
    }

    private func certify(
      _ head: HTTPRequestHead, _ context: ChannelHandlerContext
    ) throws(PentadError) {
      let certificate: NIOSSLCertificate?
      do {
        certificate = try context.pipeline.syncOperations.nioSSL_peerCertificate()
      } catch {
        // The connection has no TLS.
        return
      }
      guard let certificate, let host = head.headers.first(name: "Host") else { throw .untrusted }
      try rules.check(certificate, host: Self.withoutPort(host))
    }

    private static func withoutPort(_ host: String) -> String {
      let end = host.hasPrefix("[") ? host.lastIndex(of: "]").map(host.index(after:)) : nil
      return String(host[..<(end ?? host.firstIndex(of: ":") ?? host.endIndex)])
    }
  }
#endif
