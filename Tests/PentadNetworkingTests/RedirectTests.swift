#if Networking
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadNetworking

  @Suite struct RedirectTests {
    /// Redirects `/STATUS/…` to the rest.
    private static let answer: RawServer.Answer = { request, connection in
      let parts = request.target.split(separator: "/", maxSplits: 1)
      guard let status = parts.first.flatMap({ Int($0) }) else {
        return try await connection.reply(200, [], "there")
      }
      try await connection.reply(status, ["Location: \(parts[1].replacing("+", with: "/"))"])
    }

    private func request(
      _ url: TransportURL, _ method: TransportRequest.Method = .get
    ) throws -> TransportRequest {
      var request = TransportRequest(url, method: method)
      for name in ["Authorization", "Cookie", "X-Access-Token", "Accept", "Content-Type"] {
        try request.headers.add(name, "v")
      }
      if method == .post || method == .put { request.body = Array("body".utf8) }
      return request
    }

    @Test(arguments: [
      (301, TransportRequest.Method.get, "GET"), (302, .post, "GET"), (303, .post, "GET"),
      (303, .put, "GET"), (303, .head, "HEAD"), (301, .put, "PUT"), (307, .post, "POST"),
      (308, .put, "PUT"), (308, .delete, "DELETE"),
    ])
    func keepsOrChangesTheMethod(
      _ status: Int, _ method: TransportRequest.Method, _ expected: String
    ) async throws {
      try await withServer(answer: Self.answer) { server, transport in
        _ = try await transport.text(request(server.url("/\(status)/+there"), method))
        let last = server.requests.entries[1]
        #expect(last.method == expected)
        #expect(last.target == "/there")
        let keepsBody = expected == method.rawValue && (method == .post || method == .put)
        #expect(last.body == (keepsBody ? Array("body".utf8) : []))
        #expect((last.headers["content-type"] != nil) == (expected == method.rawValue))
        #expect(last.headers["authorization"] == "v")
      }
    }

    @Test(arguments: ["127.0.0.1", "localhost", "192.168.1.1", "[::1]"])
    func foreignServerCannotRedirectToThisMachine(_ host: String) async throws {
      let request = TransportRequest(try TransportURL("https://example.org/"))
      var headers = TransportHeaders()
      try headers.set("Location", "https://\(host)/secret")
      let error = #expect(throws: PentadError.self) {
        try Redirect.next(after: request, status: 302, headers)
      }
      #expect(error?.code == .refused)
      let own = TransportRequest(try TransportURL("http://127.0.0.1/"))
      #expect(try Redirect.next(after: own, status: 302, headers) != nil)
    }

    @Test func givesNoCredentialsToAnotherHost() async throws {
      try await withServer(answer: Self.answer) { other, _ in
        try await withServer(answer: Self.answer) { server, transport in
          // Another port, then another name of the same machine.
          for target in [try other.url("/x"), try server.url("/x", host: "localhost")] {
            let path = "/302/" + target.string.replacing("/", with: "+")
            let text = try await transport.text(request(server.url(path)))
            #expect(text == "there")
          }
          for last in [other.requests.entries[0], server.requests.entries[2]] {
            #expect(
              Set(last.headers.keys) == ["accept", "accept-encoding", "user-agent", "host"])
          }
          let path = "/307/" + (try other.url("/x").string.replacing("/", with: "+"))
          let refused = try request(server.url(path), .post)
          #expect(await code { _ = try await transport.send(refused) } == .refused)
          #expect(other.requests.entries.count == 1)
        }
      }
    }

    @Test func givesUpAfterTen() async throws {
      try await withServer { request, connection in
        try await connection.reply(302, ["Location: /\(request.target.utf8.count)"])
      } _: { server, transport in
        #expect(await code { _ = try await transport.send(request(server.url())) } == .refused)
        #expect(server.requests.entries.count == 11)
      }
    }

    @Test(arguments: [
      ("ftp:++a+", PentadError.Code.decoding), ("http:++example.org+", .refused),
      ("http:++a b+", .decoding), ("https:++user:hunter2@a+", .decoding),
    ])
    func doesNotGoEverywhere(_ location: String, _ expected: PentadError.Code) async throws {
      try await withServer { _, connection in
        try await connection.reply(302, ["Location: \(location.replacing("+", with: "/"))"])
      } _: { server, transport in
        #expect(await code { _ = try await transport.send(request(server.url())) } == expected)
      }
    }

    @Test func aRedirectIsTheAnswerWhereNoneIsFollowed() async throws {
      try await withServer(answer: Self.answer) { server, transport in
        var request = try request(server.url("/301/+there"))
        request.followsRedirects = false
        let response = try await transport.send(request)
        #expect(response.status == 301 && response.headers["Location"] == "/there")
        #expect(server.requests.entries.count == 1)
      }
    }

    @Test func aRedirectWithoutAPlaceIsAnAnswer() async throws {
      try await withServer { _, connection in
        try await connection.reply(302, [], "nowhere")
      } _: { server, transport in
        let response = try await transport.send(request(server.url()))
        #expect(response.status == 302)
      }
    }
  }
#endif
