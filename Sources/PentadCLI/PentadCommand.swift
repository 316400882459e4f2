#if CommandLine
  import ArgumentParser
  import PentadCore

  struct PentadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: name, abstract: "Shows every Kit of Pentad at work.",
      discussion: """
        Text that others wrote does nothing to a terminal. In tables and errors, line breaks are spaces, \
        and controls, invisible characters and those that reorder text are written as \\u{202E}; on a \
        terminal, a cell that runs from right to left is isolated. JSON escapes U+007F to U+009F, \
        U+2028 and U+2029, which changes no value. CSV puts an apostrophe before what a spreadsheet \
        would take for a formula, and --raw leaves that out; numbers and dates stay as they are.

        SIGINT and SIGTERM end a command in order, and its store is closed; a second one ends it at \
        once. The status is 130 or 143.

        Arguments are seen by everybody who lists processes. Where the help of one says so, - reads it \
        from standard input and @FILE from the first line of a file or pipe, of 64 KiB at most.
        """,
      version: "\(Version.string)",
      subcommands: [
        ElementsCommand.self, AstroCommand.self, StellarCommand.self, ChatCommand.self,
        VideoCommand.self, ConfigCommand.self,
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
