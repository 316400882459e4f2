#if Networking
  import PentadCore
  import PentadNetworking
  import TestSupport
  import Testing

  @Suite struct HostTests {
    /// The combination of the documentation.
    @Test func allLayersWorkTogether() async throws {
      let time = ManualTime()
      let server = try await RawServer.start { request, connection in
        let isFirst = request.connection == 1
        let headers = ["Retry-After: 3"] + (isFirst ? ["Connection: close"] : [])
        try await connection.reply(isFirst ? 503 : 200, headers, "late")
        if isFirst { try await connection.close() }
      }
      let live = try HTTPTransport()
      let network = OutcomeReachability(live)
      let polite = RateLimitedTransport(
        network, try RateLimit(perSecond: 10, burst: 20), time: time.source)
      let transport = SingleFlight(RetryingTransport(polite, time: time.source) { _ in 0 })
      let body = try await transport.send(TransportRequest(try server.url())).body
      #expect(try await body.collect(limit: 9) == Array("late".utf8))
      #expect(time.sleeps == [3_000])
      #expect(server.requests.entries.count == 2)
      #expect(network.state == .online)
      await live.shutdown()
      await server.stop()
    }

    /// A name that cannot be one is not asked for later, request by request.
    @Test(
      arguments: [
        ("", 80), ("http://proxy.example", 80), ("proxy.example:80", 80), ("a@proxy.example", 80),
        ("proxy.example/", 80), ("proxy.example\n", 80), ("proxy example", 80),
        ("proxy.example", 0), ("proxy.example", 65_536), ("proxy.example", -1),
      ])
    func aProxyHasAHostAndAPort(_ host: String, _ port: Int) {
      var configuration = HTTPTransport.Configuration()
      configuration.proxy = .init(host: host, port: port)
      let error = #expect(throws: PentadError.self) { try HTTPTransport(configuration) }
      #expect(error?.code == .invalid)
    }

    @Test(arguments: ["proxy.example", "127.0.0.1", "::1", "bücher.example"])
    func aProxyIsNamedOrHasAnAddress(_ host: String) async throws {
      var configuration = HTTPTransport.Configuration()
      configuration.proxy = .init(host: host, port: 65_535)
      await (try HTTPTransport(configuration)).shutdown()
    }
  }
#endif
