#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Sync: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Fetches new messages and sends pending ones, once.",
        discussion: """
          Messages that cannot be sent yet remain pending, and are counted. In JSON, failed lists the conversations that could \
          not be read {conversation, error {code, message}}; unreadable counts messages of the server's.
          """)

      @OptionGroup var chat: ChatAnswering

      func validate() throws { try chat.options.server.require() }

      func run() async throws {
        try await chat.answer { client in
          let report = try await client.synchronise()
          let usage = try await client.storageUsage()
          return Answer(
            [
              "chats": .integer(usage.chats), "failed": .array(report.failed.map(\.json)),
              "groups": .integer(usage.groups), "messages": .integer(usage.messages),
              "unreadable": .integer(report.unreadable), "waiting": .integer(usage.waiting),
            ],
            Table(
              header: ["groups", "chats", "messages", "waiting"],
              rows: [
                ["\(usage.groups)", "\(usage.chats)", "\(usage.messages)", "\(usage.waiting)"]
              ]))
        }
      }
    }

    struct Follow: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Prints events as lines of JSON until it is interrupted.",
        discussion: """
          With --server, it also listens to the server, fetches new messages and sends pending ones, for \
          this and all other commands on the store. SIGINT and SIGTERM end it with status 0.

          The first line is {"kind":"following","number":N}: the events after N follow. Each has its \
          number in the log of the store, and a kind:

          groupsRefreshed, accountUpdated; groupCreated, groupUpdated, membersUpdated: group; \
          groupRemoved: group, reason (deleted, left, removed, gone); messagesUpdated: conversation, \
          inserted, updated, removed, and messages, those of the first two as they are now; \
          reactionsChanged: conversation, message; outgoingChanged: conversation, localId, step \
          (queued, sending, failed, delivered, cancelled), message; conversationChanged, draftChanged: \
          conversation; storeRecovered: rowsKept, isPartial; reset: the log no longer reaches back so far.

          Of the moment, with the number of the event before: typing: conversation, userId, startedAt; \
          connection: state (offline, connecting, live, polling, authRequired, stopped), via (webSocket, \
          longPolling), error, first as it is when following begins; synchronising: completed, total; failed: work (push, synchronisation, \
          sending, storage), conversation, error.
          """)

      @Argument(help: "Only events of this conversation: g:123, 123, d:1+2, or its name.")
      var conversation: ConversationArgument?
      @OptionGroup var start: FollowStart
      @OptionGroup var options: ChatOptions
      @OptionGroup var output: LineOptions

      func run() async throws {
        try output.check()
        try await Interruption.ends {
          try await options.with(isLive: true, tells: false, follow)
        }
      }

      private func follow(_ client: ChatClient) async throws {
        let wanted = try await conversation?.key(of: client, acceptsUnknown: options.server.isGiven)
        let start = try await start.tell(orAfter: client.lastEvent)
        let events = client.events(after: start)
        async let selection: Void = select(wanted, by: client)
        // The client may have connected before this observer was attached.
        let connection = ChatEvent.connection(client.connection)
        if connection != .connection(.offline) {
          try await write(Published(number: start, event: connection), readBy: client)
        }
        for await published in events where Self.concerns(published.event, wanted) {
          try await write(published, readBy: client)
        }
        await selection
      }

      private func write(
        _ published: Published<ChatEvent>, readBy client: ChatClient
      ) async throws(PentadError) {
        writeLine(try await published.json(readBy: client).printed(sortedKeys: true))
      }

      /// Fetches the conversation first, and receives its typing notices.
      private func select(_ conversation: ConversationKey?, by client: ChatClient) async {
        guard options.server.isGiven, let conversation else { return }
        do throws(PentadError) {
          try await client.select(conversation)
        } catch {
          if !(.cancelled ~= error.code) { note("\(conversation): \(error)") }
        }
      }

      private static func concerns(_ event: ChatEvent, _ conversation: ConversationKey?) -> Bool {
        guard let conversation else { return true }
        return event.conversation.map { $0 == conversation } ?? event.isOfAll
      }
    }

    struct Events: AsyncParsableCommand {
      static let configuration = EventLog.command
      @OptionGroup var log: EventLog
      @OptionGroup var options: ChatOptions
      @OptionGroup var output: LineOptions

      func run() async throws {
        try output.check()
        try await options.with { client in
          try await log.write(as: { $0.json() }) { number throws(PentadError) in
            try await client.readEvents(after: number)
          }
        }
      }
    }
  }
#endif
