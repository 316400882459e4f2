import CPentad
import PentadCore

#if Networking
  import PentadNetworking
#endif

/// The network of a client behind a handle. It is shut down with the client.
struct Network: Sendable {
  /// A transport that retries transient failures.
  let transport: any Transport
  /// A transport that does not retry, for a client that retries itself.
  let plain: any Transport
  let sockets: any WebSocketTransport
  private let end: @Sendable () async -> Void

  /// - Throws: `misuse` for a wrong size, `invalid` for options that cannot work, `unsupported` in
  ///   a build without the trait Networking
  init(_ pointer: UnsafePointer<pentad_network_options>?) throws(PentadError) {
    let record = try readOptions(pointer, "options->network")
    #if Networking
      let live = try HTTPTransport(HTTPTransport.Configuration(record))
      var policy = RetryPolicy()
      if record.tries != 0 { policy.tries = Int(record.tries) }
      guard policy.tries > 0 else { throw PentadError(.invalid, "tries is \(record.tries)") }
      let limit = try Self.limit(record.timeout_ms)
      transport = limit(RetryingTransport(live, policy: policy))
      (plain, sockets) = (limit(live), live)
      end = { await live.shutdown() }
    #else
      _ = record
      throw PentadError.missing(trait: "Networking", for: "the network")
    #endif
  }

  /// Sets the timeout of each exchange; 0 keeps the default.
  ///
  /// - Throws: `invalid` below 0 and above a day
  private static func limit(
    _ milliseconds: Int64
  ) throws(PentadError) -> (any Transport) -> any Transport {
    guard (0...86_400_000).contains(milliseconds) else {
      throw PentadError(.invalid, "network->timeout_ms is \(milliseconds), not 0…86400000")
    }
    guard milliseconds > 0 else { return { $0 } }
    return { TimeLimitedTransport($0, milliseconds: Int(milliseconds)) }
  }

  /// Ends all exchanges and the threads; returns when no thread is left.
  func close() async { await end() }
}

#if Networking
  extension HTTPTransport.Configuration {
    fileprivate init(_ record: pentad_network_options) throws(PentadError) {
      self.init()
      if let agent = try readOptionalText(record.user_agent, "network->user_agent") {
        userAgent = agent
      }
      if let file = try readOptionalText(record.certificate_file, "network->certificate_file") {
        certificateAuthorities = [.file(file)]
      }
      if record.connect_timeout_ms != 0 { connectTimeout = Int(record.connect_timeout_ms) }
      allowsPlainHTTP = record.allows_plain_http != 0
      proxy = try Self.proxy(record)
      if let pins = try readOptionalText(record.certificate_pins, "network->certificate_pins") {
        certificatePins = pins.split(separator: " ", omittingEmptySubsequences: false)
          .map(String.init)
      }
    }

    private static func proxy(
      _ record: pentad_network_options
    ) throws(PentadError) -> HTTPTransport.Proxy? {
      let host = try readOptionalText(record.proxy_host, "network->proxy_host")
      let name = try readOptionalText(record.proxy_name, "network->proxy_name")
      let password = try readOptionalText(record.proxy_password, "network->proxy_password")
      guard let host else {
        // Never bypass a proxy that is configured only partly.
        guard record.proxy_port == 0, name == nil, password == nil else {
          throw PentadError(.invalid, "a proxy needs a host: set network->proxy_host")
        }
        return nil
      }
      guard name != nil || password == nil else {
        throw PentadError(.invalid, "a proxy's password needs a name: set network->proxy_name")
      }
      return HTTPTransport.Proxy(
        host: host, port: Int(record.proxy_port),
        credentials: name.map {
          HTTPTransport.Credentials(name: $0, password: password ?? "")
        })
    }
  }
#endif
