#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  /// The options of the server and of the store.
  struct StellarOptions: ParsableArguments {
    @OptionGroup var server: ServerOptions<StellarServer>
    @Flag(
      help: "The --server is FireRoad, with MIT's current catalogue: https://fireroad.mit.edu.")
    var fireroad = false
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
      guard !fireroad || server.server != nil else {
        throw ValidationError("give --server with --fireroad, such as https://fireroad.mit.edu")
      }
      guard server.isGiven || store != nil || Settings.has(.stellarStore) else {
        throw ValidationError("give --server, --store or both")
      }
    }

    /// Runs with a client, and closes it after success or failure. Then it prints the notes about
    /// events.
    func with(_ body: (StellarClient) async throws -> Void) async throws {
      guard let address = try server.text() else {
        return try await run(body) { configuration, events in
          try await StellarClient(
            configuration, transport: NoServer(), endpoint: nil, events: events)
        }
      }
      try await LiveNetwork.with(plainHTTP: server.plainHttp, pins: server.pins) { live in
        let transport = RetryingTransport(live)
        try await run(body) { configuration, events in
          if fireroad {
            let source = try FireRoadSource(transport: transport, address: address)
            return try await StellarClient(configuration, source: source, events: events)
          }
          return try await StellarClient(
            configuration, transport: transport, endpoint: StellarClient.endpoint(of: address),
            events: events)
        }
      }
    }

    private func run(
      _ body: (StellarClient) async throws -> Void,
      _ open: (StellarConfiguration, EventHub<StellarEvent>) async throws -> StellarClient
    ) async throws {
      var configuration = StellarConfiguration(folder: try folder())
      configuration.allowsSharedStore = allowSharedStore
      // A command ends too early for automatic sending: `sync` sends.
      configuration.worksByItself = false
      configuration.serverHasMoved = serverHasMoved
      let hub = EventHub<StellarEvent>()
      let events = hub.events()
      let client = try await open(configuration, hub)
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
