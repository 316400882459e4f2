import PentadCore

#if Networking
  import PentadNetworking
#endif

/// The live network.
enum LiveNetwork {
  /// Runs with it, and ends it whatever comes of it.
  ///
  /// - Parameter plainHTTP: whether plain `http` may go to other machines
  /// - Throws: `unsupported` in a build without the trait Networking, and what the body does
  static func with(
    plainHTTP: Bool, _ body: (any Transport) async throws -> Void
  ) async throws {
    #if Networking
      var configuration = HTTPTransport.Configuration()
      configuration.allowsPlainHTTP = plainHTTP
      let live = try HTTPTransport(configuration)
      do {
        try await body(RetryingTransport(live))
      } catch {
        await live.shutdown()
        throw error
      }
      await live.shutdown()
    #else
      throw PentadError(.unsupported, "this build has no network; it was made without Networking")
    #endif
  }
}
