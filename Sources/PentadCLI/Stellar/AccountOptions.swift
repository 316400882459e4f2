#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  /// The options of a command for the accounts in a folder.
  struct AccountOptions: ParsableArguments {
    @Option(help: "The folder with the accounts and their stores.") var store: String
    @Flag(help: "Open a store that other users own or may change; otherwise it is refused.")
    var allowSharedStore = false
    @Flag(help: NetworkHelp.plainHttp) var plainHttp = false
    @Option(name: NetworkHelp.pinsName, help: NetworkHelp.pins) var pins: [String] = []
    @OptionGroup var output: AnswerOptions

    /// Runs with the accounts, closes them after success or failure, and prints the answer, with
    /// notes about damaged stores.
    func answer(_ body: (StellarAccounts) async throws -> Answer) async throws {
      let format = try output.checked()
      try await LiveNetwork.with(plainHTTP: plainHttp, pins: pins) { live in
        let transport = RetryingTransport(live)
        var configuration = StellarConfiguration(folder: store)
        configuration.allowsSharedStore = allowSharedStore
        // A command ends too early for automatic sending.
        configuration.worksByItself = false
        let accounts = try await StellarAccounts(configuration, transport: transport)
        try await Interruption.during {
          noteDamage(to: accounts.listRecovery, of: "the list of accounts")
          try await body(accounts).write(as: format)
        } close: {
          for account in (try? await accounts.all()) ?? [] {
            noteDamage(to: accounts.recovery(of: account.id), of: "the store of \(account.name)")
          }
          await accounts.close()
        }
      }
    }
  }

  extension AccountOptions {
    /// Runs like ``answer(_:)``, and prints the items of all accounts.
    ///
    /// The failures of accounts are notes. If all accounts fail, the command fails.
    func answer<Item>(
      _ name: String, header: [String],
      _ read: (StellarAccounts) async throws -> StellarMerged<Item>,
      _ fields: (Item) -> [JSONValue.Member]
    ) async throws {
      try await answer { accounts in
        let all = try await accounts.all()
        if all.isEmpty {
          note("there are no accounts in \(store): add one with `stellar accounts add`")
        }
        let merged = try await read(accounts)
        let failures = all.compactMap { account in
          merged.failures[account.id].map { (account, $0) }
        }
        let asked = all.filter { !$0.kind.isCatalogue }
        if let (account, error) = failures.first, failures.count >= asked.count {
          for (account, error) in failures.dropFirst() { note("\(account.name): \(error)") }
          throw PentadError(error.code, "\(account.name): \(error.message)")
        }
        for (account, error) in failures { note("\(account.name): \(error)") }
        return Answer(name, merged, header: header, fields)
      }
    }

    private func noteDamage(to recovery: (rowsKept: Int, isPartial: Bool)?, of what: String) {
      if let recovery {
        StoreNote.recovered(recovery.rowsKept, isPartial: recovery.isPartial, what)
      }
    }
  }

  extension Answer {
    /// Creates the answer of several accounts.
    fileprivate init<Item>(
      _ name: String, _ merged: StellarMerged<Item>, header: [String],
      _ fields: (Item) -> [JSONValue.Member]
    ) {
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
      case .array(let values): values.map(cell).joined(separator: " ")
      default: value.text()
      }
    }
  }
#endif
