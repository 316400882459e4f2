#if Networking
  import NIOCore
  import PentadCore

  /// Reads the body of an exchange: decompresses it and counts its bytes.
  ///
  /// Releasing it ends the exchange.
  final class BodyReader: Sendable {
    private struct Progress {
      var inflater: Inflater?
      var room: Int
    }

    private let exchange: Exchange<AnswerPart>
    private let status: Int
    private let headers: TransportHeaders
    private let progress: Lock<Progress>
    private let limit: Int
    /// Keeps the threads of the transport while there is data to read.
    private let transport: HTTPTransport

    /// Waits for the head of an answer.
    init(
      _ exchange: Exchange<AnswerPart>, _ request: TransportRequest, _ transport: HTTPTransport
    ) async throws(PentadError) {
      guard case .head(let status, var headers) = try await exchange.take() else {
        throw PentadError.cutOff
      }
      var inflater: Inflater?
      let hasBody = request.method != .head && status != 204 && status != 304
      if hasBody, let coding = Inflater.Coding(headers.values(of: "Content-Encoding")) {
        inflater = try Inflater(coding)
        headers.remove("Content-Encoding")
        headers.remove("Content-Length")
      }
      self.exchange = exchange
      self.transport = transport
      (self.status, self.headers) = (status, headers)
      limit = request.bodyLimit
      progress = Lock(Progress(inflater: inflater, room: max(0, request.bodyLimit)))
    }

    deinit { exchange.end(.exchangeCancelled) }

    /// The answer; its body retains this reader.
    var response: TransportResponse {
      TransportResponse(
        status: status, headers: headers,
        body: TransportBody { () async throws(PentadError) in try await self.next() })
    }

    private func next() async throws(PentadError) -> [UInt8]? {
      do throws(PentadError) {
        while true {
          if let bytes = try inflated() { return try count(bytes) }
          switch try await exchange.take() {
          case .bytes(let buffer):
            let bytes = Array(buffer.readableBytesView)
            let isPlain = progress.withLock { progress in
              progress.inflater?.feed(bytes)
              return progress.inflater == nil
            }
            if isPlain { return try count(bytes) }
          case .head, nil:
            try progress.withLock { progress throws(PentadError) in try progress.inflater?.finish()
            }
            return nil
          }
        }
      } catch {
        exchange.end(error)
        throw error
      }
    }

    private func inflated() throws(PentadError) -> [UInt8]? {
      try progress.withLock { progress throws(PentadError) in try progress.inflater?.next() }
    }

    private func count(_ bytes: [UInt8]) throws(PentadError) -> [UInt8] {
      let isWithin = progress.withLock { progress in
        progress.room -= bytes.count
        return progress.room >= 0
      }
      guard isWithin else {
        throw PentadError(
          .bodyTooLong, "the answer is longer than \(limit) bytes: ask for less, or allow more")
      }
      return bytes
    }
  }
#endif
