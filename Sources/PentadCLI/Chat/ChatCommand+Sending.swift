#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Send: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Sends a message: it is stored, and sent exactly once.",
        discussion: """
          The next `sync` or a running `follow` sends it; with --wait, this command. It prints the pending \
          message; with --wait, the message as the server returned it. If the wait is interrupted, the \
          next command that sends will send it.
          """)

      @Argument(help: ConversationArgument.help) var conversation: ConversationArgument
      @Argument(
        help: "The text. If left out, it is read from standard input, unless there is an --image.")
      var text: String?
      @Option(
        help: "A picture in a file: JPEG, PNG, GIF, WebP or HEIC, at most 50 MB. May be repeated.")
      var image: [String] = []
      @Flag(help: "Allow symbolic links for --image.") var followLinks = false
      @Flag(help: "Send it now, and wait until it is delivered.") var wait = false
      @OptionGroup var options: ChatOptions
      @OptionGroup var output: AnswerOptions

      func validate() throws { if wait { try options.server.require() } }

      func run() async throws {
        let format = try output.checked()
        let images = image.map { OutgoingAttachment.picture($0, followsLinks: followLinks) }
        let text = try text ?? (image.isEmpty ? Self.textOfInput() : nil)
        try await options.with(isLive: wait, tells: !wait) { client in
          let number = try await client.lastEvent()
          let key = try await conversation.key(of: client, acceptsUnknown: true)
          let message = try await client.sendNewMessage(text, to: key, attachments: images)
          if wait {
            let arrived = try await ChatDelivery(of: message, by: client).wait(after: number)
            Answer(arrived.json, ChatTables.messages([arrived])).write(as: format)
          } else {
            Answer(message.json, ChatTables.outgoing([message], [])).write(as: format)
          }
        }
      }

      private static func textOfInput() throws(PentadError) -> String {
        guard let bytes = try InputFile.read("-") else {
          throw PentadError(.invalid, "standard input is too large for a message")
        }
        guard var text = String(validating: bytes, as: UTF8.self) else {
          throw PentadError(.invalid, "standard input is not a text in UTF-8")
        }
        if text.last?.isNewline == true { text.removeLast() }
        return text
      }
    }

    struct Outgoing: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The pending messages, and the changes that the server rejected.")

      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.answer { try await $0.outgoingAnswer() }
      }
    }

    struct Retry: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Retries a failed message or change, and prints everything pending.")

      @OptionGroup var one: OutgoingChanging

      func run() async throws {
        try await one.run { client, id in try await client.retry(id) }
      }
    }

    struct Cancel: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Discards a pending message or change, and prints everything pending.")

      @OptionGroup var one: OutgoingChanging

      func run() async throws {
        try await one.run { client, id in try await client.cancel(id) }
      }
    }
  }

  /// The options of a command on one outgoing item, which prints the remaining outgoing items.
  struct OutgoingChanging: ParsableArguments {
    @Argument(help: "Its localId, as `outgoing` prints it.") var id: Int64
    @OptionGroup var chat: ChatAnswering

    /// - Parameter body: returns true on success.
    func run(_ body: (ChatClient, Int64) async throws -> Bool) async throws {
      try await chat.answer { client in
        guard try await body(client, id) else { throw try await client.whyNot(id) }
        return try await client.outgoingAnswer()
      }
    }
  }

  extension ChatClient {
    fileprivate func outgoingAnswer() async throws(PentadError) -> Answer {
      let messages = try await outgoing()
      let changes = try await refusedChanges()
      return Answer(
        messages.map(\.json) + changes.map(\.json), ChatTables.outgoing(messages, changes))
    }

    /// Returns the reason why an item cannot be cancelled or sent again.
    fileprivate func whyNot(_ id: Int64) async throws(PentadError) -> PentadError {
      guard try await outgoing().contains(where: { $0.localId == id }) else {
        return PentadError(.notFound, "nothing with the id \(id) is pending; see `chat outgoing`")
      }
      return PentadError(.conflict, "\(id) is being sent; wait until it is delivered")
    }
  }
#endif
