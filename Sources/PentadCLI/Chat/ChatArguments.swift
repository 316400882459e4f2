#if CommandLine
  public import ArgumentParser
  public import ChatKit
  import PentadCore

  /// A conversation: `g:123`, `d:1+2`, a group's id alone, or the name of a group, a topic or
  /// another user.
  struct ConversationArgument: ExpressibleByArgument {
    static let help: ArgumentHelp = "The conversation: g:123, 123, d:1+2, or its name."

    private let text: String

    init?(argument: String) {
      let isKey = argument.hasPrefix("g:") || argument.hasPrefix("d:")
      guard !argument.isEmpty, !isKey || ConversationKey(text: argument) != nil else { return nil }
      text = argument
    }

    /// Returns the key of the conversation.
    ///
    /// - Parameter acceptsUnknown: true if nothing need be stored of the conversation, for a
    ///   command that queries the server or sends to it.
    /// - Throws: `notFound` for an unknown conversation; `conflict` for a name that several have.
    func key(of client: ChatClient, acceptsUnknown: Bool = false) async throws(PentadError)
      -> ConversationKey
    {
      if acceptsUnknown, let key = ConversationKey(text: text) { return key }
      if try await client.group(text) != nil { return .group(text) }
      if isId, let key = try await Self.known("g:" + text, client) { return key }
      do throws(PentadError) {
        return try await client.conversation(named: text)
      } catch {
        guard acceptsUnknown, isId, error.code == .notFound else { throw error }
        return .group(text)
      }
    }

    /// Returns the key of a conversation that is at least partly stored; nil for another.
    private static func known(
      _ key: String, _ client: ChatClient
    ) async throws(PentadError) -> ConversationKey? {
      do throws(PentadError) {
        return try await client.conversation(named: key)
      } catch {
        guard error.code == .notFound else { throw error }
        return nil
      }
    }

    private var isId: Bool { text.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  extension MessageID: ExpressibleByArgument {
    /// Parses decimal digits.
    public init?(argument: String) { self.init(argument) }
  }

  /// A group, as `g:123` or `123`.
  struct GroupArgument: ExpressibleByArgument {
    let id: ChatGroup.ID

    init?(argument: String) {
      let isId =
        !argument.isEmpty && argument.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      let key = ConversationKey(text: isId ? "g:" + argument : argument)
      guard let id = key?.groupId else { return nil }
      self.id = id
    }
  }

  /// The option for the maximum number of messages.
  struct MessageLimit: ParsableArguments {
    @Option(parsing: .unconditional, help: "The maximum number of messages: 1 to 1000.") var limit =
      50

    func validate() throws {
      guard (1...1_000).contains(limit) else {
        throw ValidationError("--limit must be 1 to 1000, not \(limit)")
      }
    }
  }
#endif
