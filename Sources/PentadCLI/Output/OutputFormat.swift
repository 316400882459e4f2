#if CommandLine
  import ArgumentParser
  import PentadCore

  /// How results are written.
  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case json
    case jsonl
    case table
    case csv
    case svg
    case ics

    /// Each command says in its help which of them it has.
    static var allValueStrings: [String] { [] }

    /// A table for a person, lines of JSON for a program.
    static var usual: OutputFormat { isTerminal ? .table : .jsonl }

    /// Refuses a format that a command does not have.
    func require(_ allowed: [OutputFormat]) throws(PentadError) {
      guard allowed.contains(self) else {
        let names = allowed.map(\.rawValue).joined(separator: ", ")
        throw PentadError(
          .unsupported, "--format \(rawValue) is not for this command; use \(names)")
      }
    }

    /// Refuses an option that is given for another format, in which it would have no effect.
    func require(
      _ option: String, _ isGiven: Bool, only formats: [OutputFormat]
    ) throws(PentadError) {
      guard isGiven, !formats.contains(self) else { return }
      let names = formats.map(\.rawValue).joined(separator: ", ")
      throw PentadError(
        .invalid, "\(option) is for --format \(names), and the format is \(rawValue)")
    }
  }

  /// Writes values as one document or a line each, or rows as a table.
  func write(_ values: [JSONValue], _ table: @autoclosure () -> Table, as format: OutputFormat) {
    switch format {
    case .json:
      writeLine((values.count == 1 ? values[0] : .array(values)).printed())
    case .jsonl: for value in values { writeLine(value.printed()) }
    case .csv: writeLine(table().csv)
    case .table, .svg, .ics: writeLine(table().aligned)
    }
  }
#endif
