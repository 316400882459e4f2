#if CommandLine
  import ArgumentParser
  import PentadCore

  /// Which server, if any, and how it is reached.
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

    /// For commands that are of no use without a server.
    func require() throws {
      guard isGiven else { throw ValidationError("this command needs a --server") }
    }

    /// The address of a service: to a base without a path, the service's usual path is added.
    ///
    /// - Returns: nil without a server.
    func address(of path: String) throws(PentadError) -> String? {
      guard let server = try server?.text() else { return nil }
      let url = try TransportURL(server)
      return url.path == "/" && url.query == nil ? url.origin + path : url.string
    }

    /// Asks the server, if there is one. When that fails, what is stored stands, and a note says why.
    ///
    /// - Throws: `cancelled`; without a store, whatever the question throws.
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
