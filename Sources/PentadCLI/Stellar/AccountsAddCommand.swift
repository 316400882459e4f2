#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  struct AccountsAddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Adds an account.",
      discussion: """
        The school is not queried, except with --browser: the command prints the address of the site's \
        sign-in, and reads the address that the browser cannot open afterwards (pentad://token=…) as \
        a line from standard input.
        """)

    @Argument(help: "The kind of the system.") var kind: SchoolSystem
    @Argument(help: "The address of the system.") var address: String
    @Option(help: "The name to show; the host of the address by default.") var name: String?
    @Option(
      help: "The file with the token; - reads standard input. PENTAD_STELLAR_TOKEN is another way.")
    var tokenFile: String?
    @Flag(help: "Sign in to Moodle in a browser, also with single sign-on (SSO).")
    var browser = false
    @OptionGroup var accounts: AccountOptions

    private static let secret = Secret(variable: "PENTAD_STELLAR_TOKEN")

    func validate() throws {
      if browser && kind != .moodle { throw ValidationError("--browser is for moodle only") }
      if browser && tokenFile != nil {
        throw ValidationError("give --browser or --token-file, not both")
      }
      let hasToken = tokenFile != nil || Self.secret.ofEnvironment != nil
      guard hasToken || browser || ![.canvas, .moodle].contains(kind) else {
        throw ValidationError("\(kind.rawValue) needs a token: give --token-file")
      }
      guard tokenFile == nil || kind != .fireroad else {
        throw ValidationError("fireroad has no tokens: leave out --token-file")
      }
    }

    func run() async throws {
      if browser { return try await accounts.answer(signIn) }
      let secret = Self.secret
      let hasToken = kind != .fireroad && (tokenFile != nil || secret.ofEnvironment != nil)
      let token = hasToken ? try secret.line(tokenFile) : nil
      try await accounts.answer { accounts in
        let account = try await accounts.add(
          StellarAccount.Kind(rawValue: kind.rawValue), address: address, name: name, secret: token)
        return Answer(accounts: [account])
      }
    }
  }

  extension AccountsAddCommand {
    /// Signs in to Moodle in a browser, which the user opens.
    private func signIn(_ accounts: StellarAccounts) async throws -> Answer {
      let launch = try await accounts.beginMoodle(address, scheme: "pentad")
      note("open \(launch.address), sign in, and enter the address that the browser cannot open:")
      guard let line = try StandardInput.nextLine(),
        let returned = String(validating: line, as: UTF8.self)
      else { throw PentadError(.invalid, "standard input must contain the address in one line") }
      let token = try launch.token(from: returned)
      let account = try await accounts.addMoodle(address, token: token.text, name: name)
      return Answer(accounts: [account])
    }
  }

  enum SchoolSystem: String, ExpressibleByArgument, CaseIterable {
    case canvas, moodle, fireroad, stellar
  }
#endif
