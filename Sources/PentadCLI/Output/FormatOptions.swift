#if CommandLine
  import ArgumentParser
  import PentadCore

  /// The options that belong to `--format`.
  struct FormatOptions: ParsableArguments {
    @OptionGroup var flag: JSONFlag
    @Flag(
      help: """
        csv: write cells unchanged, for a program. Without it, a cell that a spreadsheet would read as \
        a formula begins with an apostrophe, and control characters are \\u{1B} and \
        so on.
        """)
    var raw = false

    func validate() { SpreadsheetText.isRaw.withLock { $0 = raw } }

    /// Chooses the format: see ``JSONFlag/choose(_:else:of:)``.
    func choose(
      _ format: OutputFormat?, else usual: OutputFormat = .usual,
      of supported: [OutputFormat] = OutputFormat.records
    ) throws(PentadError) -> OutputFormat {
      try flag.choose(format, else: usual, of: supported)
    }
  }

  /// The short form of `--format json`, for every command that writes JSON.
  struct JSONFlag: ParsableArguments {
    @Flag(help: "The same as --format json.") var json = false

    /// Chooses the format before any work is done.
    ///
    /// - Parameters:
    ///   - format: the value of `--format`, if given.
    ///   - usual: the format without `--format` and `--json`.
    ///   - supported: the formats of the command.
    /// - Throws: `invalid` for `--json` with another format; `unsupported` for a format that the
    ///   command does not support.
    func choose(
      _ format: OutputFormat?, else usual: OutputFormat, of supported: [OutputFormat]
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
