#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  /// The options of a command for the accounts in a folder.
  struct AccountOptions: ParsableArguments {
    @Option(help: "The folder with the accounts and their stores.") var store: String
    @Flag(help: "Open a store that other users own or may change; otherwise it is refused.")
    var allowSharedStore = false
    @OptionGroup var network: NetworkOptions
    @OptionGroup var output: AnswerOptions

    /// Runs with the accounts, closes them after success or failure, and prints the answer.
    func answer(_ body: (StellarAccounts) async throws -> Answer) async throws {
      let format = try output.checked()
      try await LiveNetwork.with(plainHTTP: network.plainHttp, pins: network.pins) { live in
        let transport = RetryingTransport(live)
        var configuration = StellarConfiguration(folder: store)
        configuration.allowsSharedStore = allowSharedStore
        // A command ends too early for automatic sending.
        configuration.worksByItself = false
        let accounts = try await StellarAccounts(configuration) {
          account, secret async throws(PentadError) in
          try await SchoolSources.make(account, secret, transport)
        }
        try await Interruption.during {
          try await body(accounts).write(as: format)
        } close: {
          await accounts.close()
        }
      }
    }
  }

  extension Answer {
    /// Creates the answer of several accounts. Failures become notes.
    init<Item>(
      _ name: String, _ merged: StellarMerged<Item>, header: [String],
      _ fields: (Item) -> [JSONValue.Member]
    ) {
      for (account, error) in merged.failures.sorted(by: { $0.key < $1.key }) {
        note("\(account): \(error)")
      }
      let items = merged.items.map { entry in
        [JSONValue.Member("account", .string(entry.account))] + fields(entry.item)
      }
      let failures = merged.failures.sorted { $0.key < $1.key }.map { account, error in
        JSONValue.object([
          .init("account", .string(account)), .init("error", .string("\(error.code)")),
          .init("message", .string(error.message)),
        ])
      }
      let values = items.map { JSONValue.object($0) }
      self.init(
        [name: .array(values), "failures": .array(failures)], lines: values,
        Table(
          header: header,
          rows: items.map { members in
            header.map { column in
              members.first { $0.name == column }.map { Self.cell($0.value) } ?? ""
            }
          }))
    }

    private static func cell(_ value: JSONValue) -> String {
      switch value {
      case .null: ""
      case .string(let text): text
      default: value.text()
      }
    }
  }
#endif
