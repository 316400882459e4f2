#if CommandLine
  public import ArgumentParser
  public import ChatKit

  extension ConversationKey: ExpressibleByArgument {
    /// `g:123`, `d:1+2`, or a group's id alone.
    public init?(argument: String) {
      let isId =
        !argument.isEmpty && argument.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      guard let key = ConversationKey(text: isId ? "g:" + argument : argument) else { return nil }
      self = key
    }
  }

  extension MessageID: ExpressibleByArgument {
    /// Decimal digits.
    public init?(argument: String) { self.init(argument) }
  }

  /// A group, as `g:123` or `123`.
  struct GroupArgument: ExpressibleByArgument {
    let id: ChatGroup.ID

    init?(argument: String) {
      guard let id = ConversationKey(argument: argument)?.groupId else { return nil }
      self.id = id
    }
  }

  /// How many messages are wanted at most.
  struct MessageLimit: ParsableArguments {
    @Option(parsing: .unconditional, help: "How many messages at most: 1 to 1000.") var limit = 50

    func validate() throws {
      guard (1...1_000).contains(limit) else {
        throw ValidationError("--limit is \(limit), not 1 to 1000")
      }
    }
  }
#endif
