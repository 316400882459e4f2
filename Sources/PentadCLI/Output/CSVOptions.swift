#if CommandLine
  import ArgumentParser
  import PentadCore

  /// The options of CSV cells.
  struct CSVOptions: ParsableArguments {
    @Flag(
      help: """
        csv: write cells exactly as they are, for a program. Without it a cell that a spreadsheet \
        would take for a formula begins with an apostrophe, and control characters are \\u{1B} and \
        so on.
        """)
    var raw = false

    func validate() { SpreadsheetText.isRaw.withLock { $0 = raw } }
  }
#endif
