#if Networking
  import PentadCore
  import PentadNetworking
  import TestSupport
  import Testing

  /// Answers from bug reports of other clients, with the outcome that RFC 9110 and RFC 9112
  /// require. If the RFCs allow a choice, the correct outcome prevents two readers from seeing
  /// different messages in the same bytes: an ambiguous answer is an error.
  @Suite(.timeLimit(.minutes(15))) struct ForeignAnswerTests {
    @Test(arguments: startLines + lengths + codings + chunked + headers + bodiless + compressed)
    func answerHasTheRightOutcome(_ answer: ForeignAnswer) async throws {
      try await withServer { request, connection in
        if request.target == "/next" { return try await connection.reply(200, [], "next") }
        try await connection.send(bytes: answer.bytes)
        try await connection.close()
      } _: { server, transport in
        let request = TransportRequest(try server.url(), method: answer.method)
        #expect(await outcome(of: request, transport) == answer.outcome)
        try await expectNext(server, transport)
      }
    }

    /// Each of them ends before its connection; what is left over in it is no answer to anything.
    @Test(arguments: [
      ForeignAnswer.ok("surplus", "Content-Length: 5\r\n", "hello and more", .body("hello")),
      .ok(
        "second answer", "Content-Length: 5\r\n",
        "helloHTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil", .body("hello")),
      .chunks(
        "second answer",
        "5\r\nhello\r\n0\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil", .body("hello")),
      ForeignAnswer(
        "body of 204", "HTTP/1.1 204 X\r\nContent-Length: 4\r\n\r\nevil", .body("")),
      ForeignAnswer(
        "answer in 304",
        "HTTP/1.1 304 X\r\nContent-Length: 40\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil",
        .body("")),
      ForeignAnswer(
        "body of HEAD", "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil", .body(""),
        method: .head),
    ])
    func leftoverBytesAnswerNothing(_ answer: ForeignAnswer) async throws {
      try await withServer { request, connection in
        if request.target == "/next" { return try await connection.reply(200, [], "next") }
        try await connection.send(bytes: answer.bytes)
      } _: { server, transport in
        let request = TransportRequest(try server.url(), method: answer.method)
        #expect(await outcome(of: request, transport) == answer.outcome)
        _ = await server.closings.entries(1)
        try await expectNext(server, transport)
      }
    }

    @Test func trailersDoNotChangeTheHead() async throws {
      try await withServer { _, connection in
        try await connection.send(
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n"
            + "Location: /evil\r\nSet-Cookie: evil\r\n\r\n")
      } _: { server, transport in
        let response = try await transport.send(TransportRequest(try server.url()))
        #expect(try await response.body.collect(limit: 9) == Array("ok".utf8))
        #expect(response.headers["Set-Cookie"] == nil)
        #expect(response.headers["Location"] == nil)
      }
    }

    /// Expects that nothing is left for the next request. The transport learns a moment after the server
    /// that a connection has ended, so the request may meet its end.
    private func expectNext(_ server: RawServer, _ transport: HTTPTransport) async throws {
      let request = TransportRequest(try server.url("/next"))
      var next = await outcome(of: request, transport)
      if next == .cutOff { next = await outcome(of: request, transport) }
      #expect(next == .body("next"))
    }

    private func outcome(
      of request: TransportRequest, _ transport: HTTPTransport
    ) async -> ForeignAnswer.Outcome {
      do throws(PentadError) {
        return .body(try await transport.send(request).body.collect(limit: 1 << 20))
      } catch {
        return .error(error.code)
      }
    }
  }
#endif
