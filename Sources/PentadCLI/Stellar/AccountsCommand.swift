#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  struct AccountsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "accounts", abstract: "Accounts at several schools, each with its own store.",
      discussion: """
        The kinds of systems are canvas and moodle, and the catalogues fireroad (MIT) and stellar (the \
        original server), which have no classes of the user: \
        `stellar courses --fireroad --server URL` and the like read them. Canvas and Moodle need a token, which the user makes in the settings of the site; Moodle \
        also signs in in a browser. Tokens are kept in a private file, never printed, and never given \
        as an argument.
        """,
      subcommands: [
        AccountsListCommand.self, AccountsAddCommand.self, AccountsRemoveCommand.self,
        AccountsRefreshCommand.self,
      ])
  }

  struct AccountsListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Lists the accounts.")

    @OptionGroup var accounts: AccountOptions

    func run() async throws {
      try await accounts.answer { Answer(accounts: try await $0.all()) }
    }
  }

  struct AccountsRemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove",
      abstract: "Signs out: removes an account with its token, its store and its files.")

    @Argument(help: "The account's id.") var id: String
    @OptionGroup var accounts: AccountOptions

    func run() async throws {
      try await accounts.answer { accounts in
        try await accounts.remove(id)
        return Answer(accounts: try await accounts.all())
      }
    }
  }

  struct AccountsRefreshCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "refresh", abstract: "Fetches the data of all accounts, and sends changes.")

    @OptionGroup var accounts: AccountOptions

    func run() async throws {
      try await accounts.answer(
        "accounts", header: ["account", "newAnnouncements", "missing"]
      ) { accounts in
        for account in try await accounts.all() {
          if account.kind.isCatalogue {
            note("\(account.name) is a catalogue, without classes of the user: nothing to fetch")
          }
          _ = try? await accounts.client(account.id).synchronise()
        }
        let merged = try await accounts.refreshAll()
        for failure in merged.items.flatMap(\.item.failures) {
          note("\(failure.masterId.map { "class \($0): " } ?? "")\(failure.error)")
        }
        return merged
      } _: { result in
        [
          .init("missing", .integer(result.failures.count)),
          .init("newAnnouncements", .integer(result.newAnnouncements)),
          .init("removed", .array(result.removed.map(JSONValue.string))),
        ]
      }
    }
  }

  extension Answer {
    init(accounts: [StellarAccount]) {
      let values = accounts.map { account -> JSONValue in
        [
          "address": .string(account.address), "id": .string(account.id),
          "kind": .string(account.kind.rawValue), "name": .string(account.name),
        ]
      }
      self.init(
        ["accounts": .array(values)], lines: values,
        Table(
          header: ["id", "kind", "name", "address"],
          rows: accounts.map { [$0.id, $0.kind.rawValue, $0.name, $0.address] }))
    }
  }
#endif
