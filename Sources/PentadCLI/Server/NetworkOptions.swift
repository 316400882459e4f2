#if CommandLine
  import ArgumentParser

  /// The network options of servers.
  struct NetworkOptions: ParsableArguments {
    @Flag(help: "Let plain http go to other machines, where anybody on the way can read it.")
    var plainHttp = false
    @Option(
      name: .customLong("pin"),
      help: """
        The base64 of the SHA-256 of the public key that an https server must have; may be given several \
        times.
        """)
    var pins: [String] = []
  }
#endif
