#if CommandLine
  import ArgumentParser
  import PentadCore

  struct PentadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: name, abstract: "Shows every Kit of Pentad at work.",
      version: "\(Version.string)",
      subcommands: [
        ElementsCommand.self, AstroCommand.self, StellarCommand.self, ChatCommand.self,
        VideoCommand.self,
      ])

    /// What it was started as: `pentad` where it is installed, `pentad-cli` where it was built.
    private static let name =
      CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "pentad-cli"

    /// Parses and runs; every failure is one line, `error: <code>: <message>`, on standard error.
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
        try Interruption.checkOutput()
      } catch let error as PentadError {
        fail("error: \(error)", status: error.code == .cancelled ? Interruption.status : 1)
      } catch let status as ExitCode {
        exit(withError: status)
      } catch {
        guard !exitCode(for: error).isSuccess else { tell(fullMessage(for: error)) }
        fail(
          "error: misuse: \(inOneLine(message(for: error)))", status: exitCode(for: error).rawValue)
      }
    }

    /// Writes what was asked for in the place of a command: help, the version.
    private static func tell(_ text: String) -> Never {
      if !text.isEmpty { writeLine(text) }
      exit()
    }

    /// A message whose list of choices stands below it, with a dash before each.
    private static func inOneLine(_ message: String) -> String {
      let lines = message.split(separator: "\n")
      let choices = lines.dropFirst().map { $0.drop { $0 == " " || $0 == "-" } }
        .joined(separator: ", ")
      return "\(lines.first ?? "")\(choices.isEmpty ? "" : " ")\(choices)"
    }
  }
#endif
