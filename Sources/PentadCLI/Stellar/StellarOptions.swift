#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  /// Where courses and classes come from, and where they are kept.
  struct StellarOptions: ParsableArguments {
    @OptionGroup var server: ServerOptions
    @Option(help: "The folder of a store; without a server, it alone is read.") var store: String?

    var hasServer: Bool { server.server != nil }

    func validate() throws {
      guard hasServer || store != nil else {
        throw ValidationError("give --server, --store or both")
      }
    }

    /// For commands that are of no use without a server.
    func requireServer() throws {
      guard hasServer else { throw ValidationError("this command needs a --server") }
    }

    /// Runs with a client and closes it, whatever comes of it; then tells what should be known.
    func with(_ body: (StellarClient) async throws -> Void) async throws {
      guard let address = try server.address(of: "/stellar/api/") else {
        return try await run(NoServer(), "http://localhost/", body)
      }
      try await LiveNetwork.with(plainHTTP: server.plainHttp) {
        try await run($0, address, body)
      }
    }

    private func run(
      _ transport: any Transport, _ endpoint: String,
      _ body: (StellarClient) async throws -> Void
    ) async throws {
      var configuration = StellarConfiguration(folder: store)
      // A command is over too soon for it: `sync` sends.
      configuration.sendsByItself = false
      let hub = EventHub<StellarEvent>()
      let events = hub.events()
      let client = try await StellarClient(
        configuration, transport: transport, endpoint: endpoint, events: hub)
      var failure: (any Error)?
      do {
        try await Interruption.during { try await body(client) }
      } catch {
        failure = error
      }
      await client.close()
      for await published in events { tell(published.event) }
      if let failure { throw failure }
    }

    /// Asks the server, if there is one. When that fails, what is stored stands, and a note says why.
    ///
    /// - Throws: what the question throws, when there is no store
    func ask(_ question: () async throws(PentadError) -> Void) async throws(PentadError) {
      guard hasServer else { return }
      do throws(PentadError) {
        try await question()
      } catch {
        guard store != nil, !(.cancelled ~= error.code) else { throw error }
        note("\(error); what is stored stands")
      }
    }

    private func tell(_ event: StellarEvent) {
      switch event {
      case .failed(_, let error, isKept: true) where hasServer:
        note("\(error); what is stored stands")
      case .storeFailed(let error): note("\(error)")
      case .partlyUnreadable(_, let count):
        note("\(count) parts of the server's answer could not be read and were left out")
      case .recovered(let rows, let isPartial):
        note(
          "the store was damaged and was built anew, \(rows) rows of the user's own are saved"
            + (isPartial ? ", others are not" : ""))
      case .bookmarkFailed(let masterId, let error): note("\(masterId): \(error)")
      default: break
      }
    }
  }
#endif
