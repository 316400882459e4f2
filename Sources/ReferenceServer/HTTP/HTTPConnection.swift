#if Networking
  import NIOCore
  import NIOHTTP1
  import NIOWebSocket
  import PentadCore

  /// The handler of one client: collects a request, answers it in a task, and then accepts the next
  /// one.
  ///
  /// NIO's pipelining handler precedes it, and holds requests back until the previous answer has
  /// ended. If the client disconnects, the task is cancelled.
  final class HTTPConnection: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let limits: RequestLimits
    private let respond: Router.Handler
    private let answers: Answers
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []
    private var task: Task<Void, Never>?
    /// True if the last request was answered, or is about to be.
    private var isAnswered = false

    init(_ limits: RequestLimits, _ answers: Answers, _ respond: @escaping Router.Handler) {
      (self.limits, self.answers, self.respond) = (limits, answers, respond)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head):
        self.head = head
        body = []
        isAnswered = false
        if let refusal = limits.refusal(head) { refuse(refusal, context) }
      case .body(let part):
        guard !isAnswered else { return }
        body += part.readableBytesView
        if body.count > limits.body { refuse(RequestLimits.tooLarge, context) }
      case .end:
        guard !isAnswered, let head else { return }
        isAnswered = true
        let request = Request(head, body: body)
        let sender = ResponseSender(context.channel, head)
        task = answers.begin { [respond] in await sender.send(await respond(request)) }
      }
    }

    func channelInactive(context: ChannelHandlerContext) {
      task?.cancel()
      context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      // A WebSocket request that no route accepts arrives next as a normal request.
      if error is NIOWebSocketUpgradeError { return }
      task?.cancel()
      if error is HTTPParserError, !isAnswered {
        refuse(.page(400, "Bad Request"), context)
      } else {
        context.close(promise: nil)
      }
    }

    /// Answers at once, and closes the connection without reading more.
    private func refuse(_ response: Response, _ context: ChannelHandlerContext) {
      isAnswered = true
      var head = head ?? HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
      head.headers.replaceOrAdd(name: "Connection", value: "close")
      for part in ResponseSender(context.channel, head).parts(of: response) {
        context.write(wrapOutboundOut(part), promise: nil)
      }
      context.flush()
      context.close(promise: nil)
    }
  }

  extension Request {
    /// Creates a request from its head and body.
    init(_ head: HTTPRequestHead, body: [UInt8] = []) {
      self.init(method: head.method.rawValue, target: head.uri, body: body)
      headers = head.headers.map { ($0.name, $0.value) }
    }
  }
#endif
