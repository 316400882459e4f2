#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  /// The options of the chat server and of the store.
  struct ChatOptions: ParsableArguments {
    @OptionGroup var server: ServerOptions<ChatServer>
    @Flag(
      help: """
        Confirm that the account's server has moved to this --server. The account and its pending \
        messages belong to it from now on.
        """)
    var serverHasMoved = false
    @Option(
      help: """
        The folder of the store, with the account that has signed in; chat.store of `pentad config` if left out.
        """)
    var store: String?
    @Flag(help: "Allow a store that other users own or can change.")
    var allowSharedStore = false

    /// Runs with the signed-in account, and closes it after success or failure. Errors that occur
    /// meanwhile are printed to standard error.
    ///
    /// - Parameters:
    ///   - isLive: true if the client listens to the server and sends automatically, if there is a
    ///     server.
    ///   - tells: true to print errors.
    func with(
      isLive: Bool = false, tells: Bool = true, _ body: (ChatClient) async throws -> Void
    ) async throws {
      var configuration = try configuration()
      configuration.worksByItself = isLive && server.isGiven
      try await connected { transport, sockets in
        let client = try await ChatClient.open(
          configuration, transport: transport, sockets: sockets)
        try await use(client, tells: tells, body)
      }
    }

    /// Signs a user in, and runs with the account. Otherwise as ``with(isLive:tells:_:)``.
    func signedIn(
      token: String, _ body: (ChatClient) async throws -> Void
    ) async throws {
      var configuration = try configuration()
      configuration.worksByItself = false
      try await connected { transport, sockets in
        let client = try await ChatClient.signIn(
          token: token, configuration, transport: transport, sockets: sockets)
        try await use(client, tells: true, body)
      }
    }

    func configuration() throws(PentadError) -> ChatConfiguration {
      var configuration = ChatConfiguration(
        folder: try Settings.folder(store, .chatStore))
      configuration.allowsSharedStore = allowSharedStore
      if let base = try server.text() {
        configuration.servers =
          base == "groupme" ? GroupMeServers() : try GroupMeServers(reference: base)
      }
      configuration.serversHaveMoved = serverHasMoved
      return configuration
    }

    private func connected(
      _ body: (any Transport, (any WebSocketTransport)?) async throws -> Void
    ) async throws {
      guard server.isGiven else { return try await body(NoServer(), nil) }
      try await LiveNetwork.withSockets(plainHTTP: server.plainHttp, pins: server.pins, body)
    }

    private func use(
      _ client: ChatClient, tells: Bool, _ body: (ChatClient) async throws -> Void
    ) async throws {
      let events = client.events()
      let reporting = Task {
        for await published in events where tells { report(published.event) }
      }
      try await Interruption.during {
        try await body(client)
      } close: {
        await client.close()
        await reporting.value
      }
    }

    private func report(_ event: ChatEvent) {
      switch event {
      case .failed(let failure):
        let place = failure.conversation.map { "\($0): " } ?? ""
        note("\(place)\(failure.error)")
      case .connection(.authRequired): note("the server does not accept the token: sign in again")
      case .connection(.stopped(let error)): note("\(error)")
      case .synchronising(let progress):
        ProgressBar.show(progress.completed, of: progress.total, "conversations")
      default: break
      }
    }
  }
#endif
