#if Networking
  import NIOSSL
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadNetworking

  /// The outcome of a request over TLS; nil for an answer.
  func tlsOutcome(
    _ context: NIOSSLContext, _ trusted: HTTPTransport.Configuration, _ host: String,
    pins: [String] = []
  ) async throws -> PentadError.Code? {
    var configuration = trusted
    configuration.certificatePins = pins
    configuration.resolutions[host] = "127.0.0.1"
    var outcome: PentadError.Code?
    try await withServer(tls: context, with: configuration) { _, connection in
      try await connection.reply(200, [], "fine")
    } _: { server, transport in
      let request = TransportRequest(try server.url("/", scheme: "https", host: host))
      do {
        _ = try await transport.text(request)
      } catch {
        outcome = (error as? PentadError)?.code ?? .internal
      }
      #expect(server.requests.entries.isEmpty == (outcome != nil))
    }
    return outcome
  }
#endif
