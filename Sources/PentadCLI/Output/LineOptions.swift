#if CommandLine
  import ArgumentParser
  import PentadCore

  /// The output of a command that writes lines of JSON.
  struct LineOptions: ParsableArguments {
    @Option(help: "jsonl.") var format = OutputFormat.jsonl

    /// Refuses another form.
    func check() throws(PentadError) { try format.require([.jsonl]) }
  }
#endif
