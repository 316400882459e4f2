#if CommandLine
  import ArgumentParser
  import PentadCore

  /// The server, if any, and its network options.
  struct ServerOptions: ParsableArguments {
    @Option(
      help: """
        The server: its base, such as http://127.0.0.1:8080, or the whole address of what it serves. \
        \(PrivateArgument.forms)
        """)
    var server: PrivateArgument?
    @OptionGroup var network: NetworkOptions

    var isGiven: Bool { server != nil }

    var plainHttp: Bool { network.plainHttp }

    var pins: [String] { network.pins }

    /// Requires a server, for commands that need one.
    func require() throws {
      guard isGiven else { throw ValidationError("this command needs a --server") }
    }

    /// Returns the address of a service. A base address without a path gets the service's usual
    /// path.
    ///
    /// - Returns: nil without a server.
    func address(of path: String) throws(PentadError) -> String? {
      guard let server = try server?.text() else { return nil }
      let url = try TransportURL(server)
      return url.path == "/" && url.query == nil ? url.origin + path : url.string
    }

    /// Queries the server, if there is one. If that fails, stored data is used, and a note contains
    /// the reason.
    ///
    /// - Throws: `cancelled`; without a store, any error of the request.
    func ask(
      hasStore: Bool = true, _ question: () async throws(PentadError) -> Void
    ) async throws(PentadError) {
      guard isGiven else { return }
      do throws(PentadError) {
        try await question()
      } catch {
        guard hasStore, !(.cancelled ~= error.code) else { throw error }
        StoreNote.stands(after: error)
      }
    }
  }
#endif
