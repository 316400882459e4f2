#if Networking
  import NIOCore
  import NIOHTTP1

  /// Sends one answer to its client.
  struct ResponseSender: BodyWriter {
    private let channel: any Channel
    private let version: HTTPVersion
    private let isKeptAlive: Bool
    private let isHead: Bool

    /// Creates a sender for the answer to a request.
    init(_ channel: any Channel, _ request: HTTPRequestHead) {
      self.channel = channel
      version = request.version
      // A client of HTTP/1.0 does not support chunks: the end of the connection is the end of the
      // body.
      isKeptAlive = request.isKeepAlive && request.version != .http1_0
      isHead = request.method == .HEAD
    }

    /// Sends the complete answer. A disconnected client is ignored.
    func send(_ response: Response) async {
      do {
        switch response.body {
        case .hangUp: throw Hangup()
        case .raw(let write):
          try await write(RawWriter(channel: channel))
          throw Hangup()
        case .stream(let length, let write):
          try await send([.head(head(response, length: length))])
          if !isHead { try await write(self) }
          try await send([.end(nil)])
        case .json, .bytes:
          try await send(parts(of: response))
        }
        if !isKeptAlive { try await channel.close() }
      } catch {
        // The client has disconnected, or the body's function requests it.
        channel.close(promise: nil)
      }
    }

    /// Returns all parts of an answer with known bytes.
    func parts(of response: Response) -> [HTTPServerResponsePart] {
      let bytes = response.bytes ?? []
      let head = HTTPServerResponsePart.head(head(response, length: bytes.count))
      return isHead
        ? [head, .end(nil)] : [head, .body(.byteBuffer(ByteBuffer(bytes: bytes))), .end(nil)]
    }

    func write(_ bytes: [UInt8]) async throws {
      try Task.checkCancellation()
      try await send([.body(.byteBuffer(ByteBuffer(bytes: bytes)))])
    }

    /// Writes parts and flushes once. This takes one hop to the channel's event loop, and one
    /// packet for a short answer.
    private func send(_ parts: [HTTPServerResponsePart]) async throws {
      let done = channel.eventLoop.makePromise(of: Void.self)
      channel.eventLoop.execute {
        for part in parts.dropLast() { channel.write(part, promise: nil) }
        guard let last = parts.last else { return done.succeed() }
        channel.writeAndFlush(last, promise: done)
      }
      try await done.futureResult.get()
    }

    private func head(_ response: Response, length: Int?) -> HTTPResponseHead {
      var headers = HTTPHeaders(response.headers.map { ($0.name, $0.value) })
      if let length {
        headers.add(name: "Content-Length", value: "\(length)")
      } else if version != .http1_0 {
        headers.add(name: "Transfer-Encoding", value: "chunked")
      }
      if !isKeptAlive { headers.add(name: "Connection", value: "close") }
      return HTTPResponseHead(
        version: version, status: HTTPResponseStatus(statusCode: response.status), headers: headers)
    }
  }

  /// Writes raw bytes, bypassing the HTTP encoder.
  private struct RawWriter: BodyWriter {
    let channel: any Channel

    func write(_ bytes: [UInt8]) async throws {
      try Task.checkCancellation()
      try await channel.eventLoop.flatSubmit { [channel] in
        let written = channel.eventLoop.makePromise(of: Void.self)
        do {
          let encoder = try channel.pipeline.syncOperations.context(
            handlerType: HTTPResponseEncoder.self)
          encoder.writeAndFlush(NIOAny(ByteBuffer(bytes: bytes)), promise: written)
        } catch {
          written.fail(error)
        }
        return written.futureResult
      }.get()
    }
  }
#endif
