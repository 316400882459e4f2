#if Networking
  import NIOCore
  import NIOSSL
  import PentadCore

  /// Delays the outgoing data of a WebSocket until the certificate of its server has been checked.
  ///
  /// It is directly behind NIOSSL's handler in the pipeline. The first event of that handler reports
  /// the end of the TLS handshake. The gate then checks the certificate by ``CertificateRules``, and
  /// passes the data on. NIOSSL has verified the chain of the same certificate by then.
  final class CertificateGate: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let rules: CertificateRules
    private let host: String
    private var waiting: [(data: NIOAny, promise: EventLoopPromise<Void>?)] = []
    private var isOpen = false

    init(_ rules: CertificateRules, host: String) {
      self.rules = rules
      self.host = host
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      if isOpen {
        context.write(data, promise: promise)
      } else {
        waiting.append((data, promise))
      }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      do throws(PentadError) {
        try open(context)
      } catch {
        fail(error)
        context.fireErrorCaught(error)
        return context.close(promise: nil)
      }
      context.fireUserInboundEventTriggered(event)
    }

    func handlerRemoved(context: ChannelHandlerContext) { fail(.cutOff) }

    private func open(_ context: ChannelHandlerContext) throws(PentadError) {
      let certificate = try? context.pipeline.syncOperations.nioSSL_peerCertificate()
      guard !isOpen, let certificate else { return }
      try rules.check(certificate, host: host)
      isOpen = true
      for write in waiting { context.write(write.data, promise: write.promise) }
      waiting = []
      context.flush()
    }

    private func fail(_ error: PentadError) {
      for write in waiting { write.promise?.fail(error) }
      waiting = []
    }
  }
#endif
