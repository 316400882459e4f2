#if Networking
  import PentadCore
  import PentadNetworking
  import Testing

  @Suite struct HTTPTransportTests {
    @Test func aClosedTransportSaysSo() async throws {
      let transport = try HTTPTransport()
      await transport.shutdown()
      let request = TransportRequest(try TransportURL("https://example.org/"))
      let error = await #expect(throws: PentadError.self) { try await transport.send(request) }
      #expect(error?.code == .closed)
    }
  }
#endif
