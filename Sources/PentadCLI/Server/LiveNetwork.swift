import PentadCore

#if Networking
  import PentadNetworking
#endif

/// The live network.
enum LiveNetwork {
  /// Runs with it, and ends it whatever comes of it.
  ///
  /// - Parameters:
  ///   - plainHTTP: whether plain `http` may go to other machines
  ///   - pins: the keys of which a server of `https` must have one; empty for any
  /// - Throws: `unsupported` in a build without the trait Networking, and what the body does
  static func with(
    plainHTTP: Bool, pins: [String], _ body: (any Transport) async throws -> Void
  ) async throws {
    try await withSockets(plainHTTP: plainHTTP, pins: pins) { transport, _ in
      try await body(transport)
    }
  }

  /// Runs with it and what opens WebSockets. Otherwise as ``with(plainHTTP:pins:_:)``.
  static func withSockets(
    plainHTTP: Bool, pins: [String],
    _ body: (any Transport, any WebSocketTransport) async throws -> Void
  ) async throws {
    #if Networking
      var configuration = HTTPTransport.Configuration()
      configuration.allowsPlainHTTP = plainHTTP
      configuration.certificatePins = pins
      let live = try HTTPTransport(configuration)
      do {
        try await body(live, live)
      } catch {
        await live.shutdown()
        throw error
      }
      await live.shutdown()
    #else
      throw PentadError.missing(trait: "Networking", for: "the network")
    #endif
  }
}
