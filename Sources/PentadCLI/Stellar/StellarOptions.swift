#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  /// The options of the server and of the store.
  struct StellarOptions: ParsableArguments {
    @OptionGroup var server: ServerOptions<StellarServer>
    @Option(help: "The folder of the store; without a server, only stored data is read.") var store:
      String?
    @Flag(help: "Allow a store that other users own or can change.")
    var allowSharedStore = false

    @Flag(
      help: """
        Confirm that the store's server has moved to this --server. The store belongs to \
        it from now on.
        """)
    var serverHasMoved = false

    func validate() throws {
      guard server.isGiven || store != nil || Settings.has(.stellarStore) else {
        throw ValidationError("give --server, --store or both")
      }
    }

    /// Runs with a client, and closes it after success or failure. Then it prints the notes about
    /// events.
    func with(_ body: (StellarClient) async throws -> Void) async throws {
      guard let address = try server.text() else {
        return try await run(NoServer(), nil, body)
      }
      try await LiveNetwork.with(plainHTTP: server.plainHttp, pins: server.pins) {
        try await run(RetryingTransport($0), StellarClient.endpoint(of: address), body)
      }
    }

    private func run(
      _ transport: any Transport, _ endpoint: String?,
      _ body: (StellarClient) async throws -> Void
    ) async throws {
      var configuration = StellarConfiguration(folder: try folder())
      configuration.allowsSharedStore = allowSharedStore
      // A command ends too early for automatic sending: `sync` sends.
      configuration.worksByItself = false
      configuration.serverHasMoved = serverHasMoved
      let hub = EventHub<StellarEvent>()
      let events = hub.events()
      let client = try await StellarClient(
        configuration, transport: transport, endpoint: endpoint, events: hub)
      try await Interruption.during {
        try await body(client)
      } close: {
        await client.close()
        for await published in events { report(published.event) }
      }
    }

    /// Queries the server, if there is one. A failure is a note if stored data is used.
    func ask(_ question: () async throws(PentadError) -> Void) async throws(PentadError) {
      try await server.ask(hasStore: try folder() != nil, question)
    }

    /// Returns the folder of the store; nil without one.
    func folder() throws(PentadError) -> String? {
      if let store { return store }
      return try Settings.value(of: .stellarStore)
    }

    private func report(_ event: StellarEvent) {
      switch event {
      case .failed(_, let error, isKept: true) where server.isGiven:
        StoreNote.storedData(after: error)
      case .storeFailed(let error): note("\(error)")
      case .partlyUnreadable(_, let count):
        note("\(count) parts of the server's answer could not be read and were left out")
      case .recovered(let rows, let isPartial): StoreNote.recovered(rows, isPartial: isPartial)
      case .bookmarkFailed(let masterId, let error): note("\(masterId): \(error)")
      default: break
      }
    }
  }
#endif
