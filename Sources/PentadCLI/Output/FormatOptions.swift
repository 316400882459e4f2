#if CommandLine
  import ArgumentParser
  import PentadCore

  /// The options that belong to `--format`.
  struct FormatOptions: ParsableArguments, JSONChoice {
    static let aboutRaw: ArgumentHelp = """
      csv: write cells unchanged, for a program. Without it, a cell that a spreadsheet would read as \
      a formula begins with an apostrophe, and control characters are \\u{1B} and \
      so on.
      """

    // No JSONFlag in this group: NetworkHelp describes why.
    @Flag(help: JSONFlag.about) var json = false
    @Flag(help: aboutRaw) var raw = false

    func validate() { Self.set(raw: raw) }

    /// Sets the form of all cells of CSV.
    static func set(raw: Bool) { SpreadsheetText.isRaw.withLock { $0 = raw } }
  }

  /// The short form of `--format json`, for every command that writes JSON.
  struct JSONFlag: ParsableArguments, JSONChoice {
    static let about: ArgumentHelp = "The same as --format json."

    @Flag(help: about) var json = false
  }

  /// Options with the flag `--json`.
  protocol JSONChoice {
    var json: Bool { get }
  }

  extension JSONChoice {
    /// Chooses the format before any work is done.
    ///
    /// - Parameters:
    ///   - format: the value of `--format`, if given.
    ///   - usual: the format without `--format` and `--json`.
    ///   - supported: the formats of the command.
    /// - Throws: `invalid` for `--json` with another format; `unsupported` for a format that the
    ///   command does not support.
    func choose(
      _ format: OutputFormat?, else usual: OutputFormat = .usual,
      of supported: [OutputFormat] = OutputFormat.records
    ) throws(PentadError) -> OutputFormat {
      if let format, json, format != .json {
        throw PentadError(
          .invalid, "--json means --format json; leave out --format \(format.rawValue)")
      }
      let format = json ? .json : format ?? usual
      try format.require(supported)
      return format
    }
  }
#endif
