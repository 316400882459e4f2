#if CommandLine
  import ArgumentParser
  import PentadCore

  struct PentadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: name,
      abstract: """
        Elements, calendar, classes, chat and videos, from Pentad's \
        Kits.
        """,
      discussion: """
        Text from others cannot control a terminal. In tables and errors, line breaks are spaces, \
        and controls, invisible characters and those that reorder text are written as \\u{202E}; on a \
        terminal, a cell that runs from right to left is isolated. JSON escapes U+007F to U+009F, \
        U+2028 and U+2029, which changes no value. CSV puts an apostrophe before cells that a \
        spreadsheet would read as formulas, unless --raw is given; numbers and dates are unchanged.

        Most commands print a table on a terminal, and JSON into a pipe; --json always prints JSON. \
        Headings and errors are styled on a terminal, unless NO_COLOR is set or TERM is dumb.

        SIGINT and SIGTERM cancel a command and close its store; a second one ends it at once. The \
        status is 130 or 143.

        All users can see arguments in the list of processes. If the help of an option mentions it, \
        - reads the value from standard input, and @FILE from the first line of a file or pipe of at \
        most 64 KiB. `config` shows defaults from a file or the environment.
        """,
      version: "\(Version.string)",
      subcommands: [
        ElementsCommand.self, PanchangCommand.self, AstroCommand.self, StellarCommand.self,
        ChatCommand.self, VideoCommand.self, ConfigCommand.self,
      ])

    /// The name under which it was started: `pentad` if installed, `pentad-cli` if built.
    private static let name =
      CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "pentad-cli"

    /// Parses and runs. Every failure is one line, `error: <code>: <message>`, on standard error.
    static func main() async {
      do {
        let work = Task {
          var command = try parseAsRoot()
          if var command = command as? any AsyncParsableCommand {
            try await command.run()
          } else {
            try command.run()
          }
        }
        Interruption.cancels(work)
        try await work.value
        ProgressBar.erase()
        try Interruption.checkOutput()
      } catch let error as PentadError {
        let isAdvised = error.code != .notFound || error.message.contains("did you mean")
        let advice = isAdvised ? nil : Correction.command(in: arguments)
        fail("\(error)\(advice ?? "")", status: status(of: error))
      } catch let status as ExitCode {
        ProgressBar.erase()
        exit(withError: status)
      } catch {
        guard !exitCode(for: error).isSuccess else { printAndExit(fullMessage(for: error)) }
        let message = Correction.message(
          message(for: error), help: fullMessage(for: error), arguments: arguments)
        fail("misuse: \(message)", status: exitCode(for: error).rawValue)
      }
    }

    private static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

    /// Returns the exit status: that of the argument parser for wrong arguments.
    private static func status(of error: PentadError) -> Int32 {
      switch error.code {
      case .cancelled: Interruption.status
      case .misuse: ExitCode.validationFailure.rawValue
      default: 1
      }
    }

    /// Prints a text that was requested instead of a command: help or the version.
    private static func printAndExit(_ text: String) -> Never {
      if !text.isEmpty { writeLine(text) }
      exit()
    }
  }
#endif
