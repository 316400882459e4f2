import PentadCore

#if Networking
  import PentadNetworking
#endif

/// The live network.
enum LiveNetwork {
  /// Runs with the network, and shuts it down after success or failure.
  ///
  /// - Parameters:
  ///   - plainHTTP: true if plain `http` is allowed to other machines
  ///   - pins: the allowed keys of `https` servers; empty for any
  /// - Throws: `unsupported` in a build without the trait Networking, and the errors of the body
  static func with(
    plainHTTP: Bool, pins: [String], _ body: (any Transport) async throws -> Void
  ) async throws {
    try await withSockets(plainHTTP: plainHTTP, pins: pins) { transport, _ in
      try await body(transport)
    }
  }

  /// Runs with the network, including WebSockets. Otherwise as ``with(plainHTTP:pins:_:)``.
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
