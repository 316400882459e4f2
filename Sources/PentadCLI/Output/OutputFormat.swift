#if CommandLine
  import ArgumentParser
  import PentadCore

  /// The output format of results.
  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case json
    case jsonl
    case table
    case csv
    case svg
    case ics

    /// No values: the help of each command lists its formats.
    static var allValueStrings: [String] { [] }

    /// The formats of commands that write records.
    static let records: [OutputFormat] = [.json, .jsonl, .table, .csv]

    /// The default: a table on a terminal, otherwise lines of JSON.
    static var usual: OutputFormat { isTerminal ? .table : .jsonl }

    /// Rejects a format that a command does not support.
    func require(_ allowed: [OutputFormat]) throws(PentadError) {
      guard allowed.contains(self) else {
        let names = allowed.map(\.rawValue).joined(separator: ", ")
        throw PentadError(
          .unsupported, "this command has no --format \(rawValue); use \(names)")
      }
    }

    /// Rejects an option for another format, where it would have no effect.
    func require(
      _ option: String, _ isGiven: Bool, only formats: [OutputFormat]
    ) throws(PentadError) {
      guard isGiven, !formats.contains(self) else { return }
      let names = formats.map(\.rawValue).joined(separator: ", ")
      throw PentadError(
        .invalid, "\(option) needs --format \(names), not \(rawValue)")
    }
  }

  /// Writes values as one document or one for each line, or rows as a table.
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
