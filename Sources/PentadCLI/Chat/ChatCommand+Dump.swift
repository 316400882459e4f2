#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Dump: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Prints the whole store as lines of canonical JSON, for comparison.",
        discussion: """
          Each line has a record: account; then of each conversation, in the order of their texts: group \
          or chat (if a list contains it), member, span {conversation, lowest, highest, \
          hasOldest}: an interval of ids in which no message is missing, from the beginning with \
          hasOldest; message, the oldest first; then outgoing. Equal stores give equal bytes.
          """)

      @OptionGroup var options: ChatOptions
      @OptionGroup var output: LineOptions

      func run() async throws {
        try output.check()
        try await options.with { client in
          if let account = try await client.account() { Self.write("account", account.json) }
          let chats = try await client.chats()
          for key in try await client.conversations().sorted(by: { $0.text < $1.text }) {
            if let id = key.groupId {
              try await Self.writeGroup(id, client)
            } else if let chat = chats.first(where: { $0.conversation == key }) {
              Self.write("chat", chat.json)
            }
            for span in try await client.spans(in: key).spans {
              Self.write("span", span.json(in: key))
            }
            try await client.eachMessage(of: key) { Self.write("message", $0.json) }
          }
          for message in try await client.outgoing() { Self.write("outgoing", message.json) }
          for change in try await client.refusedChanges() { Self.write("outgoing", change.json) }
        }
      }

      private static func writeGroup(
        _ id: ChatGroup.ID, _ client: ChatClient
      ) async throws(PentadError) {
        if let group = try await client.group(id) { write("group", group.json) }
        for member in try await client.members(of: id).sorted(by: { $0.userId < $1.userId }) {
          guard case .object(let members) = member.json else { continue }
          write("member", .object(members + [.init("group", .string(id))]))
        }
      }

      private static func write(_ record: String, _ value: JSONValue) {
        guard case .object(let members) = value else { return }
        let line = JSONValue.object(members + [.init("record", .string(record))])
        writeLine(line.printed(sortedKeys: true))
      }
    }
  }
#endif
