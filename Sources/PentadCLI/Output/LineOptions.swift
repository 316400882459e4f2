#if CommandLine
  import ArgumentParser
  import PentadCore

  /// The output options of a command that writes lines of JSON.
  struct LineOptions: ParsableArguments {
    @Option(help: "jsonl.") var format = OutputFormat.jsonl
    @Flag(help: "The same as --format jsonl.") var json = false

    /// Rejects any other format.
    func check() throws(PentadError) { try format.require([.jsonl]) }
  }
#endif
