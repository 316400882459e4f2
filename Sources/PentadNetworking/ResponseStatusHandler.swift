#if Networking
  import NIOCore
  import NIOHTTP1
  import PentadCore

  /// Rejects response heads whose status the HTTP client cannot process, or whose transfer coding
  /// it would leave in the body.
  ///
  /// AsyncHTTPClient treats every status below 200 but 101 as informational and drops the head,
  /// while SwiftNIO delivers a body and an end for a status below 100. The client's state machine
  /// then fails a precondition, which ends the process. This handler between the two passes such a
  /// head on as an error, closes the connection and drops all later data.
  final class ResponseStatusHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart

    private var isOver = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !isOver else { return }
      if case .head(let head) = unwrapInboundIn(data),
        let error = Self.fault(head.status) ?? head.framingFault
      {
        isOver = true
        context.fireErrorCaught(error)
        context.close(promise: nil)
      } else {
        context.fireChannelRead(data)
      }
    }

    /// Returns the reason to reject a status; nil for one that the client can process.
    ///
    /// 101 answers a request for another protocol, and no request of this client asks for one
    /// (RFC 9110, 15.2.2).
    private static func fault(_ status: HTTPResponseStatus) -> PentadError? {
      status.code < 100 || status.code == 101 ? .invalidStatus(status.code) : nil
    }
  }

  extension PentadError {
    /// The error for a status that no request of the transport can have.
    static func invalidStatus(_ status: UInt) -> PentadError {
      PentadError(
        .decoding, "the server answered with the invalid status \(status): ask its operator")
    }
  }
#endif
