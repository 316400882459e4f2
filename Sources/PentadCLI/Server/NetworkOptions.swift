#if CommandLine
  import ArgumentParser

  /// How servers are reached.
  struct NetworkOptions: ParsableArguments {
    @Flag(help: "Let plain http go to other machines, where anybody on the way can read it.")
    var plainHttp = false
  }
#endif
