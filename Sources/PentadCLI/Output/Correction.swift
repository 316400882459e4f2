#if CommandLine
  import ArgumentParser
  import Foundation
  import PentadCore

  /// Advice for wrong arguments: the nearest right word.
  enum Correction {
    /// Returns a message of the argument parser on one line, with advice.
    ///
    /// - Parameters:
    ///   - help: the full text of the error, with the help of the option.
    ///   - arguments: the arguments of the command.
    static func message(_ message: String, help: String, arguments: [String]) -> String {
      let lines = message.split(separator: "\n")
      let first = String(lines.first ?? "")
      let listed = lines.dropFirst().map { String($0.drop { $0 == " " || $0 == "-" }) }
      if first.hasPrefix("The value '"), let end = first.range(of: "' is invalid for '") {
        let word = String(first[first.index(first.startIndex, offsetBy: 11)..<end.lowerBound])
        return value(word, first, listed.isEmpty ? choices(first, help) : listed)
      }
      return ([first] + listed).joined(separator: " ") + (advice(first, arguments) ?? "")
    }

    /// Returns advice for an argument that is not expected, or an option that a mistyped command
    /// does not have.
    private static func advice(_ message: String, _ arguments: [String]) -> String? {
      if message.contains("nexpected argument") {
        return command(in: arguments) ?? option(in: arguments)
      }
      let isOption = message.hasPrefix("Unknown option") && !message.contains("Did you mean")
      return isOption ? command(in: arguments) : nil
    }

    /// Returns the message of a wrong value, with the nearest choice, or else with all of them.
    private static func value(_ word: String, _ message: String, _ choices: [String]) -> String {
      let sentence = message.components(separatedBy: ". Please provide one of")[0]
      if let near = EditDistance.nearest(to: word, among: choices) {
        return "\(sentence); did you mean \(near)?"
      }
      return choices.isEmpty ? sentence : "\(sentence); use \(choices.joined(separator: ", "))"
    }

    /// Returns the choices that the message quotes. An output format has none there: those of the
    /// command are in the help of its option.
    private static func choices(_ message: String, _ help: String) -> [String] {
      let parts = message.components(separatedBy: ". Please provide one of")
      if parts.count == 2 {
        return parts[1].split(separator: "'").map(String.init).filter {
          !$0.contains(" ") && $0 != "."
        }
      }
      guard message.hasSuffix("'--format <format>'") else { return [] }
      let words = help.components(separatedBy: "Help:").last?.split { !$0.isLetter } ?? []
      return OutputFormat.allCases.map(\.rawValue).filter { words.contains(Substring($0)) }
    }

    /// Returns advice if the arguments begin with a mistyped command, such as
    /// ``; did you mean `chat sync`?``
    static func command(in arguments: [String]) -> String? {
      var command: any ParsableCommand.Type = PentadCommand.self
      var path: [String] = []
      for word in arguments {
        let children = command.configuration.subcommands
        guard !children.isEmpty, !word.hasPrefix("-") else { return nil }
        if let child = children.first(where: { names($0).contains(word) }) {
          command = child
          path.append(word)
        } else if let near = EditDistance.nearest(to: word, among: children.flatMap(names)) {
          return "; did you mean `\((path + [near]).joined(separator: " "))`?"
        } else {
          return nil
        }
      }
      return nil
    }

    /// Returns advice for a city or a date that the panchang's command got without its option.
    private static func option(in arguments: [String]) -> String? {
      let astro = AstroCommand.configuration
      var command = arguments.first ?? ""
      if command == astro.commandName {
        let word = arguments.dropFirst().first ?? ""
        let isCommand = astro.subcommands.contains { names($0).contains(word) }
        command = isCommand ? word : PanchangCommand._commandName
      }
      guard names(PanchangCommand.self).contains(command) else { return nil }
      return "; give a city as --at CITY, and a date as --date DATE"
    }

    private static func names(_ command: any ParsableCommand.Type) -> [String] {
      [command._commandName] + command.configuration.aliases
    }
  }
#endif
