#if CommandLine
  import ArgumentParser

  /// The network options of servers.
  struct NetworkOptions: ParsableArguments {
    @Flag(help: "Allow plain http to other machines. Others on the network can read it.")
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
