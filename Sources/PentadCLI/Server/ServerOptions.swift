#if CommandLine
  import ArgumentParser
  import PentadCore

  /// The server, if any, and its network options.
  struct ServerOptions<Service: ServerSetting>: ParsableArguments {
    @Option(
      help: """
        The server: its base address, such as http://127.0.0.1:8080, or the full address of the service. \
        \(PrivateArgument.forms)
        """)
    var server: PrivateArgument?
    @Flag(help: NetworkHelp.plainHttp) var plainHttp = false
    @Option(name: NetworkHelp.pinsName, help: NetworkHelp.pins) var pins: [String] = []

    /// True if there is a server, by option or by setting.
    var isGiven: Bool { server != nil || Service.setting.map(Settings.has) ?? false }

    /// Requires a server, for commands that need one.
    func require() throws {
      guard isGiven else { throw ValidationError("this command needs a server: give --server") }
    }

    /// Returns the server as given or configured; nil without one.
    func text() throws(PentadError) -> String? {
      if let server { return try server.text() }
      return try Service.setting.flatMap { setting throws(PentadError) in
        try Settings.value(of: setting)
      }
    }

    /// Returns the address of a service. A base address without a path gets the service's usual
    /// path.
    ///
    /// - Returns: nil without a server.
    func address(of path: String) throws(PentadError) -> String? {
      guard let server = try text() else { return nil }
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
        StoreNote.storedData(after: error)
      }
    }
  }
#endif
