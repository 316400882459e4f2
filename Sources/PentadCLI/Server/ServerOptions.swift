#if CommandLine
  import ArgumentParser
  import PentadCore

  /// Which server, if any, and how it is reached.
  struct ServerOptions: ParsableArguments {
    @Option(
      help: """
        The server: its base, such as http://127.0.0.1:8080, or the whole address of what it serves.
        """)
    var server: String?
    @OptionGroup var network: NetworkOptions

    var plainHttp: Bool { network.plainHttp }

    /// The address of a service: to a base without a path, the service's usual path is added.
    ///
    /// - Returns: nil without a server.
    func address(of path: String) throws(PentadError) -> String? {
      guard let server else { return nil }
      let url = try TransportURL(server)
      return url.path == "/" && url.query == nil ? url.origin + path : url.string
    }
  }
#endif
