#if Networking
  import NIOCore
  import NIOSSL
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadNetworking

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  @Suite struct FailureTests {
    private static let secret = "hunter2"

    private func request(_ url: TransportURL) throws -> TransportRequest {
      var request = TransportRequest(url.adding(query: [("token", Self.secret)]), method: .post)
      try request.headers.add("Authorization", Self.secret)
      request.body = Array(Self.secret.utf8)
      return request
    }

    private func failure(
      _ transport: HTTPTransport, _ url: TransportURL, _ location: SourceLocation = #_sourceLocation
    ) async throws -> PentadError? {
      let request = try request(url)
      let error = await #expect(throws: PentadError.self, sourceLocation: location) {
        _ = try await transport.text(request)
      }
      for text in ["\(error as Any)", error?.message, String(reflecting: error)].compactMap(\.self)
      {
        #expect(!text.contains(Self.secret), sourceLocation: location)
      }
      return error
    }

    @Test func refusedConnectionHasItsOwnError() async throws {
      try await withServer { _, _ in
      } _: { _, transport in
        // No server listens on the port of tcpmux; a free port may soon be used by another test.
        for host in ["127.0.0.1", "localhost"] {
          let error = try await failure(transport, TransportURL("http://\(host):1/"))
          #expect(error?.code == .connectionRefused)
        }
      }
    }

    /// A transient error is not a refusal: a waiting message is not discarded because of it.
    @Test(arguments: [
      (EMFILE, PentadError.Code.unavailable), (ENFILE, .unavailable),
      (ECONNREFUSED, .connectionRefused), (EACCES, .connectionRefused),
      (EHOSTUNREACH, .offline), (ETIMEDOUT, .timedOut), (ECONNRESET, .answerCutOff),
    ])
    func transientSystemErrorIsNotARefusal(_ number: CInt, _ code: PentadError.Code) {
      let error = PentadError(network: IOError(errnoCode: number, reason: Self.secret))
      #expect(error.code == code && !error.message.contains(Self.secret))
    }

    /// A refusal means that nothing was sent: an error on an established connection is not a
    /// refusal.
    @Test func tlsErrorAfterTheHandshakeIsNotARefusal() {
      #expect(PentadError(network: BoringSSLError.sslError([])).code == .answerCutOff)
      #expect(PentadError(network: NIOSSLError.readInInvalidTLSState).code == .answerCutOff)
      #expect(PentadError(network: NIOSSLError.handshakeFailed(.sslError([]))).code == .refused)
    }

    @Test func aNameWithoutAnAddressIsOffline() async throws {
      try await withServer { _, _ in
      } _: { _, transport in
        let error = try await failure(transport, TransportURL("https://\(nameOfNobody)/"))
        #expect(error?.code == .offline)
      }
    }

    @Test(arguments: [
      "hunter2 is no HTTP\r\n\r\n", "HTTP/1.1 hunter2\r\n\r\n", "\0\0\0\0\r\n\r\n",
      "HTTP/1.1 200 X\r\nhunter2\r\n\r\n", "HTTP/1.1 200 X\r\nContent-Length: hunter2\r\n\r\n",
      "HTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\nhunter2\r\n",
      "HTTP/1.1 200 X\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
      "HTTP/9.9 200 X\r\nContent-Length: 0\r\n\r\n",
    ])
    func garbageCannotBeDecoded(_ answer: String) async throws {
      try await withServer { _, connection in
        try await connection.send(answer)
      } _: { server, transport in
        let error = try await failure(transport, server.url())
        #expect(error?.code.coarse == .decoding)
      }
    }

    @Test(arguments: [
      "", "HTTP/1.1 2", "HTTP/1.1 200 X\r\nContent-Le",
      "HTTP/1.1 200 X\r\nContent-Length: 9\r\n\r\n",
      "HTTP/1.1 200 X\r\nContent-Length: 9\r\n\r\nhunter2",
      "HTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nhunter2",
      "HTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\n7\r\nhunter2\r\n",
    ])
    func truncatedAnswerIsAnError(_ answer: String) async throws {
      try await withServer { _, connection in
        try await connection.send(answer)
        try await connection.close()
      } _: { server, transport in
        let error = try await failure(transport, server.url())
        #expect(error?.code == .answerCutOff)
      }
    }

    @Test func excessBytesAreNotReadAsTheNextAnswer() async throws {
      try await withServer { request, connection in
        let lie =
          "HTTP/1.1 200 X\r\nContent-Length: 2\r\n\r\nokHTTP/1.1 200 X\r\nX: smuggled\r\n\r\n"
        try await connection.send(request.target == "/lie" ? lie : "HTTP/1.1 204 X\r\n\r\n")
      } _: { server, transport in
        _ = try? await transport.text(TransportRequest(try server.url("/lie")))
        for _ in 0..<10 {
          do {
            let next = try await transport.send(TransportRequest(try server.url("/next")))
            #expect(next.status == 204)
            #expect(next.headers["X"] == nil)
            return
          } catch let error as PentadError where error.code == .answerCutOff {
            // The request came before the connection with the wrong length was released.
          }
        }
        Issue.record("no other connection is opened")
      }
    }

    @Test func plainHTTPStaysOnThisMachine() async throws {
      let transport = try HTTPTransport()
      for host in [
        "example.org", "127.0.0.1.example.org", "127.1", "128.0.0.1", "[::2]", "0x7f.0.0.1",
        "0.0.0.0", "127.08.0.1", "api.localhost",
      ] {
        let error = try await failure(transport, TransportURL("http://\(host)/"))
        #expect(error?.code == .refused)
      }
      await transport.shutdown()
    }

    @Test(arguments: [
      "Host", "content-length", "Transfer-Encoding", "Connection", "Proxy-Authorization",
    ])
    func theTransportFramesTheMessage(_ name: String) async throws {
      try await withServer { _, _ in
      } _: { server, transport in
        var request = try request(server.url())
        try request.headers.add(name, Self.secret)
        let error = await #expect(throws: PentadError.self) { try await transport.send(request) }
        #expect(error?.code == .refused)
        #expect(error?.message.contains(Self.secret) == false)
      }
    }
  }
#endif
