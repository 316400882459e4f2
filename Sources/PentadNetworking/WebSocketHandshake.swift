#if Networking
  import NIOCore
  import NIOHTTP1
  import NIOWebSocket
  import PentadCore

  /// The request that opens a WebSocket, and the check of its answer (RFC 6455, 4.1).
  struct WebSocketHandshake: Sendable {
    let head: HTTPRequestHead
    private let request: WebSocketRequest
    private let upgrader: NIOWebSocketClientUpgrader

    init(_ request: WebSocketRequest) {
      self.request = request
      // Only its key, and its check of the answer to that key, are used.
      upgrader = NIOWebSocketClientUpgrader { channel, _ in
        channel.eventLoop.makeSucceededVoidFuture()
      }
      let url = request.url
      let isDefault = url.port == (url.scheme == "https" ? 443 : 80)
      var head = HTTPRequestHead(
        version: .http1_1, method: .GET, uri: url.path + (url.query.map { "?\($0)" } ?? ""))
      head.headers.add(name: "Host", value: isDefault ? url.host : "\(url.host):\(url.port)")
      head.headers.add(name: "Connection", value: "Upgrade")
      head.headers.add(name: "Upgrade", value: "websocket")
      upgrader.addCustom(upgradeRequestHeaders: &head.headers)
      for field in request.headers.fields {
        head.headers.add(name: field.name, value: field.value)
      }
      self.head = head
    }

    /// Checks an answer.
    ///
    /// - Throws: if the answer does not open a WebSocket.
    func check(_ answer: HTTPResponseHead) throws(PentadError) {
      guard answer.status.code >= 100 else { throw .invalidStatus(answer.status.code) }
      guard answer.status.code == 101 else { throw try refusal(answer) }
      let headers = answer.headers
      let chosen = headers["Sec-WebSocket-Protocol"]
      guard headers[canonicalForm: "Upgrade"].contains(where: { $0.lowercased() == "websocket" }),
        headers[canonicalForm: "Connection"].contains(where: { $0.lowercased() == "upgrade" }),
        upgrader.shouldAllowUpgrade(upgradeResponse: answer),
        headers["Sec-WebSocket-Extensions"].isEmpty,
        chosen.count <= 1, chosen.allSatisfy({ request.subprotocols.contains($0) })
      else { throw .notWebSocket }
    }

    private func refusal(_ answer: HTTPResponseHead) throws(PentadError) -> PentadError {
      let status = answer.status.code
      let (code, text): (PentadError.Code, String) =
        switch status {
        case 401: (.unauthorized, "the server requires other credentials for the WebSocket")
        case 429: (.tooManyRequests, "too many requests: wait and open the WebSocket again")
        case 500...599: (.serverUnavailable, "the server could not open the WebSocket")
        default: (.webSocketRefused, "the server has no WebSocket at this address")
        }
      return PentadError(code, "\(text) (\(status))", retryAfter: try answer.retryAfter())
    }
  }

  extension HTTPResponseHead {
    /// Returns the delay that the other side asks for, in milliseconds; nil if there is none.
    func retryAfter() throws(PentadError) -> Int? {
      try TransportHeaders(headers).retryAfter(date: TimeSource.system.date())
    }
  }
#endif
