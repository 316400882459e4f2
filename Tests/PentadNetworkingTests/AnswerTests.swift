#if Networking
  import PentadCore
  import TestSupport
  import PentadNetworking
  import Testing

  @Suite struct AnswerTests {
    @Test func sendsWhatIsAskedAndReturnsWhatIsAnswered() async throws {
      try await withServer { _, connection in
        try await connection.reply(200, ["X-One: 1", "Set-Cookie: a", "Set-Cookie: b"], "hello")
      } _: { server, transport in
        var request = TransportRequest(try server.url("/a//b/../%7Ec?x=%20&y=?&z"), method: .post)
        request.body = Array("sent".utf8)
        try request.headers.add("Authorization", "Bearer hunter2")
        let response = try await transport.send(request)
        #expect(response.status == 200)
        #expect(response.headers["x-one"] == "1")
        #expect(response.headers.values(of: "Set-Cookie") == ["a", "b"])
        #expect(try await response.body.collect(limit: 5) == Array("hello".utf8))

        let received = server.requests.entries[0]
        #expect(received.method == "POST")
        #expect(received.target == "/a//b/../%7Ec?x=%20&y=?&z")
        #expect(received.body == request.body)
        #expect(received.headers["authorization"] == "Bearer hunter2")
        #expect(received.headers["content-length"] == "4")
        #expect(received.headers["host"] == "127.0.0.1:\(server.port)")
        #expect(received.headers["accept-encoding"] == "gzip, deflate")
      }
    }

    @Test(arguments: TransportRequest.Method.allCases)
    func knowsTheMethod(_ method: TransportRequest.Method) async throws {
      try await withServer { request, connection in
        // An answer to HEAD states the length of the body, and its coding.
        let text = "HTTP/1.1 200 X\r\nContent-Length: 2\r\n"
        let isHead = request.method == "HEAD"
        try await connection.send(
          text + (isHead ? "Content-Encoding: gzip\r\n\r\n" : "\r\nok"))
      } _: { server, transport in
        let request = TransportRequest(try server.url(), method: method)
        let response = try await transport.send(request)
        #expect(response.headers["Content-Length"] == "2")
        let body = try await response.body.collect(limit: 9)
        #expect(body == (method == .head ? [] : Array("ok".utf8)))
        #expect(server.requests.entries.map(\.method) == [method.rawValue])
      }
    }

    @Test(arguments: [204, 304, 400, 404, 500, 503])
    func anyStatusIsAnAnswer(_ status: Int) async throws {
      try await withServer { _, connection in
        let length = status == 204 || status == 304 ? "" : "Content-Length: 0\r\n"
        try await connection.send("HTTP/1.1 \(status) X\r\n\(length)\r\n")
      } _: { server, transport in
        let response = try await transport.send(TransportRequest(try server.url()))
        #expect(response.status == status)
        #expect(try await response.body.collect(limit: 0) == [])
      }
    }

    @Test func readsEveryWayOfEndingABody() async throws {
      try await withServer { request, connection in
        switch request.target {
        case "/chunked":
          try await connection.send(
            "HTTP/1.1 100 X\r\n\r\nHTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\n"
              + "2\r\nab\r\n3;x=y\r\ncde\r\n0\r\nT: t\r\n\r\n")
        default:
          try await connection.send("HTTP/1.1 200 X\r\n\r\nab")
          try await connection.send("cde")
          try await connection.close()
        }
      } _: { server, transport in
        for path in ["/chunked", "/closed"] {
          let text = try await transport.text(TransportRequest(try server.url(path)))
          #expect(text == "abcde")
        }
      }
    }

    @Test func usesAConnectionAgain() async throws {
      try await withServer { _, connection in
        try await connection.reply(200, [], "x")
      } _: { server, transport in
        for _ in 1...20 {
          let text = try await transport.text(TransportRequest(try server.url()))
          #expect(text == "x")
        }
        #expect(Set(server.requests.entries.map(\.connection)) == [1])
      }
    }

    @Test func saysWhoAsks() async throws {
      var configuration = HTTPTransport.Configuration()
      configuration.userAgent = "Host/7"
      try await withServer(with: configuration) { _, connection in
        try await connection.reply()
      } _: { server, transport in
        _ = try await transport.text(TransportRequest(try server.url()))
        var request = TransportRequest(try server.url())
        try request.headers.add("user-agent", "Own/8")
        _ = try await transport.text(request)
        #expect(server.requests.entries.map { $0.headers["user-agent"] } == ["Host/7", "Own/8"])
      }
      #expect(HTTPTransport.Configuration().userAgent.hasPrefix("Pentad/"))
    }

    @Test func manyAtOnceGetTheirOwnAnswers() async throws {
      try await withServer { request, connection in
        try await connection.reply(200, [], request.target)
      } _: { server, transport in
        try await withThrowingTaskGroup { group in
          for number in 0..<100 {
            group.addTask {
              let request = TransportRequest(try server.url("/\(number)"))
              let text = try await transport.text(request)
              #expect(text == "/\(number)")
            }
          }
          try await group.waitForAll()
        }
        #expect(Set(server.requests.entries.map(\.connection)).count <= 8)
      }
    }
  }
#endif
